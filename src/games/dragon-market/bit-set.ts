/** Sets of kinds, powers or cards as the bits of one number. */
export function kindsIn(bits: number): number[] {
  const kinds: number[] = [];
  for (let left = bits; left !== 0; left &= left - 1) kinds.push(31 - Math.clz32(left & -left));
  return kinds;
}

export function bitsOf(kinds: readonly number[]): number {
  let bits = 0;
  for (const kind of kinds) bits |= 1 << kind;
  return bits;
}
