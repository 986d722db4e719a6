/**
 * Whether what a hint says of a turn is so: looked up by playing the turn and comparing the table before and after, without
 * what the bots read it from.
 */
import type { Reason } from '../../../../src/bots/dunhuang/index.ts';
import {
  bringsUnknown,
  type Good,
  type Move,
  neededToWin,
  outcome,
  outlook,
  play,
  type Seat,
  type State,
  view,
} from '../../../../src/games/dunhuang/index.ts';

/** The table before each move, and after the last: a turn that is told without its end is ended. */
export function playedOut(state: State, seat: Seat, moves: readonly Move[]): State[] {
  const states = [state];
  for (const move of moves) states.push(play(states.at(-1)!, move));
  const last = moves.at(-1)!;
  if (bringsUnknown(last)) return states;
  for (const [ask, move] of [
    ['bonus', { type: 'skip-bonus' }],
    ['end', { type: 'end-turn' }],
  ] as const) {
    const now = view(states.at(-1)!, seat);
    if (now.toMove === seat && now.ask === ask) states.push(play(states.at(-1)!, move));
  }
  return states;
}

const held = (state: State, seat: Seat) => view(state, seat).seats[seat]!;

const hasToken = (state: State, seat: number, good: Good): boolean =>
  view(state, undefined).seats[seat]!.tokens.some((token) => token.good === good);

const copies = (cards: readonly Good[], good: Good): number => cards.filter((one) => one === good).length;

/** How much a move of that kind has added to what is counted; nothing where there is none. */
function added(
  states: readonly State[],
  moves: readonly Move[],
  type: Move['type'],
  of: (state: State) => number,
): number {
  const at = moves.findIndex((move) => move.type === type);
  return at < 0 ? 0 : of(states[at + 1]!) - of(states[at]!);
}

/** What is still missing to win at once. */
function missing(state: State, seat: Seat): { tokens: number; goods: number } {
  const { players } = view(state, seat);
  const { tokens, known } = held(state, seat);
  const needed = neededToWin(players);
  return {
    tokens: Math.max(0, needed.tokens - tokens.length),
    goods: Math.max(0, needed.goods - new Set(known).size),
  };
}

/** In the true table, of which the seat knows its part; `best` is the chance of the best turn. */
export function isTrue(
  reason: Reason,
  state: State,
  seat: Seat,
  moves: readonly Move[],
  best: number,
): boolean {
  const states = playedOut(state, seat, moves);
  const end = states.at(-1)!;
  // As it is known beforehand: before the market is filled up, or cards come that nobody knows.
  const isUnknown = bringsUnknown(moves.at(-1)!);
  const turnOver = view(end, undefined).turn !== view(state, undefined).turn || outcome(end) !== undefined;
  const known = isUnknown || turnOver ? states.at(-2)! : end;
  switch (reason.code) {
    case 'wins':
      return outcome(end)?.reason === 'instant' && outcome(end)!.winners.includes(seat);
    case 'stops':
      return (
        outlook.couldWin(view(state, seat), reason.seat) && !outlook.couldWin(view(known, seat), reason.seat)
      );
    case 'takes-token':
      return (
        view(state, undefined).seats.every((_, other) => !hasToken(state, other, reason.good)) &&
        hasToken(known, seat, reason.good)
      );
    case 'takes-token-from':
      return hasToken(state, reason.seat, reason.good) && hasToken(known, seat, reason.good);
    case 'gives-up':
      return hasToken(state, seat, reason.good) && !hasToken(known, seat, reason.good);
    case 'short': {
      const was = missing(state, seat);
      const is = missing(known, seat);
      const { tokens, goods } = reason;
      return (
        is.tokens === tokens &&
        is.goods === goods &&
        tokens + goods < was.tokens + was.goods &&
        tokens + goods > 0
      );
    }
    case 'last-token':
      return missing(state, seat).tokens > 0 && missing(known, seat).tokens === 0;
    case 'last-good':
      return missing(state, seat).goods > 0 && missing(known, seat).goods === 0;
    case 'prestige':
      return reason.count > 0 && held(end, seat).prestige - held(state, seat).prestige === reason.count;
    case 'guards': {
      const side = (at: State) => held(at, seat).tokens.find(({ good }) => good === reason.good)?.side;
      return side(state) !== 'shang' && side(known) === 'shang';
    }
    case 'leads-hand': {
      const own = copies(held(known, seat).known, reason.good);
      const rivals = view(known, seat).seats.filter((_, other) => other !== seat);
      return (
        own > copies(held(state, seat).known, reason.good) &&
        rivals.every((rival) => copies(rival.known, reason.good) <= own)
      );
    }
    case 'draws':
      return view(end, seat).drawn.count > 0;
    case 'trades':
      return view(end, seat).give !== null && reason.seat !== seat;
    case 'coins':
      return added(states, moves, 'take-coins', (at) => held(at, seat).coins) === reason.count;
    case 'adds': {
      const cards = (at: State) => (reason.to === 'hand' ? held(at, seat).known : held(at, seat).shop);
      return added(states, moves, 'take-good', (at) => copies(cards(at), reason.good)) === 1;
    }
    case 'least-bad':
      return (
        held(known, seat).tokens.length <= held(state, seat).tokens.length &&
        held(known, seat).prestige === held(state, seat).prestige
      );
    case 'lost':
      return best < 0.01 && outcome(end)?.winners.includes(seat) !== true;
  }
}
