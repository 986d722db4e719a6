/** Whole games written down beforehand: what is tapped in the browser, and what the engine makes of it. */
import {
  type CharacterId,
  createGame,
  formality,
  type GameOptions,
  type Good,
  legalMoves,
  type Move,
  play,
  type Seat,
  type Space,
  type State,
  toMove,
  type View,
  view,
} from '../../../src/games/dunhuang/index.ts';
import { type Target, tapsOf } from '../../../src/islands/dunhuang/table/choosing/taps.ts';

export interface Scripted {
  readonly move: Move;
  readonly seat: Seat;
  readonly taps: readonly Target[];
  /** The table answers by itself where there is only one answer. */
  readonly forced: boolean;
}

/** How good a move looks; the best is played, the first among equals. */
type Taste = (move: Move, view: View, used: ReadonlySet<string>) => number;

/** Characters that bring more cards into a hand. */
const GATHERERS: readonly CharacterId[] = ['interpreter', 'diplomat', 'shepherd', 'farmer'];

export function script(options: GameOptions, taste: Taste): Scripted[] {
  const found: Scripted[] = [];
  const used = new Set<string>();
  let state: State = createGame(options);
  for (let seat = toMove(state); seat !== undefined; seat = toMove(state)) {
    const moves = legalMoves(state);
    const seen = view(state, seat);
    const worth = moves.map((move) => taste(move, seen, used));
    const move = moves[worth.indexOf(Math.max(...worth))]!;
    found.push({
      move,
      seat,
      taps: tapsOf(move, seen.camel),
      forced: formality(state) !== undefined,
    });
    used.add(move.type);
    state = play(state, move);
  }
  return found;
}

const characterAt = ({ circle, camel }: View, steps: number): CharacterId => circle[(camel! + steps) % 8]!;

/** Meets every character of the circle: goes to those that were not used yet, and uses them. */
export const curious: Taste = (move, seen, used) => {
  switch (move.type) {
    case 'move-camel':
      return (used.has(characterAt(seen, move.steps)) ? 0 : 20) - move.steps;
    case 'take-good':
      return move.to === 'shop' ? 1 : 0;
    case 'take-coins':
      return seen.seats[seen.turn!]!.coins < 4 ? 3 : 1;
    case 'skip-bonus':
      return 0;
    default:
      return used.has(move.type) ? 2 : 5;
  }
};

/** Seat 0 gathers tokens and four goods in hand; the others stay out of its way. */
export const eager: Taste = (move, seen, used) => {
  const me = seen.seats[seen.toMove!]!;
  if (seen.toMove !== 0) return move.type === 'take-good' && move.to === 'hand' ? 1 : 0;
  const kinds = new Set(me.known);
  const hasToken = (good: Good) => me.tokens.some((token) => token.good === good);
  const useful = (good: Good | null | undefined) =>
    good == null ? 0 : hasToken(good) ? (kinds.has(good) ? 0 : kinds.size < 4 ? 2 : 0) : 3;
  switch (move.type) {
    case 'move-camel': {
      const space = (seen.camel! + move.steps) % 8;
      return useful(seen.market[space]) * 3 - move.steps + (used.has(seen.circle[space]!) ? 0 : 1);
    }
    case 'take-good': {
      const good = seen.market[seen.camel!]!;
      return move.to === 'shop' ? (hasToken(good) ? 0 : 1) : hasToken(good) ? 1 : 0;
    }
    case 'take-coins':
      return 2;
    case 'princess':
    case 'dancer':
      return used.has(move.type) ? 1 : 3;
    case 'shepherd':
    case 'farmer':
      return useful(seen.market[move.space]) + 1;
    default:
      return 0;
  }
};

/** Everybody fills their shop with all there is; seat 0 draws and fetches cards for its hand as well. */
export const hoarding: Taste = (move, seen) => {
  const me = seen.seats[seen.toMove!]!;
  const first = seen.toMove === 0;
  const rare = (good: Good | null | undefined, zone: readonly Good[]) =>
    good == null ? -5 : zone.includes(good) ? 0 : 4;
  switch (move.type) {
    case 'move-camel': {
      const space = ((seen.camel! + move.steps) % 8) as Space;
      const helps = first && GATHERERS.includes(seen.circle[space]!);
      const good = seen.market[space];
      return rare(good, me.shop) + (first ? rare(good, me.known) : 0) + (helps ? 6 : 0) - move.steps;
    }
    case 'take-good': {
      const good = seen.market[seen.camel!]!;
      const full = first && me.shop.length > 3;
      return move.to === 'hand' ? 1 : full ? 0 : rare(good, me.shop);
    }
    case 'take-coins':
      return me.coins < 3 ? 3 : 1;
    case 'manichean':
    case 'buddhist':
      return 2;
    case 'interpreter':
    case 'diplomat':
      return first ? 4 : 0;
    case 'shepherd':
    case 'farmer':
      return first ? 4 + rare(seen.market[move.space], me.known) : 0;
    default:
      return 0;
  }
};
