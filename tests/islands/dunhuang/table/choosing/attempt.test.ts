import { describe, expect, test } from 'vitest';
import {
  check,
  createGame,
  fromPosition,
  type Good,
  legalMoves,
  type Position,
  play,
  type Space,
  view,
} from '../../../../../src/games/dunhuang/index.ts';
import { attempt } from '../../../../../src/islands/dunhuang/table/choosing/attempt.ts';
import type { Target } from '../../../../../src/islands/dunhuang/table/choosing/taps.ts';
import type { Mutable } from '../../../../games/dunhuang/support/mutable.ts';

const CIRCLE: Position['circle'] = [
  'painter',
  'princess',
  'diplomat',
  'soldier',
  'trader',
  'maid',
  'shepherd',
  'manichean',
];
const OTHER: Position['circle'] = [
  'musician',
  'dancer',
  'interpreter',
  'general',
  'merchant',
  'domestic',
  'farmer',
  'buddhist',
];

function table(camel: Space, more: Partial<Position> = {}, hand: Good[] = [5]): Mutable<Position> {
  const seat = { shop: [] as Good[], tokens: [], coins: 3, prestige: 0 };
  return {
    players: 3,
    circle: [...CIRCLE],
    market: [8, 9, 7, 6, 5, 4, 3, null],
    camel,
    deck: [2, 8, 8],
    seats: [
      { ...seat, hand, shop: [7], tokens: [{ good: 7, side: 'shang' }] },
      { ...seat, hand: [6] },
      { ...seat, hand: [] },
    ],
    firstPlayer: 0,
    toMove: 0,
    phase: 'bonus',
    steps: 1,
    ...(more as Partial<Mutable<Position>>),
  };
}

/** Why the rules refuse what was tapped; `legal` for a move they allow, `nothing` where there is no such move. */
function refusal(position: Position, target: Target, tapped: readonly Target[] = []): string {
  const state = fromPosition(position, 'attempt');
  const move = attempt(view(state, 0), tapped, target);
  if (move === undefined) return 'nothing';
  return check(state, move)?.code ?? 'legal';
}

describe('a tap that is none says why', () => {
  test('too far for the camel', () => {
    const camel = table(0, { phase: 'camel' });
    expect(refusal(camel, 'space.5')).toBe('too-few-coins');
    expect(refusal(camel, 'space.0')).toBe('too-few-coins'); // all the way round
    expect(refusal(camel, 'hand.5')).toBe('nothing');
  });

  test('another character, or one that would do nothing', () => {
    expect(refusal(table(0), 'space.1')).toBe('other-character');
    expect(refusal(table(0, {}, []), 'space.0')).toBe('not-in-hand');
    const bare = table(1);
    bare.seats[0]!.tokens = [];
    expect(refusal(bare, 'space.1')).toBe('no-token');
    expect(refusal(table(2, { deck: [] }), 'space.2')).toBe('pile-empty');
  });

  test('a card from the wrong place', () => {
    expect(refusal(table(0), 'shop.7')).toBe('not-in-hand'); // Painter
    expect(refusal(table(0, { circle: OTHER }), 'hand.5')).toBe('not-in-shop'); // Musician
  });

  test('an empty space, one too far, no neighbour', () => {
    expect(refusal(table(3), 'space.7')).toBe('space-empty'); // Soldier
    expect(refusal(table(6), 'space.1')).toBe('not-a-neighbour'); // Shepherd
    expect(refusal(table(6, { circle: OTHER }), 'space.1')).toBe('out-of-reach'); // Farmer
  });

  test('an opponent with nothing to give', () => {
    expect(refusal(table(4), 'seat.2')).toBe('hand-empty'); // Trader
    expect(refusal(table(4), 'seat.0')).toBe('yourself');
  });

  test('a token that is turned already, and a card without one', () => {
    expect(refusal(table(7), 'shop.7')).toBe('already-shang'); // Manichean
    const two = table(7);
    two.seats[0]!.shop = [7, 8];
    expect(refusal(two, 'shop.8')).toBe('not-your-token');
  });

  test('the same good for itself', () => {
    const maid = table(5, {}, [5, 7]);
    expect(refusal(maid, 'hand.7', ['space.5', 'shop.7'])).toBe('same-good');
  });

  test('no coins left', () => {
    const rich = table(0);
    rich.seats[1]!.coins = 38;
    expect(refusal(rich, 'coins')).toBe('no-coins-left');
  });

  test('something that is not asked for at all', () => {
    expect(refusal(table(1), 'hand.5')).toBe('nothing');
    expect(refusal(table(0), 'seat.1')).toBe('nothing');
    const state = createGame({ players: 2, seed: 'deal' });
    expect(attempt(view(state, 0), [], 'coins')).toBeUndefined();
  });

  test('too many cards to give', () => {
    const state = play(fromPosition(table(4), 'attempt'), { type: 'trader', from: 1 });
    const asked = view(state, 0);
    expect(asked.ask).toBe('give');
    const move = attempt(asked, ['hand.5'], 'hand.6')!;
    expect(check(state, move)?.code).toBe('wrong-number');
    expect(legalMoves(state).length).toBeGreaterThan(0);
  });
});
