/**
 * What can be the case for a seat at a table, as numbers: rows of the learnt weights. A table is read
 * between turns, or where a turn is about to end.
 */
import {
  CIRCLE,
  CLOSING,
  COINS,
  FIRST,
  GOODS_TO_WIN,
  PILE_SIZE,
  PLAYERS,
  PRESTIGE,
  TOKENS,
} from '../../games/dunhuang/fast.ts';

const TOKEN_CASES = 18; // where a good's token is, and how far ahead or behind the seat's shop is
const HAND_CASES = 19; // how many of a good in hand, and how many the best other holds
const MARKET_CASES = 6; // how many of a good lie in the market, for who is next and for the others
const PER_GOOD = TOKEN_CASES + HAND_CASES + MARKET_CASES;
const PROGRESS = 30; // towards winning at once: tokens × different goods in hand
const LEADS = 25; // points ahead of the best other, -12 … 12
const STAGES = 5; // of the game, by the cards left

const OWN_PROGRESS = 10 * PER_GOOD;
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

/** Rows for a token of one's own whose good one has more of in the shop than anybody else: a tie does not take it. */
export const SECURED: readonly number[] = Array.from({ length: 10 }, (_, good) =>
  [2, 3, 6, 7].map((held) => good * PER_GOOD + held),
).flat();

/** Room for one seat's list. */
export const MOST_FEATURES = 64;

/** Cases of one good for one seat: its token, the hand, the market. */
export const CASES = 3;
export const NO_CASE = -1;

const clamp = (value: number, low: number, high: number): number =>
  value < low ? low : value > high ? high : value;

/** The most of a good that any other seat has; `at` is where the first seat's count is. */
export function mostOfOthers(cells: Uint8Array, at: number, seat: number): number {
  const players = cells[PLAYERS]!;
  let most = 0;
  for (let other = 0; other < players; other++) {
    if (other !== seat && cells[at + other * 10]! > most) most = cells[at + other * 10]!;
  }
  return most;
}

/** Where a good's token lies, as a seat sees it. */
export const IN_MIDDLE = 0;
export const ELSEWHERE = 1;
export const OWN = 2;

/** `own` cards of a good in the shop, against the holder's, or the most that another shows where the seat holds the token. */
export function tokenCase(good: number, lies: number, shang: number, own: number, against: number): number {
  const first = (good - 1) * PER_GOOD;
  if (lies === IN_MIDDLE) return first + (own === 0 ? 16 : 17);
  if (lies === ELSEWHERE) return first + 8 + shang * 4 + clamp(against - own, 0, 3);
  return first + shang * 4 + clamp(own - against, -1, 2) + 1;
}

/** `own` of a good in hand, another seat has `other` at most. */
export function handCase(good: number, own: number, other: number): number {
  const first = (good - 1) * PER_GOOD + TOKEN_CASES;
  if (own === 0) return first + (other > 3 ? 3 : other);
  return first + 4 + ((own > 3 ? 3 : own) - 1) * 5 + clamp(own - other, -2, 2) + 2;
}

export function marketCase(good: number, count: number, isNext: boolean): number {
  if (count === 0) return NO_CASE;
  return (good - 1) * PER_GOOD + TOKEN_CASES + HAND_CASES + (isNext ? 0 : 3) + (count > 3 ? 3 : count) - 1;
}

/** How near a seat is to winning at once. */
export function progressCase(tokensMissing: number, different: number): number {
  return clamp(tokensMissing, 0, 5) * 5 + (different > GOODS_TO_WIN ? GOODS_TO_WIN : different);
}

/** By the cards left. */
export function stageOf(closing: number, pile: number): number {
  if (closing === 1) return 0;
  return pile < 4 ? 1 : pile < 9 ? 2 : pile < 17 ? 3 : 4;
}

/** Rows of what sets a seat apart besides goods. */
export const rowOf = {
  progress: (own: number): number => OWN_PROGRESS + own,
  rivalProgress: (later: number, theirs: number): number => RIVAL_PROGRESS + (later - 1) * PROGRESS + theirs,
  tokens: (count: number): number => TOKEN_COUNT + count,
  different: (count: number): number => DIFFERENT + count,
  coins: (count: number): number => COIN_COUNT + clamp(count, 0, 15),
  coinLead: (lead: number): number => COIN_LEAD + clamp(lead, -6, 6) + 6,
  prestige: (count: number): number => PRESTIGE_COUNT + clamp(count, 0, 20),
  lead: (stage: number, lead: number): number => LEAD + stage * LEADS + clamp(lead, -12, 12) + 12,
  turnIn: (closing: number, turns: number): number => TURN_IN + closing * 4 + turns,
  turnLeft: (has: boolean): number => TURN_LEFT + (has ? 1 : 0),
} as const;

/** Writes what sets a seat apart besides goods; returns how much that is. */
export function listSeat(
  cells: Uint8Array,
  seat: number,
  upNext: number,
  different: Int32Array,
  points: Int32Array,
  progress: Int32Array,
  out: Int16Array,
): number {
  const players = cells[PLAYERS]!;
  const turnIn = (seat - upNext + players) % players;
  let n = 0;
  let rivalPoints = 0;
  let rivalCoins = 0;
  out[n++] = rowOf.progress(progress[seat]!);
  for (let later = 1; later < players; later++) {
    const rival = (seat + later) % players;
    out[n++] = rowOf.rivalProgress(later, progress[rival]!);
    if (points[rival]! > rivalPoints) rivalPoints = points[rival]!;
    if (cells[COINS + rival]! > rivalCoins) rivalCoins = cells[COINS + rival]!;
  }
  const coins = cells[COINS + seat]!;
  const closing = cells[CLOSING]!;
  out[n++] = rowOf.tokens(cells[TOKENS + seat]!);
  out[n++] = rowOf.different(different[seat]!);
  out[n++] = rowOf.coins(coins);
  out[n++] = rowOf.coinLead(coins - rivalCoins);
  out[n++] = rowOf.prestige(cells[PRESTIGE + seat]!);
  out[n++] = rowOf.lead(stageOf(closing, cells[PILE_SIZE]!), points[seat]! - rivalPoints);
  out[n++] = rowOf.turnIn(closing, turnIn);
  if (closing === 1) {
    // The round ends before the first player's turn: who comes before that still plays.
    const untilEnd = (cells[FIRST]! - upNext + players) % players;
    out[n++] = rowOf.turnLeft(turnIn < untilEnd);
  }
  return n;
}

/** Writes from `n` on what is the same for all seats, and matters only together with other cases. */
export function listCommon(cells: Uint8Array, out: Int16Array, n: number): number {
  out[n] = PILE_LEFT + clamp(cells[PILE_SIZE]! >> 1, 0, 23);
  for (let space = 0; space < 8; space++) out[n + 1 + space] = PRESENT + cells[CIRCLE + space]!;
  return n + 9;
}
