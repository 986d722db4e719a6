/** Whatever `check` gives as its reason is so, as anybody at the table can see. */
import { describe, expect, it } from 'vitest';
import {
  check,
  fromPosition,
  type Good,
  legalMoves,
  type MoveError,
  type Position,
  play,
  type Seat,
  type State,
  toMove,
  toPosition,
} from '../../../src/games/dunhuang/index.ts';
import { seeded } from '../../support/model/random.ts';
import { randomTable, rulingsNumber } from './model/random-table.ts';
import { everyMove } from './support/every-move.ts';

interface Refused {
  readonly table: Position;
  readonly move: Record<string, unknown>;
  readonly decider: Seat;
}

const seatInTurn = ({ table }: Refused): Position['seats'][0] => table.seats[table.toMove]!;
const deciding = ({ table, decider }: Refused): Position['seats'][0] => table.seats[decider]!;
const hasAll = (held: readonly Good[], wanted: readonly Good[]): boolean =>
  wanted.every(
    (good) => held.filter((card) => card === good).length >= wanted.filter((card) => card === good).length,
  );

/** The goods that a move takes out of the hand, and out of the shop. */
function fromHand({ move }: Refused): Good[] {
  const { type } = move;
  if (type === 'give') return move['goods'] as Good[];
  if (type === 'painter') return [move['discard'] as Good];
  if (type === 'general') return [move['give'] as Good];
  if (type === 'maid') return [move['hand'] as Good];
  return type === 'domestic' && move['to'] === 'shop' ? [move['good'] as Good] : [];
}
function fromShop({ move }: Refused): Good[] {
  const { type } = move;
  if (type === 'musician') return [move['discard'] as Good];
  if (type === 'soldier') return [move['give'] as Good];
  if (type === 'maid') return [move['shop'] as Good];
  return type === 'domestic' && move['to'] === 'hand' ? [move['good'] as Good] : [];
}
const stepsTo = ({ table, move }: Refused): number => ((move['space'] as number) - table.camel + 8) % 8;
const goodThere = ({ table, move }: Refused): Good | null => table.market[move['space'] as number]!;
const tokenOf = (refused: Refused) =>
  seatInTurn(refused).tokens.find(({ good }) => good === refused.move['token']);
const left = (name: 'coins' | 'prestige', { table }: Refused): number =>
  (name === 'coins' ? 44 : 28) - table.seats.reduce((sum, seat) => sum + seat[name], 0);

const IS_SO: Partial<Record<MoveError['code'], (refused: Refused) => boolean>> = {
  'not-drawn': ({ table, move }) =>
    table.pending?.type === 'keep' && !table.pending.drawn.includes(move['good'] as Good),
  'must-move': ({ move }) => move['steps'] === 0,
  'too-few-coins': (refused) => (refused.move['steps'] as number) > 1 + seatInTurn(refused).coins,
  'other-character': ({ table, move }) => table.circle[table.camel] !== move['type'],
  'no-coins-left': (refused) => left('coins', refused) === 0,
  'no-prestige-left': (refused) => left('prestige', refused) === 0,
  'no-token': (refused) => seatInTurn(refused).tokens.length === 0,
  'not-in-hand': (refused) => !hasAll(deciding(refused).hand, fromHand(refused)),
  'not-in-shop': (refused) => !hasAll(seatInTurn(refused).shop, fromShop(refused)),
  'pile-empty': ({ table }) => table.deck.length === 0,
  'space-empty': (refused) => goodThere(refused) === null || stepsTo(refused) === 0,
  'same-good': (refused) =>
    refused.move['type'] === 'maid'
      ? refused.move['shop'] === refused.move['hand']
      : goodThere(refused) === refused.move['give'],
  yourself: ({ table, move }) => move['from'] === table.toMove,
  'no-such-seat': ({ table, move }) => (move['from'] as number) >= table.players,
  'hand-empty': ({ table, move }) => table.seats[move['from'] as Seat]!.hand.length === 0,
  'wrong-number': ({ table, move }) =>
    table.pending?.type === 'give' && table.pending.count !== (move['goods'] as Good[]).length,
  'not-a-neighbour': (refused) => ![1, 7].includes(stepsTo(refused)),
  'out-of-reach': (refused) => stepsTo(refused) === 0 || stepsTo(refused) > refused.table.steps!,
  'not-your-token': (refused) => tokenOf(refused) === undefined,
  'already-shang': (refused) => tokenOf(refused)?.side === 'shang',
};

describe('check: the reason given for a refusal', () => {
  it.each([2, 3, 4] as const)('is so, on tables of %d', (players) => {
    const wrong: unknown[] = [];
    const seen = new Set<MoveError['code']>();
    const look = (state: State): void => {
      const decider = toMove(state);
      if (decider === undefined) return;
      const table = toPosition(state);
      for (const move of everyMove()) {
        const code = check(state, move)?.code;
        if (code === undefined) continue;
        seen.add(code);
        if (IS_SO[code]?.({ table, move, decider }) === false) wrong.push({ code, move, table });
      }
    };
    for (let n = 0; n < 120; n++) {
      const random = seeded(players * 1000 + n);
      const start = fromPosition(randomTable(players, rulingsNumber(n % 64), random), 'refused');
      look(start);
      look(play(start, random.pick(legalMoves(start))));
    }
    expect(wrong).toEqual([]);
    expect(seen.size).toBeGreaterThan(15); // of 24 codes
  });
});
