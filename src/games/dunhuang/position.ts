/** The "FEN" of a table: everything that lies on it, for tests, puzzles and bug reports. */
import { seedFrom } from '../../lib/random.ts';
import { LONGEST_SEED } from '../../lib/record-limits.ts';
import {
  ASK,
  ASK_BONUS,
  ASK_CAMEL,
  ASK_END,
  ASK_GIVE,
  ASK_GOOD,
  ASK_KEEP_DEALT,
  ASK_KEEP_DRAWN,
  ASK_PAY,
  ASK_PLACE_CAMEL,
  ASK_PROTECT,
  type Board,
  CAMEL,
  CLOSING,
  COIN_STOCK,
  COINS,
  DECIDER,
  DRAWN,
  ENDLESS,
  FIRST,
  GENERATOR,
  GIVE_COUNT,
  GIVE_TO,
  HAND,
  HAND_SIZE,
  MARKET,
  NEXT,
  PILE,
  PILE_SIZE,
  PLAYERS,
  PRESTIGE,
  PRESTIGE_STOCK,
  QUESTION_GOOD,
  QUESTION_HOLDER,
  SHANG,
  SHOP,
  STEPS,
  TOKEN,
  TOKENS,
  TURN,
} from './board.ts';
import { isBoard } from './board-check.ts';
import { circleIndices } from './circle.ts';
import { clearBoard, layCircle } from './deal.ts';
import { InvalidPosition } from './errors.ts';
import { blankMemory } from './known-cards.ts';
import { rulingFlags } from './options.ts';
import { readPosition } from './position-check.ts';
import { chosenRulings, circleOf, goodsAt, marketOf, type OpenSeat, openSeat } from './read.ts';
import type { Rulings } from './rulings.ts';
import { blankBoard, boardOf, type State, store } from './state.ts';
import type { CharacterId, Good, PlayerCount, Seat, Space } from './types.ts';

export type Pending =
  | { readonly type: 'keep'; readonly drawn: readonly Good[] } // Interpreter, Diplomat: cards in nobody's hand yet
  | { readonly type: 'give'; readonly from: Seat; readonly to: Seat; readonly count: 1 | 2 } // Merchant, Trader
  | { readonly type: 'protect' | 'pay'; readonly good: Good; readonly holder: Seat; readonly taker: Seat };

export interface Position {
  readonly players: PlayerCount;
  readonly circle: readonly CharacterId[]; // 8, clockwise from space 0
  readonly market: readonly (Good | null)[]; // 8
  readonly camel: Space;
  readonly deck: readonly Good[]; // top first
  readonly seats: readonly ({ readonly hand: readonly Good[] } & OpenSeat)[];
  readonly firstPlayer: Seat;
  readonly toMove: Seat; // whose turn it is, also while another is asked
  readonly phase: 'camel' | 'good' | 'bonus' | 'end'; // which step of the turn is next
  readonly steps?: number; // the camel's steps this turn, from phase 'good' on
  readonly closing?: boolean; // a refill ran short: this is the last round
  readonly rulings?: Readonly<Partial<Rulings>>; // only what differs from the defaults
  readonly pending?: Pending; // an answer is awaited before that phase goes on
}

const PHASES = { camel: ASK_CAMEL, good: ASK_GOOD, bonus: ASK_BONUS, end: ASK_END } as const;

function phaseOf(cells: Uint8Array): Position['phase'] {
  const question = cells[ASK] === ASK_PROTECT || cells[ASK] === ASK_PAY;
  const ask = question ? cells[NEXT] : cells[ASK];
  if (ask === ASK_CAMEL) return 'camel';
  if (ask === ASK_GOOD) return 'good';
  return ask === ASK_BONUS ? 'bonus' : 'end';
}

function pendingOf(cells: Uint8Array): Pending | undefined {
  switch (cells[ASK]) {
    case ASK_KEEP_DRAWN:
      return { type: 'keep', drawn: goodsAt(cells, DRAWN) };
    case ASK_GIVE:
      return {
        type: 'give',
        from: cells[DECIDER] as Seat,
        to: cells[GIVE_TO] as Seat,
        count: cells[GIVE_COUNT] as 1 | 2,
      };
    case ASK_PROTECT:
    case ASK_PAY:
      return {
        type: cells[ASK] === ASK_PROTECT ? 'protect' : 'pay',
        good: cells[QUESTION_GOOD] as Good,
        holder: cells[QUESTION_HOLDER] as Seat,
        taker: cells[TURN] as Seat,
      };
    default:
      return undefined;
  }
}

/** The table as it lies. Throws in set-up, where there is no turn yet. */
export function toPosition(state: State): Position {
  const { cells } = boardOf(state);
  if (cells[ASK] === ASK_KEEP_DEALT || cells[ASK] === ASK_PLACE_CAMEL) throw new InvalidPosition('set-up');
  const players = cells[PLAYERS] as PlayerCount;
  const pile = cells[PILE_SIZE]!;
  const phase = phaseOf(cells);
  const rulings = chosenRulings(cells);
  const pending = pendingOf(cells);
  return {
    players,
    circle: circleOf(cells),
    market: marketOf(cells),
    camel: cells[CAMEL] as Space,
    deck: Array.from({ length: pile }, (_, i) => cells[PILE + pile - 1 - i] as Good),
    seats: Array.from({ length: players }, (_, seat) => ({
      hand: goodsAt(cells, HAND + seat * 10),
      ...openSeat(cells, seat),
    })),
    firstPlayer: cells[FIRST] as Seat,
    toMove: cells[TURN] as Seat,
    phase,
    ...(phase === 'camel' ? {} : { steps: cells[STEPS]! }),
    ...(cells[CLOSING] === 1 ? { closing: true } : {}),
    ...(Object.keys(rulings).length > 0 ? { rulings } : {}),
    ...(pending === undefined ? {} : { pending }),
  };
}

function laySeat(
  cells: Uint8Array,
  seat: number,
  { hand, shop, tokens, ...own }: Position['seats'][0],
): void {
  for (const good of hand) cells[HAND + seat * 10 + good]! += 1;
  cells[HAND_SIZE + seat] = hand.length;
  for (const good of shop) cells[SHOP + seat * 10 + good]! += 1;
  for (const { good, side } of tokens) {
    cells[TOKEN + good] = seat;
    cells[SHANG + good] = side === 'shang' ? 1 : 0;
  }
  cells[TOKENS + seat] = tokens.length;
  cells[COINS + seat] = own.coins;
  cells[PRESTIGE + seat] = own.prestige;
  if (cells[COIN_STOCK] !== ENDLESS) cells[COIN_STOCK]! -= own.coins;
  if (cells[PRESTIGE_STOCK] !== ENDLESS) cells[PRESTIGE_STOCK]! -= own.prestige;
}

function layPending(cells: Uint8Array, pending: Pending): void {
  switch (pending.type) {
    case 'keep':
      cells[ASK] = ASK_KEEP_DRAWN;
      for (const good of pending.drawn) cells[DRAWN + good]! += 1;
      break;
    case 'give':
      cells[ASK] = ASK_GIVE;
      cells[DECIDER] = pending.from;
      cells[GIVE_TO] = pending.to;
      cells[GIVE_COUNT] = pending.count;
      break;
    default:
      cells[NEXT] = cells[ASK]!;
      cells[ASK] = pending.type === 'protect' ? ASK_PROTECT : ASK_PAY;
      cells[QUESTION_GOOD] = pending.good;
      cells[QUESTION_HOLDER] = pending.holder;
      if (pending.type === 'protect') cells[DECIDER] = pending.holder;
  }
}

function layTable(board: Board, position: Position): void {
  const cells = board.cells;
  clearBoard(board, position.players, rulingFlags(position.rulings));
  layCircle(cells, circleIndices(position.circle)!);
  position.market.forEach((good, space) => {
    cells[MARKET + space] = good ?? 0;
  });
  cells[CAMEL] = position.camel;
  cells[PILE_SIZE] = position.deck.length;
  position.deck.forEach((good, i) => {
    cells[PILE + position.deck.length - 1 - i] = good;
  });
  position.seats.forEach((seat, i) => {
    laySeat(cells, i, seat);
  });
  cells[FIRST] = position.firstPlayer;
  cells[TURN] = cells[DECIDER] = position.toMove;
  cells[STEPS] = position.phase === 'camel' ? 0 : (position.steps ?? 1);
  cells[CLOSING] = position.closing === true ? 1 : 0;
  cells[ASK] = PHASES[position.phase];
  // There is no card to take on an empty space: that step is over before it begins.
  if (position.phase === 'good' && position.market[position.camel] === null) cells[ASK] = ASK_BONUS;
  if (position.pending !== undefined) layPending(cells, position.pending);
}

/** A state with that table; chance goes on from the seed. Throws InvalidPosition. */
export function fromPosition(position: Position, seed: string): State {
  const table = readPosition(position);
  if (typeof seed !== 'string' || seed.length > LONGEST_SEED) {
    throw new InvalidPosition('seed', { most: LONGEST_SEED });
  }
  const board = blankBoard();
  layTable(board, table);
  seedFrom(seed, board.words, GENERATOR);
  if (!isBoard(board.cells)) throw new InvalidPosition('not-a-position');
  return store(board, blankMemory(table.players));
}
