/**
 * `ruling.open`: what a seat may know, and no more. No seed, no generator, no order of the pile, no
 * foreign hand, no trace of what others did not keep; but what that seat has seen, it remembers.
 */
import {
  ASK,
  ASK_KEEP_DEALT,
  ASK_NOTHING,
  ASK_PAY,
  ASK_PLACE_CAMEL,
  ASK_PROTECT,
  CAMEL,
  CLOSING,
  COIN_STOCK,
  DEALT,
  DECIDER,
  DISCARD,
  DRAWN,
  ENDLESS,
  FIRST,
  GIVE_COUNT,
  GIVE_TO,
  HAND,
  HAND_SIZE,
  NEXT,
  PILE_SIZE,
  PLAYERS,
  PRESTIGE_STOCK,
  QUESTION_GOOD,
  QUESTION_HOLDER,
  RESULT,
  STEPS,
  TURN,
} from './board.ts';
import { InvalidInput } from './errors.ts';
import { knownIn, type Memory } from './known-cards.ts';
import { readMemoryOf } from './memory-check.ts';
import { isSeat } from './plain.ts';
import { chosenRulings, circleOf, goodsAt, marketOf, type OpenSeat, openSeat } from './read.ts';
import { DEFAULT_RULINGS, type Rulings } from './rulings.ts';
import { boardOf, type State } from './state.ts';
import type { CharacterId, Good, PlayerCount, Seat, Space } from './types.ts';

/** What is to be decided now. */
export const ASKS = [
  'keep-dealt',
  'place-camel',
  'camel',
  'good',
  'bonus',
  'end',
  'keep-drawn',
  'give',
  'protect',
  'pay',
  'over',
] as const;
export type Ask = (typeof ASKS)[number];

export interface ViewSeat extends OpenSeat {
  readonly handSize: number;
  readonly known: readonly Good[]; // cards that the viewer knows to be in this hand; their own whole hand
}

export interface View {
  readonly seat: Seat | null; // who looks; null for a bystander
  readonly players: PlayerCount;
  readonly rulings: Readonly<Rulings>;
  readonly circle: readonly CharacterId[];
  readonly market: readonly (Good | null)[];
  readonly camel: Space | null; // null until it is placed
  readonly pile: number;
  readonly supply: { readonly coins: number | null; readonly prestige: number | null }; // null: unlimited
  readonly discards: readonly Good[];
  readonly seats: readonly ViewSeat[];
  readonly dealt: readonly Good[]; // set-up: the viewer's own three, until they keep one
  readonly firstPlayer: Seat | null; // null until drawn
  readonly turn: Seat | null;
  readonly ask: Ask;
  readonly toMove: Seat | null; // who decides; null when the game is over
  readonly steps: number;
  readonly closing: boolean;
  readonly next: 'bonus' | 'end' | null; // what follows a question about a token
  readonly drawn: { readonly count: number; readonly goods: readonly Good[] }; // Interpreter, Diplomat; goods only for who drew
  readonly give: { readonly to: Seat; readonly count: number } | null;
  readonly question: { readonly good: Good; readonly holder: Seat } | null;
  readonly result: 'instant' | 'scored' | null;
  readonly memory: Memory;
}

function dealtTo(cells: Uint8Array, seat: number): Good[] {
  const at = DEALT + seat * 3;
  return Array.from(cells.subarray(at, at + 3)).filter((good) => good !== 0) as Good[];
}

function stock(left: number): number | null {
  return left === ENDLESS ? null : left;
}

/** What that seat may know; undefined is a bystander. */
export function view(state: State, seat: Seat | undefined): View {
  const { cells } = boardOf(state);
  const players = cells[PLAYERS] as PlayerCount;
  if (seat !== undefined && !isSeat(seat, players)) throw new InvalidInput('seat');
  const memory = readMemoryOf(state, seat ?? players);
  const ask = cells[ASK]!;
  const dealing = ask === ASK_KEEP_DEALT;
  const started = !dealing && ask !== ASK_PLACE_CAMEL;
  const questioned = ask === ASK_PROTECT || ask === ASK_PAY;
  const drawn = goodsAt(cells, DRAWN);
  return {
    seat: seat ?? null,
    players,
    rulings: { ...DEFAULT_RULINGS, ...chosenRulings(cells) },
    circle: circleOf(cells),
    market: marketOf(cells),
    camel: started ? (cells[CAMEL] as Space) : null,
    pile: cells[PILE_SIZE]!,
    supply: { coins: stock(cells[COIN_STOCK]!), prestige: stock(cells[PRESTIGE_STOCK]!) },
    discards: goodsAt(cells, DISCARD),
    seats: Array.from({ length: players }, (_, other) => ({
      ...openSeat(cells, other),
      handSize: cells[HAND_SIZE + other]!,
      known: other === seat ? goodsAt(cells, HAND + other * 10) : knownIn(memory, other),
    })),
    dealt: seat === undefined ? [] : dealtTo(cells, seat),
    firstPlayer: dealing ? null : (cells[FIRST] as Seat),
    turn: started ? (cells[TURN] as Seat) : null,
    ask: ASKS[ask]!,
    toMove: ask === ASK_NOTHING ? null : (cells[DECIDER] as Seat),
    steps: cells[STEPS]!,
    closing: cells[CLOSING] === 1,
    next: questioned ? (ASKS[cells[NEXT]!] as 'bonus' | 'end') : null,
    drawn: { count: drawn.length, goods: cells[TURN] === seat ? drawn : [] },
    give: ASKS[ask] === 'give' ? { to: cells[GIVE_TO] as Seat, count: cells[GIVE_COUNT]! } : null,
    question: questioned
      ? { good: cells[QUESTION_GOOD] as Good, holder: cells[QUESTION_HOLDER] as Seat }
      : null,
    result: cells[RESULT] === 0 ? null : cells[RESULT] === 1 ? 'instant' : 'scored',
    memory,
  };
}
