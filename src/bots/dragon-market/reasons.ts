/** Why a turn is good, as codes and numbers: words for them are in i18n under `dragon.table.reason`. */
import {
  type GameEvent,
  type Kind,
  type Move,
  playWithEvents,
  type Seat,
  type State,
} from '../../games/dragon-market/index.ts';
import type { Standing } from './standing.ts';
import { standingOf } from './standing.ts';

export type Reason =
  | { readonly code: 'wins' }
  | { readonly code: 'delivers' } // an objective is completed
  | { readonly code: 'last-good'; readonly kind: Kind } // all goods are there, only the way home is left
  | { readonly code: 'takes'; readonly kind: Kind }
  | { readonly code: 'hinders'; readonly seat: Seat; readonly points: number } // … who has about so many points more to go
  | { readonly code: 'homeward'; readonly points: number } // about so many points from home with everything
  | { readonly code: 'nearer'; readonly kind: Kind; readonly points: number } // about so many points from that good
  | { readonly code: 'coins'; readonly count: number }
  | { readonly code: 'placed' } // boats are easier to reach from one's own pontoon than from others'
  | { readonly code: 'kept' } // the objective that takes the fewest points
  | { readonly code: 'waived' } // the good that saves the most points
  | { readonly code: 'rerolled' } // a low die can only gain
  | { readonly code: 'from-leader' } // a coin from who is nearest to winning
  | { readonly code: 'least-bad' }; // nothing of all this

/** The weightiest first. */
export const REASONS = [
  'wins',
  'delivers',
  'last-good',
  'takes',
  'homeward',
  'hinders',
  'nearer',
  'coins',
  'placed',
  'kept',
  'waived',
  'rerolled',
  'from-leader',
  'least-bad',
] as const satisfies readonly Reason['code'][];

const MOST_REASONS = 3;
const HINDRANCE = 2; // points more for another that are worth telling

/** Moves that are answers to a question, and why one is given. */
const ANSWERS: Readonly<Partial<Record<Move['type'], Reason>>> = {
  'place-boat': { code: 'placed' },
  keep: { code: 'kept' },
  'need-not': { code: 'waived' },
  reroll: { code: 'rerolled' },
  'take-coin': { code: 'from-leader' },
};

function fromEvent(event: GameEvent, seat: Seat): Reason | undefined {
  if (event.seat !== seat) return undefined;
  switch (event.type) {
    case 'won':
      return { code: 'wins' };
    case 'delivered':
      return { code: 'delivers' };
    case 'took':
      return { code: 'takes', kind: event.kind };
    case 'coins-taken':
      return { code: 'coins', count: event.count };
    default:
      return undefined;
  }
}

/** Coins that came one by one are told together. */
function together(reasons: readonly Reason[]): Reason[] {
  const coins = reasons.reduce((sum, reason) => sum + (reason.code === 'coins' ? reason.count : 0), 0);
  const others = reasons.filter(({ code }) => code !== 'coins');
  return coins === 0 ? others : [...others, { code: 'coins', count: coins }];
}

/** What the turn has changed about the ways that everybody has to go. */
function fromStanding(seat: Seat, before: Standing, after: Standing): Reason[] {
  const reasons: Reason[] = [];
  const own = after.ways[seat]!;
  if (own.points < before.ways[seat]!.points) {
    reasons.push(
      own.next === null
        ? { code: 'homeward', points: own.leg }
        : { code: 'nearer', kind: own.next, points: own.leg },
    );
  }
  after.ways.forEach(({ points, side, isKnown }, other) => {
    const more = points - before.ways[other]!.points;
    if (side !== own.side && isKnown && more >= HINDRANCE) {
      reasons.push({ code: 'hinders', seat: other as Seat, points: more });
    }
  });
  return reasons;
}

/** Why that turn, in a state that fits what the seat knows; the weightiest first, never nothing. */
export function reasonsFor(
  state: State,
  seat: Seat,
  moves: readonly Move[],
  known: readonly boolean[],
): Reason[] {
  const reasons: Reason[] = [];
  let now = state;
  let planned = state; // before chance has a say: the end of the turn, and the next objective
  for (const move of moves) {
    const { state: next, events } = playWithEvents(now, move);
    for (const event of events) {
      const reason = fromEvent(event, seat);
      if (reason !== undefined) reasons.push(reason);
    }
    const answer = ANSWERS[move.type];
    if (answer !== undefined) reasons.push(answer);
    now = next;
    if (move.type !== 'end-turn') planned = next;
  }
  const delivers = reasons.some(({ code }) => code === 'delivers');
  const answers = moves.some(({ type }) => ANSWERS[type] !== undefined);
  if (!delivers && !answers) {
    const after = standingOf(planned, known);
    reasons.push(...fromStanding(seat, standingOf(state, known), after));
    const last = reasons.findLastIndex(({ code }) => code === 'takes');
    const taken = reasons[last];
    if (taken?.code === 'takes' && after.ways[seat]!.next === null) {
      reasons[last] = { code: 'last-good', kind: taken.kind };
    }
  }
  if (reasons.some(({ code }) => code === 'wins')) return [{ code: 'wins' }];
  if (reasons.length === 0) return [{ code: 'least-bad' }];
  return together(reasons)
    .sort((a, b) => REASONS.indexOf(a.code) - REASONS.indexOf(b.code))
    .slice(0, MOST_REASONS);
}
