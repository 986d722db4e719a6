// The token that the engine moves and the one that the tracker moves go to the same place, by the same rule.
import { expect, it } from 'vitest';
import {
  type GameEvent,
  type Good,
  type Move,
  type Position,
  playWithEvents,
  type Seat,
  toPosition,
  tracker,
} from '../../../src/games/dunhuang/index.ts';
import { randomGame, rulingsNumber } from './support/random-game.ts';
import { A, TO_SHOP, table } from './support/table.ts';

function collectionAt({ seats }: Position, good: Good): tracker.Collection {
  const held = seats.flatMap(({ tokens }, seat) =>
    tokens.filter((token) => token.good === good).map(({ side }) => ({ holder: seat as Seat, side })),
  );
  const counts = seats.map(({ shop }) => shop.filter((card) => card === good).length);
  return { counts, ...(held[0] ?? { holder: null, side: 'number' as const }) };
}

/** The one card that a move takes into or out of a shop; undefined for other moves. */
function changeOf(
  move: Move,
  { market, camel }: Position,
): { good: Good; act: 'place' | 'remove' } | undefined {
  if (move.type === 'take-good' && move.to === 'shop') return { good: market[camel]!, act: 'place' };
  if (move.type !== 'domestic') return undefined;
  return { good: move.good, act: move.to === 'shop' ? 'place' : 'remove' };
}

const isAboutToken = ({ type }: GameEvent): boolean => type.startsWith('token-') || type === 'asked';

it('one rule, one place: taken, missed, protected, lost, asked for and answered alike', () => {
  const cited = new Set<string>();
  let question: tracker.Question | undefined;
  for (let n = 0; n < 64; n++) {
    const rulings = rulingsNumber(n);
    randomGame({ players: ([2, 3, 4] as const)[n % 3]!, seed: `one rule ${n}`, rulings }, (step) => {
      if (step.move.type === 'keep' || step.move.type === 'place-camel') return;
      const before = toPosition(step.before);
      const religion = before.circle.includes('buddhist') ? 'buddhist' : 'manichean';
      const rules: tracker.TokenRules = { religion, rulings };
      const event = step.events.find(isAboutToken);
      if (question && before.pending && 'good' in before.pending) {
        const { good, taker } = before.pending;
        const answer = tracker.answerQuestion(
          question,
          taker,
          step.move.type === 'pay' || step.move.type === 'protect',
        );
        expect(event?.rule).toBe(answer.rule);
        const { holder, side } = collectionAt(toPosition(step.state), good);
        expect({ holder, side }).toEqual({ holder: answer.holder, side: answer.side });
        cited.add(`${step.move.type} ${answer.rule}`);
      }
      question = undefined;
      const changed = changeOf(step.move, before);
      if (changed === undefined) return;
      const { good, act } = changed;
      const seat = before.toMove;
      const change = { seat, act, coins: before.seats[seat]!.coins };
      const { collection, settlement } = tracker.changeCollection(
        good,
        collectionAt(before, good),
        change,
        rules,
      );
      expect(collectionAt(toPosition(step.state), good)).toEqual(collection);
      if (settlement.what === 'asks') question = settlement;
      const silent =
        settlement.what === 'stays' && settlement.why !== 'fewer' && settlement.why !== 'cannot-pay';
      expect(event === undefined).toBe(silent);
      if (event === undefined) return;
      expect(event.rule).toBe(settlement.rule);
      cited.add(`${settlement.what} ${settlement.rule}`);
    });
  }
  expect([...cited].sort()).toEqual([
    'asks token.shang',
    'decline token.shang',
    'pay majority.take',
    'protect ruling.consumed',
    'protected ruling.consumed',
    'returned emptyCollection',
    'returned majority.lose',
    'stays majority.take',
    'stays ruling.cannot-pay',
    'taken majority.take',
    'yield majority.take',
  ]);
});

it('middleToken: missed in the middle by the ruling that says so, for both', () => {
  const rulings = { middleToken: 'most-or-tie' } as const;
  const state = table({
    at: 'dancer',
    phase: 'good',
    A: { shop: [7] },
    B: { shop: [7, 7, 7] },
    market: [6, 7, 5, 8, 5, 6, 8, 5],
    rulings,
  });
  const missed = playWithEvents(state, TO_SHOP).events.find(isAboutToken);
  const change = { seat: A, act: 'place' } as const;
  const { settlement } = tracker.changeCollection(7, collectionAt(toPosition(state), 7), change, { rulings });
  expect(missed).toMatchObject({ type: 'token-missed', rule: 'middleToken' });
  expect(settlement.rule).toBe('middleToken');
});
