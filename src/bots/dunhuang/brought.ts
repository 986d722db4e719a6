/** What a turn brings who plays it: played out in a world that fits what they know, as far as they can know it beforehand. */
import {
  bringsUnknown,
  type GameEvent,
  type Good,
  type Move,
  neededToWin,
  outlook,
  playWithEvents,
  type Seat,
  type State,
  type View,
  view,
} from '../../games/dunhuang/index.ts';
import type { Reason } from './reasons.ts';

/** Missing more than this is not near. */
const NEAR = 2;

function fromEvent(event: GameEvent, seat: Seat): Reason | undefined {
  if (event.seat !== seat) return undefined;
  switch (event.type) {
    case 'won':
      return { code: 'wins' };
    case 'prestige-taken':
      return event.count > 0 ? { code: 'prestige', count: event.count } : undefined;
    case 'coins-taken':
      return { code: 'coins', count: event.count };
    case 'token-turned':
      return { code: 'guards', good: event.good };
    case 'drew':
      return { code: 'draws' };
    case 'good-taken':
      return { code: 'adds', good: event.good, to: event.to };
    default:
      return undefined;
  }
}

const holder = ({ seats }: View, good: Good): number =>
  seats.findIndex(({ tokens }) => tokens.some((token) => token.good === good));

/** Tokens that one has in the end and had not before: what is taken and given up within a turn is nothing gained. */
function taken(before: View, after: View, seat: Seat): Reason[] {
  return after.seats[seat]!.tokens.flatMap(({ good }): Reason[] => {
    const from = holder(before, good);
    if (from === seat) return [];
    return from < 0
      ? [{ code: 'takes-token', good }]
      : [{ code: 'takes-token-from', good, seat: from as Seat }];
  });
}

/** Tokens that one had before and no longer has. */
const givenUp = (before: View, after: View, seat: Seat): Reason[] =>
  before.seats[seat]!.tokens.flatMap(({ good }): Reason[] =>
    holder(after, good) === seat ? [] : [{ code: 'gives-up', good }],
  );

const count = (hand: readonly Good[], good: Good): number => hand.filter((other) => other === good).length;

/** A good that came into the hand and leads there, as far as the seat knows. */
function ledGood(before: View, { seats }: View, seat: Seat): Good | undefined {
  const hand = seats[seat]!.known;
  return [...new Set(hand)].reverse().find((good) => {
    const own = count(hand, good);
    return (
      own > count(before.seats[seat]!.known, good) &&
      seats.every(({ known }, other) => other === seat || count(known, good) <= own)
    );
  });
}

/** What the seat is still missing to win at once. */
function missing({ players, seats }: View, seat: Seat): { tokens: number; goods: number } {
  const needed = neededToWin(players);
  const { tokens, known } = seats[seat]!;
  return {
    tokens: Math.max(0, needed.tokens - tokens.length),
    goods: Math.max(0, needed.goods - new Set(known).size),
  };
}

/** How much nearer the seat has come to winning at once. */
function nearer(before: View, after: View, seat: Seat): Reason[] {
  const was = missing(before, seat);
  const is = missing(after, seat);
  const left = is.tokens + is.goods;
  if (left === 0) return []; // won, which is said already
  if (left <= NEAR && left < was.tokens + was.goods) return [{ code: 'short', ...is }];
  return [
    ...(was.tokens > 0 && is.tokens === 0 ? [{ code: 'last-token' } as const] : []),
    ...(was.goods > 0 && is.goods === 0 ? [{ code: 'last-good' } as const] : []),
  ];
}

/** Whose win at once, next turn and with what lies open, is spoilt. */
const stopped = (before: View, after: View, seat: Seat): Reason[] =>
  before.seats.flatMap((_, at): Reason[] => {
    const rival = at as Seat;
    const spoilt = rival !== seat && outlook.couldWin(before, rival) && !outlook.couldWin(after, rival);
    return spoilt ? [{ code: 'stops', seat: rival }] : [];
  });

/** What is left to say of a turn that is told without its end. */
function endOf(state: State, seat: Seat): Move | undefined {
  const { ask, toMove } = view(state, seat);
  if (toMove !== seat) return undefined;
  return ask === 'bonus' ? { type: 'skip-bonus' } : ask === 'end' ? { type: 'end-turn' } : undefined;
}

/**
 * All of it, in no order. What hangs on cards that nobody can know yet is no claim: the hand is looked at as it is before
 * they come, and the table before it is filled up again.
 */
export function broughtBy(world: State, seat: Seat, moves: readonly Move[]): Reason[] {
  const before = view(world, seat);
  const brought: Reason[] = [];
  let state = world;
  let known = before;
  const turn = [...moves];
  for (let move = turn.shift(); move !== undefined; move = turn.shift() ?? endOf(state, seat)) {
    const { state: next, events } = playWithEvents(state, move);
    brought.push(...events.flatMap((event) => fromEvent(event, seat) ?? []));
    state = next;
    if (bringsUnknown(move) && 'from' in move) brought.push({ code: 'trades', seat: move.from });
    if (bringsUnknown(move) || move.type === 'end-turn') break;
    known = view(state, seat);
  }
  const led = ledGood(before, known, seat);
  return [
    ...brought,
    ...taken(before, known, seat),
    ...givenUp(before, known, seat),
    ...nearer(before, known, seat),
    ...stopped(before, known, seat),
    ...(led === undefined ? [] : [{ code: 'leads-hand', good: led } as const]),
  ];
}
