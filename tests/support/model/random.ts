/** A small seeded generator: the same number, the same game. */

export interface Random {
  /** 0, 1, … up to one less than the size. */
  below(size: number): number;
  chance(probability: number): boolean;
  pick<T>(items: readonly T[]): T;
  shuffled<T>(items: readonly T[]): T[];
}

export function seeded(seed: number): Random {
  let state = seed >>> 0;
  // mulberry32
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), state | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (size: number): number => Math.floor(next() * size);
  return {
    below,
    chance: (probability) => next() < probability,
    pick: (items) => items[below(items.length)]!,
    shuffled: (items) => {
      const order = [...items];
      for (let i = order.length - 1; i > 0; i -= 1) {
        const j = below(i + 1);
        [order[i], order[j]] = [order[j]!, order[i]!];
      }
      return order;
    },
  };
}
