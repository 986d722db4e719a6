/**
 * A small fast generator (sfc32) whose whole state is four numbers in an Int32Array: quicker than
 * fields of a class, copied along with whatever buffer it lies in, and JSON when it has to be.
 */

/** The next 32 bits. `at` is where the four numbers begin in `state`. */
export function next(state: Int32Array, at: number): number {
  const a = state[at]!;
  const b = state[at + 1]!;
  const c = state[at + 2]!;
  const count = state[at + 3]!;
  const result = (((a + b) | 0) + count) | 0;
  state[at] = b ^ (b >>> 9);
  state[at + 1] = (c + (c << 3)) | 0;
  state[at + 2] = (((c << 21) | (c >>> 11)) + result) | 0;
  state[at + 3] = (count + 1) | 0;
  return result;
}

/** A whole number from 0 up to, not including, `n`. */
export function below(state: Int32Array, at: number, n: number): number {
  return Math.floor((next(state, at) >>> 0) * 2.3283064365386963e-10 * n);
}

/** Fills the four numbers from a text: the same text gives the same stream on every machine. */
export function seedFrom(text: string, state: Int32Array, at: number): void {
  // Four FNV-1a hashes with different starts; the warm-up below mixes what they have in common.
  for (let i = 0; i < 4; i++) {
    let hash = 0x811c9dc5 ^ Math.imul(i + 1, 0x9e3779b9);
    for (let j = 0; j < text.length; j++) {
      hash = Math.imul(hash ^ text.charCodeAt(j), 0x01000193);
    }
    state[at + i] = hash ^ text.length;
  }
  for (let i = 0; i < 16; i++) next(state, at);
}

/** Fills the four numbers from a source like `Math.random`. */
export function seedFromSource(random: () => number, state: Int32Array, at: number): void {
  for (let i = 0; i < 4; i++) state[at + i] = Math.floor(random() * 4294967296) | 0;
  for (let i = 0; i < 16; i++) next(state, at);
}

/** Shuffles `cells[from … from + count - 1]` in place (Fisher-Yates). */
export function shuffle(cells: Uint8Array, from: number, count: number, state: Int32Array, at: number): void {
  for (let i = count - 1; i > 0; i--) {
    const j = below(state, at, i + 1);
    const card = cells[from + i]!;
    cells[from + i] = cells[from + j]!;
    cells[from + j] = card;
  }
}
