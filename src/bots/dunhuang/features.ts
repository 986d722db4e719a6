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
  POINTS_PER_TOKEN,
  PRESTIGE,
  SHANG,
  SHOP,
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

/** Kinds of goods as a set of bits, good 1 at bit 1. */
const SETS = 1 << 11;
const sizes = Uint8Array.from({ length: SETS }, (_, set) => {
  let size = 0;
  for (let left = set; left > 0; left &= left - 1) size++;
  return size;
});

/** `score.cap`: what the highest goods of a set add up to, by how many may be scored: + cap * SETS. */
const capped = Uint8Array.from({ length: 11 * SETS }, (_, at) => {
  let left = Math.floor(at / SETS);
  let points = 0;
  for (let good = 10; good > 0 && left > 0; good--) {
    if (((at >> good) & 1) === 0) continue;
    points += good;
    left--;
  }
  return points;
});

const clamp = (value: number, low: number, high: number): number =>
  value < low ? low : value > high ? high : value;

/** The most of a good that any other seat has. */
function mostOfOthers(cells: Uint8Array, at: number, players: number, seat: number): number {
  let most = 0;
  for (let other = 0; other < players; other++) {
    if (other !== seat && cells[at + other * 10]! > most) most = cells[at + other * 10]!;
  }
  return most;
}

function tokenCase(cells: Uint8Array, seat: number, good: number): number {
  const own = cells[SHOP + seat * 10 + good]!;
  const holder = cells[TOKEN + good]!;
  if (holder === NOBODY) return own === 0 ? 16 : 17;
  const shang = cells[SHANG + good]! * 4;
  if (holder !== seat) return 8 + shang + clamp(cells[SHOP + holder * 10 + good]! - own, 0, 3);
  return shang + clamp(own - mostOfOthers(cells, SHOP + good, cells[PLAYERS]!, seat), -1, 2) + 1;
}

function handCase(own: number, other: number): number {
  if (own === 0) return other > 3 ? 3 : other;
  return 4 + ((own > 3 ? 3 : own) - 1) * 5 + clamp(own - other, -2, 2) + 2;
}

function stage(cells: Uint8Array): number {
  if (cells[CLOSING] === 1) return 0;
  const pile = cells[PILE_SIZE]!;
  return pile < 4 ? 1 : pile < 9 ? 2 : pile < 17 ? 3 : 4;
}

const WORDS = 26; // of hands, shops and tokens
const goodAt = Uint8Array.from({ length: WORDS * 4 }, (_, byte) =>
  byte > HAND && byte <= SHANG + 10 ? ((byte - HAND - 1) % 10) + 1 : 0,
);
const ALL_GOODS = SETS - 2;

/** Cases of one good for one seat: its token, the hand, the market. */
export const CASES = 3;
export const NO_CASE = -1;

/**
 * A look at a table. The next table is mostly the same but for a few goods, so the last one is
 * remembered and only what differs is looked at again.
 */
export class Look {
  /** By good and seat: `(good * 4 + seat) * CASES`. */
  readonly cases = new Int16Array(11 * 4 * CASES).fill(NO_CASE);
  private readonly words = new Int32Array(WORDS); // the last table's
  private readonly cells = new Uint8Array(this.words.buffer);
  private readonly market = new Uint8Array(8);
  private readonly marketCount = new Int8Array(11);
  private readonly kinds = new Int32Array(4); // goods in hand
  private readonly leads = new Int32Array(4); // goods nobody has more of in hand
  private readonly points = new Int32Array(4); // if the game were scored now
  private readonly progress = new Int32Array(4);
  private upNext = -1;
  private players = 0;

  /** Looks at a table; returns the goods of which something is different, as bits. */
  update(board: Board): number {
    const { cells } = board;
    const players = cells[PLAYERS]!;
    const upNext = cells[ASK] === ASK_CAMEL ? cells[TURN]! : (cells[TURN]! + 1) % players;
    let changed = this.changedGoods(board);
    if (upNext !== this.upNext || players !== this.players) changed = ALL_GOODS;
    this.upNext = upNext;
    this.players = players;
    for (let good = 1; good <= 10; good++) if ((changed >> good) & 1) this.lookAt(cells, good);
    const need = tokensToWin(players);
    for (let seat = 0; seat < players; seat++) {
      const tokens = cells[TOKENS + seat]!;
      const different = sizes[this.kinds[seat]!]!;
      this.points[seat] =
        tokens * POINTS_PER_TOKEN + cells[PRESTIGE + seat]! + capped[tokens * SETS + this.leads[seat]!]!;
      this.progress[seat] =
        clamp(need - tokens, 0, 5) * 5 + (different > GOODS_TO_WIN ? GOODS_TO_WIN : different);
    }
    return changed;
  }

  private changedGoods({ cells, words }: Board): number {
    let changed = 0;
    for (let word = 0; word < WORDS; word++) {
      if (words[word] === this.words[word]) continue;
      for (let byte = word * 4; byte < word * 4 + 4; byte++) {
        if (cells[byte] !== this.cells[byte]) changed |= 1 << goodAt[byte]!;
      }
      this.words[word] = words[word]!;
    }
    for (let space = 0; space < 8; space++) {
      const good = cells[MARKET + space]!;
      const before = this.market[space]!;
      if (good === before) continue;
      this.market[space] = good;
      this.marketCount[before]!--;
      this.marketCount[good]!++;
      changed |= (1 << good) | (1 << before);
    }
    return changed & ALL_GOODS;
  }

  private lookAt(cells: Uint8Array, good: number): void {
    const { cases, players } = this;
    const first = GOODS_AT + (good - 1) * PER_GOOD;
    const bit = 1 << good;
    const market = this.marketCount[good]! > 3 ? 3 : this.marketCount[good]!;
    for (let seat = 0; seat < players; seat++) {
      const at = (good * 4 + seat) * CASES;
      const own = cells[HAND + seat * 10 + good]!;
      const other = mostOfOthers(cells, HAND + good, players, seat);
      cases[at] = first + tokenCase(cells, seat, good);
      cases[at + 1] = first + TOKEN_CASES + handCase(own, other);
      const next = seat === this.upNext ? 0 : 3;
      cases[at + 2] = market === 0 ? NO_CASE : first + TOKEN_CASES + HAND_CASES + next + market - 1;
      this.kinds[seat] = own > 0 ? this.kinds[seat]! | bit : this.kinds[seat]! & ~bit;
      this.leads[seat] = own > 0 && own >= other ? this.leads[seat]! | bit : this.leads[seat]! & ~bit;
    }
  }

  /** Writes what sets a seat apart besides goods; returns how much that is. */
  listSeat(cells: Uint8Array, seat: number, out: Int16Array): number {
    const { players, points, progress } = this;
    const turnIn = (seat - this.upNext + players) % players;
    let n = 0;
    let rivalPoints = 0;
    let rivalCoins = 0;
    out[n++] = OWN_PROGRESS + progress[seat]!;
    for (let later = 1; later < players; later++) {
      const rival = (seat + later) % players;
      out[n++] = RIVAL_PROGRESS + (later - 1) * PROGRESS + progress[rival]!;
      if (points[rival]! > rivalPoints) rivalPoints = points[rival]!;
      if (cells[COINS + rival]! > rivalCoins) rivalCoins = cells[COINS + rival]!;
    }
    const coins = cells[COINS + seat]!;
    const closing = cells[CLOSING]!;
    out[n++] = TOKEN_COUNT + cells[TOKENS + seat]!;
    out[n++] = DIFFERENT + sizes[this.kinds[seat]!]!;
    out[n++] = COIN_COUNT + clamp(coins, 0, 15);
    out[n++] = COIN_LEAD + clamp(coins - rivalCoins, -6, 6) + 6;
    out[n++] = PRESTIGE_COUNT + clamp(cells[PRESTIGE + seat]!, 0, 20);
    out[n++] = LEAD + stage(cells) * LEADS + clamp(points[seat]! - rivalPoints, -12, 12) + 12;
    out[n++] = TURN_IN + closing * 4 + turnIn;
    if (closing === 1) {
      // The round ends before the first player's turn: who comes before that still plays.
      const untilEnd = (cells[FIRST]! - this.upNext + players) % players;
      out[n++] = TURN_LEFT + (turnIn < untilEnd ? 1 : 0);
    }
    return n;
  }

  /** Writes all that is the case for a seat; returns how much that is. */
  list(cells: Uint8Array, seat: number, out: Int16Array): number {
    let n = this.listSeat(cells, seat, out);
    for (let good = 1; good <= 10; good++) {
      const at = (good * 4 + seat) * CASES;
      out[n++] = this.cases[at]!;
      out[n++] = this.cases[at + 1]!;
      if (this.cases[at + 2] !== NO_CASE) out[n++] = this.cases[at + 2]!;
    }
    // The same for all seats, so they matter only together with other cases.
    out[n++] = PILE_LEFT + clamp(cells[PILE_SIZE]! >> 1, 0, 23);
    for (let space = 0; space < 8; space++) out[n++] = PRESENT + cells[CIRCLE + space]!;
    return n;
  }
}
