/** What is tapped while a game goes on at the table. A game is the list of it. */
import { isSeatOf } from '../../lib/reading.ts';
import type { PlayerCount, Seat } from '../../lib/seats.ts';
import { ROUNDS } from './box.ts';
import { reader } from './read.ts';

/** From left to right: the new turn order goes by it. */
export const BONUSES = ['advancement', 'sales', 'fed', 'no-taxes', 'boat', 'factory'] as const;
export type Bonus = (typeof BONUSES)[number];
export const FORTUNE_ACTIONS = ['boats', 'plant', 'sell', 'factory', 'advancement'] as const;
export type FortuneAction = (typeof FORTUNE_ACTIONS)[number];
export const WORK_ACTIONS = ['resources', 'produce', 'ships', 'undertakings', 'war'] as const;
export type WorkAction = (typeof WORK_ACTIONS)[number];

export const PHASES = [
  'bonus',
  'actions',
  'feed',
  'war',
  'disasters',
  'routes',
  'undertakings',
  'taxes',
  'late-shipping',
  'admin',
] as const;
export type Phase = (typeof PHASES)[number];

export const CARD_VALUES = [1, 2, 3] as const;
/** Null where nobody said. */
export type CardValue = (typeof CARD_VALUES)[number] | null;

export type Tap =
  | { readonly type: 'bonus'; readonly bonus: Bonus }
  | {
      readonly type: 'fortune';
      readonly action: FortuneAction;
      readonly taxed: boolean;
      readonly value: CardValue;
    }
  | { readonly type: 'work'; readonly action: WorkAction }
  | { readonly type: 'next' }; // the phase is done

export interface CompanionGame {
  readonly players: PlayerCount;
  readonly order: readonly Seat[]; // provisional, before the first round
  readonly taps: readonly Tap[];
}

/** Fortune actions in a round, and workforce actions. */
export const OF_EACH = 3;
const MOST_TAPS = ROUNDS * (4 + 4 * 2 * OF_EACH + PHASES.length);

function readTap(value: unknown): Tap {
  const read = reader('round');
  const { type, bonus, action, taxed, value: card } = read.fields(value);
  switch (type) {
    case 'bonus':
      return { type, bonus: read.oneOf(bonus, BONUSES) };
    case 'fortune':
      return {
        type,
        action: read.oneOf(action, FORTUNE_ACTIONS),
        taxed: read.flag(taxed),
        value: read.oneOf(card, [...CARD_VALUES, null]),
      };
    case 'work':
      return { type, action: read.oneOf(action, WORK_ACTIONS) };
    default:
      return type === 'next' ? { type } : read.fail();
  }
}

/** What was tapped, read whole. Throws InvalidInput. */
export function readCompanionGame(value: unknown): CompanionGame {
  const read = reader('round');
  return read.all(() => {
    const given = read.fields(value);
    const players = read.players(given['players']);
    const order = read
      .list(given['order'], players)
      .map((seat) => (isSeatOf(seat, players) ? seat : read.fail()));
    if (new Set(order).size !== players) return read.fail();
    return { players, order, taps: read.list(given['taps'], MOST_TAPS).map(readTap) };
  });
}
