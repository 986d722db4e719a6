/** Moves of every type, legal or not. */
import { MOVE_TYPES } from '../../../../src/games/dragon-market/fast.ts';
import type { Move } from '../../../../src/games/dragon-market/index.ts';

export function anyMove(random: () => number): Move {
  const below = (n: number): number => Math.floor(random() * n);
  const type = MOVE_TYPES[below(MOVE_TYPES.length)]!;
  const boat = below(10);
  const by = below(19) - 9;
  switch (type) {
    case 'place-boat':
      return { type, boat, at: below(100), heading: (['n', 'e', 's', 'w'] as const)[below(4)]! };
    case 'keep':
      return { type, card: below(13) };
    case 'need-not':
    case 'take':
      return { type, kind: below(20) };
    case 'reroll':
      return { type, die: below(2) as 0 | 1 };
    case 'slide':
    case 'leap':
    case 'drift':
      return { type, boat, by };
    case 'turn':
    case 'pivot':
      return { type, boat, to: below(2) === 0 ? 'left' : 'right' };
    case 'step':
    case 'diagonal':
    case 'jump':
      return { type, to: below(100) };
    case 'cross':
      return { type, over: below(100), to: below(100) };
    case 'swing':
    case 'restack':
      return { type, boat };
    case 'swap':
      return { type, with: below(4) as 0 };
    case 'take-coin':
      return { type, from: below(4) as 0 };
    default:
      return { type };
  }
}
