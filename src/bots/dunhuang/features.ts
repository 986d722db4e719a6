/**
 * A table as its seats see their chances: for each seat a short list of what is the case, as indices
 * of rows in the learnt weights. It is read between turns, or where a turn is about to end.
 */
import {
  ASK,
  ASK_CAMEL,
  type Board,
  CIRCLE,
  CLOSING,
  COINS,
  FIRST,
  GOODS_TO_WIN,
  HAND,
  MARKET,
  NOBODY,
  PILE_SIZE,
  PLAYERS,
  PRESTIGE,
  SHANG,
  SHOP,
  scoreBoard,
  TOKEN,
  TOKENS,
  TURN,
  tokensToWin,
} from '../../games/dunhuang/index.ts';

const TOKEN_CASES = 18; // where a good's token is, and how far ahead or behind the seat's shop is
const HAND_CASES = 19; // how many of a good in hand, and how many the best other holds
const MARKET_CASES = 6; // how many of a good lie in the market, for who is next and for the others
const PER_GOOD = TOKEN_CASES + HAND_CASES + MARKET_CASES;
const PROGRESS = 30; // towards winning at once: tokens × different goods in hand
const LEADS = 25; // points ahead of the best other, -12 … 12
const STAGES = 5; // of the game, by the cards left

const GOODS_AT = 0;
const OWN_PROGRESS = GOODS_AT + 10 * PER_GOOD;
const RIVAL_PROGRESS = OWN_PROGRESS + PROGRESS; // × who plays one, two, three turns later
const TOKEN_COUNT = RIVAL_PROGRESS + 3 * PROGRESS;
const DIFFERENT = TOKEN_COUNT + 11;
const COIN_COUNT = DIFFERENT + 11;
const COIN_LEAD = COIN_COUNT + 16;
const PRESTIGE_COUNT = COIN_LEAD + 13;
const LEAD = PRESTIGE_COUNT + 21;
const PILE_LEFT = LEAD + LEADS * STAGES;
const TURN_IN = PILE_LEFT + 24; // × closing or not
const TURN_LEFT = TURN_IN + 8; // closing: has the seat a turn to come?
const PRESENT = TURN_LEFT + 2; // which characters are in the circle
export const FEATURES = PRESENT + 16;

/** Rows that count something: where the row for none of it is, and the most that is told apart. */
export const COUNTED = {
  tokens: { at: TOKEN_COUNT, most: 10 },
  different: { at: DIFFERENT, most: 10 },
  coins: { at: COIN_COUNT, most: 15 },
  prestige: { at: PRESTIGE_COUNT, most: 20 },
} as const;

/** Room for one seat's list. */
export const MOST_FEATURES = 64;

const clamp = (value: number, low: number, high: number): number =>
  value < low ? low : value > high ? high : value;

const bestShop = new Int8Array(11); // most of a good in any shop, who shows it, and the second most
const bestShopSeat = new Int8Array(11);
const secondShop = new Int8Array(11);
const bestHand = new Int8Array(11);
const bestHandSeat = new Int8Array(11);
const secondHand = new Int8Array(11);
const marketCount = new Int8Array(11);
const different = new Int8Array(4);
const points = new Int32Array(4); // if the game were scored now

/** Most and second most of each good over the seats, in shops or in hands. */
function rank(
  cells: Uint8Array,
  at: number,
  players: number,
  best: Int8Array,
  seats: Int8Array,
  second: Int8Array,
): void {
  for (let good = 1; good <= 10; good++) {
    let most = 0;
    let who = -1;
    let next = 0;
    for (let seat = 0; seat < players; seat++) {
      const count = cells[at + seat * 10 + good]!;
      if (count > most) {
        next = most;
        most = count;
        who = seat;
      } else if (count > next) next = count;
    }
    best[good] = most;
    seats[good] = who;
    second[good] = next;
  }
}

function countKinds(cells: Uint8Array, players: number): void {
  for (let seat = 0; seat < players; seat++) {
    let kinds = 0;
    for (let good = 1; good <= 10; good++) if (cells[HAND + seat * 10 + good]! > 0) kinds++;
    different[seat] = kinds;
  }
}

/** What all seats' lists have in common; call before `list`. */
export function look(board: Board): void {
  const cells = board.cells;
  const players = cells[PLAYERS]!;
  rank(cells, SHOP, players, bestShop, bestShopSeat, secondShop);
  rank(cells, HAND, players, bestHand, bestHandSeat, secondHand);
  countKinds(cells, players);
  scoreBoard(board, points);
  marketCount.fill(0);
  for (let space = 0; space < 8; space++) marketCount[cells[MARKET + space]!]!++;
}

function tokenCase(cells: Uint8Array, seat: number, good: number): number {
  const own = cells[SHOP + seat * 10 + good]!;
  const holder = cells[TOKEN + good]!;
  if (holder === NOBODY) return own === 0 ? 16 : 17;
  const shang = cells[SHANG + good]! * 4;
  if (holder !== seat) return 8 + shang + clamp(cells[SHOP + holder * 10 + good]! - own, 0, 3);
  const other = bestShopSeat[good] === seat ? secondShop[good]! : bestShop[good]!;
  return shang + clamp(own - other, -1, 2) + 1;
}

function handCase(cells: Uint8Array, seat: number, good: number): number {
  const own = cells[HAND + seat * 10 + good]!;
  const other = bestHandSeat[good] === seat ? secondHand[good]! : bestHand[good]!;
  if (own === 0) return other > 3 ? 3 : other;
  return 4 + ((own > 3 ? 3 : own) - 1) * 5 + clamp(own - other, -2, 2) + 2;
}

function progress(cells: Uint8Array, seat: number, need: number): number {
  const missing = clamp(need - cells[TOKENS + seat]!, 0, 5);
  return missing * 5 + (different[seat]! > GOODS_TO_WIN ? GOODS_TO_WIN : different[seat]!);
}

function stage(cells: Uint8Array): number {
  if (cells[CLOSING] === 1) return 0;
  const pile = cells[PILE_SIZE]!;
  return pile < 4 ? 1 : pile < 9 ? 2 : pile < 17 ? 3 : 4;
}

/** Writes what is the case for a seat; returns how much that is. */
export function list(cells: Uint8Array, seat: number, out: Int16Array): number {
  const players = cells[PLAYERS]!;
  const need = tokensToWin(players);
  const upNext = cells[ASK] === ASK_CAMEL ? cells[TURN]! : (cells[TURN]! + 1) % players;
  const turnIn = (seat - upNext + players) % players;
  let n = 0;
  for (let good = 1; good <= 10; good++) {
    const at = GOODS_AT + (good - 1) * PER_GOOD;
    out[n++] = at + tokenCase(cells, seat, good);
    out[n++] = at + TOKEN_CASES + handCase(cells, seat, good);
    const market = marketCount[good]!;
    if (market > 0) {
      const many = market > 3 ? 3 : market;
      out[n++] = at + TOKEN_CASES + HAND_CASES + (turnIn === 0 ? 0 : 3) + many - 1;
    }
  }
  out[n++] = OWN_PROGRESS + progress(cells, seat, need);
  let rivalPoints = 0;
  let rivalCoins = 0;
  for (let later = 1; later < players; later++) {
    const rival = (seat + later) % players;
    out[n++] = RIVAL_PROGRESS + (later - 1) * PROGRESS + progress(cells, rival, need);
    if (points[rival]! > rivalPoints) rivalPoints = points[rival]!;
    if (cells[COINS + rival]! > rivalCoins) rivalCoins = cells[COINS + rival]!;
  }
  const coins = cells[COINS + seat]!;
  const pile = cells[PILE_SIZE]!;
  const closing = cells[CLOSING]!;
  out[n++] = TOKEN_COUNT + cells[TOKENS + seat]!;
  out[n++] = DIFFERENT + different[seat]!;
  out[n++] = COIN_COUNT + clamp(coins, 0, 15);
  out[n++] = COIN_LEAD + clamp(coins - rivalCoins, -6, 6) + 6;
  out[n++] = PRESTIGE_COUNT + clamp(cells[PRESTIGE + seat]!, 0, 20);
  out[n++] = LEAD + stage(cells) * LEADS + clamp(points[seat]! - rivalPoints, -12, 12) + 12;
  out[n++] = PILE_LEFT + clamp(pile >> 1, 0, 23);
  out[n++] = TURN_IN + closing * 4 + turnIn;
  if (closing === 1) {
    // The round ends before the first player's turn: who comes before that still plays.
    const untilEnd = (cells[FIRST]! - upNext + players) % players;
    out[n++] = TURN_LEFT + (turnIn < untilEnd ? 1 : 0);
  }
  for (let space = 0; space < 8; space++) out[n++] = PRESENT + cells[CIRCLE + space]!;
  return n;
}
