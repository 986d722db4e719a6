/** Why a turn is good, as codes and numbers: words for them are in i18n under `bot.reason`. */

import { GOODS_TO_WIN, tokensToWin } from '../../games/dunhuang/fast.ts';
import {
  type GameEvent,
  type Good,
  type Move,
  playWithEvents,
  type Seat,
  type State,
  view,
} from '../../games/dunhuang/index.ts';

export type Reason =
  | { code: 'wins' }
  | { code: 'takes-token'; good: Good } // from the middle
  | { code: 'takes-token-from'; good: Good; seat: Seat }
  | { code: 'stops'; good: Good; seat: Seat } // … who was about to win at once
  | { code: 'last-token' } // enough tokens to win at once, the goods still missing
  | { code: 'last-good' } // enough different goods in hand, the tokens still missing
  | { code: 'prestige'; count: number }
  | { code: 'coins'; count: number }
  | { code: 'guards'; good: Good }
  | { code: 'leads-hand'; good: Good } // as many of it in hand as anybody is known to hold
  | { code: 'draws' }
  | { code: 'trades'; seat: Seat }
  | { code: 'adds'; good: Good; to: 'hand' | 'shop' }
  | { code: 'least-bad' } // nothing of all this
  | { code: 'lost' }; // and nothing helps any more

const MOST_REASONS = 3;

/** Below it nothing a turn brings is a reason: it does not win the game. */
const NO_CHANCE = 0.005;

interface Standing {
  readonly tokens: readonly number[];
  readonly hand: readonly Good[];
  readonly different: number;
}

function standing(state: State, seat: Seat): Standing {
  const { seats } = view(state, seat);
  const hand = seats[seat]!.known;
  return { tokens: seats.map(({ tokens }) => tokens.length), hand, different: new Set(hand).size };
}

function fromEvent(event: GameEvent, seat: Seat, before: Standing, need: number): Reason | undefined {
  if (event.seat !== seat) return undefined;
  switch (event.type) {
    case 'won':
      return { code: 'wins' };
    case 'token-taken':
      if (event.from === null) return { code: 'takes-token', good: event.good };
      return {
        code: before.tokens[event.from]! >= need - 1 ? 'stops' : 'takes-token-from',
        good: event.good,
        seat: event.from,
      };
    case 'prestige-taken':
      return event.count > 0 ? { code: 'prestige', count: event.count } : undefined;
    case 'coins-taken':
      return { code: 'coins', count: event.count };
    case 'token-turned':
      return { code: 'guards', good: event.good };
    case 'drew':
      return { code: 'draws' };
    case 'cards-taken':
      return { code: 'trades', seat: event.from };
    case 'good-taken':
      return { code: 'adds', good: event.good, to: event.to };
    default:
      return undefined;
  }
}

/** A good that came into the hand and leads there, as far as the seat knows. */
function ledGood(state: State, seat: Seat, before: Standing): Good | undefined {
  const { seats } = view(state, seat);
  const count = (hand: readonly Good[], good: Good): number => hand.filter((other) => other === good).length;
  const hand = seats[seat]!.known;
  return [...new Set(hand)].reverse().find((good) => {
    const own = count(hand, good);
    return (
      own > count(before.hand, good) &&
      seats.every(({ known }, other) => other === seat || count(known, good) <= own)
    );
  });
}

/** The weightiest first. */
export const REASONS = [
  'wins',
  'stops',
  'last-token',
  'takes-token-from',
  'takes-token',
  'last-good',
  'prestige',
  'guards',
  'leads-hand',
  'draws',
  'trades',
  'coins',
  'adds',
  'least-bad',
  'lost',
] as const satisfies readonly Reason['code'][];

/** Plays the turn in a state that fits what the seat knows, and tells what it brings there. */
function brought(state: State, seat: Seat, moves: readonly Move[]): Reason[] {
  const before = standing(state, seat);
  const need = tokensToWin(before.tokens.length);
  const reasons: Reason[] = [];
  let now = state;
  for (const move of moves) {
    const { state: next, events } = playWithEvents(now, move);
    for (const event of events) {
      const reason = fromEvent(event, seat, before, need);
      if (reason !== undefined) reasons.push(reason);
    }
    now = next;
  }
  const after = standing(now, seat);
  if (before.tokens[seat]! < need && after.tokens[seat]! >= need) reasons.push({ code: 'last-token' });
  if (before.different < GOODS_TO_WIN && after.different >= GOODS_TO_WIN) reasons.push({ code: 'last-good' });
  const led = ledGood(now, seat, before);
  if (led !== undefined) reasons.push({ code: 'leads-hand', good: led });
  return reasons;
}

/** Why a turn with this chance is good, the weightiest first, never nothing: what it brings in every one of the worlds. */
export function reasonsFor(
  worlds: readonly State[],
  seat: Seat,
  moves: readonly Move[],
  chance: number,
): readonly Reason[] {
  if (chance < NO_CHANCE) return [{ code: 'lost' }];
  const [first, ...others] = worlds.map((world) =>
    brought(world, seat, moves).map((reason) => JSON.stringify(reason)),
  );
  const reasons = [...new Set(first)]
    .filter((reason) => others.every((world) => world.includes(reason)))
    .map((reason): Reason => JSON.parse(reason))
    .sort((a, b) => REASONS.indexOf(a.code) - REASONS.indexOf(b.code));
  if (reasons.length === 0) return [{ code: 'least-bad' }];
  return reasons[0]!.code === 'wins' ? [{ code: 'wins' }] : reasons.slice(0, MOST_REASONS);
}
