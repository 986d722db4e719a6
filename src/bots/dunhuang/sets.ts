/** Kinds of goods as a set of bits, good 1 at bit 1. */
export const SETS = 1 << 11;

/** How many kinds are in a set. */
export const sizes = Uint8Array.from({ length: SETS }, (_, set) => {
  let size = 0;
  for (let left = set; left > 0; left &= left - 1) size++;
  return size;
});

/** `score.cap`: what the highest goods of a set add up to, by how many may be scored: + cap * SETS. */
export const capped = Uint8Array.from({ length: 11 * SETS }, (_, at) => {
  let left = Math.floor(at / SETS);
  let points = 0;
  for (let good = 10; good > 0 && left > 0; good--) {
    if (((at >> good) & 1) === 0) continue;
    points += good;
    left--;
  }
  return points;
});
