/**
 * The quick evaluation: one weight for each case, added up. It is asked of every end of every turn that is thought of. So it looks
 * weights up by counts instead of working out which case it is, and never branches on cards: where code goes on by what was
 * dealt, a processor guesses wrong, and that takes longer than the whole sum.
 */
import {
  type Board,
  CLOSING,
  COINS,
  FIRST,
  HAND,
  MARKET,
  PILE_SIZE,
  PLAYERS,
  PRESTIGE,
  SHANG,
  SHOP,
  TOKEN,
  TOKENS,
  tokensToWin,
} from '../../games/dunhuang/fast.ts';
import { POINTS_PER_TOKEN } from '../../games/dunhuang/index.ts';
import { progressCase, stageOf } from './features.ts';
import { COINS_APART, GRAIN, POINTS_APART, type QuickWeights, quickWeights } from './quick-weights.ts';
import { capped, SETS, sizes } from './sets.ts';

/** Room for a line of parts: eleven goods, the first of them none, by four seats. */
const PARTS = 44;

/** Goods that are in the game, first and last, by number of players. */
const FIRST_GOOD = [0, 0, 2, 2, 1];
const LAST_GOOD = [0, 0, 8, 9, 10];

/** Without a branch, for numbers far from the ends of 32 bits. */
const larger = (a: number, b: number): number => a - ((a - b) & ((a - b) >> 31));
const smaller = (a: number, b: number): number => b + ((a - b) & ((a - b) >> 31));

/**
 * Strengths of the seats, added up from a net's quick weights. A turn is looked through move by move, so there is a line for each
 * depth: what a move leaves as it was is taken over from the line before.
 */
export class QuickSum {
  private readonly weights: QuickWeights;
  // By depth and seat:
  private readonly parts: Int32Array; // what hangs on a good: + good * 4 before the seat
  private readonly sums: Int32Array; // of all parts
  private readonly kinds: Int32Array; // goods in hand
  private readonly leads: Int32Array; // goods nobody has more of in hand
  private readonly points = new Int32Array(4); // by seat: if the game were scored now
  private readonly progress = new Int32Array(4);
  private upNext = 0;

  constructor(quick: Float32Array, depths = 1) {
    this.weights = quickWeights(quick);
    this.parts = new Int32Array(PARTS * depths);
    this.sums = new Int32Array(4 * depths);
    this.kinds = new Int32Array(4 * depths);
    this.leads = new Int32Array(4 * depths);
  }

  /** Looks at all goods of a table, for the line of that depth; `upNext` plays the next turn. */
  look({ cells }: Board, upNext: number, depth: number): void {
    const players = cells[PLAYERS]!;
    const line = depth * 4;
    this.upNext = upNext;
    this.sums.fill(0, line, line + 4);
    this.kinds.fill(0, line, line + 4);
    this.leads.fill(0, line, line + 4);
    const last = LAST_GOOD[players]!;
    for (let good = FIRST_GOOD[players]!; good <= last; good++) this.add(cells, good, depth, players);
  }

  /** The line of a table that a move led to, from that of the table before it; `touched` are the goods it can have changed, as bits. */
  follow({ cells }: Board, touched: number, depth: number): void {
    const { parts, sums, kinds, leads } = this;
    const players = cells[PLAYERS]!;
    const line = depth * 4;
    parts.copyWithin(depth * PARTS, (depth - 1) * PARTS, depth * PARTS);
    for (let at = line; at < line + players; at++) {
      sums[at] = sums[at - 4]!;
      kinds[at] = kinds[at - 4]! & ~touched;
      leads[at] = leads[at - 4]! & ~touched;
    }
    for (let left = touched; left !== 0; left &= left - 1) {
      const good = 31 - Math.clz32(left & -left);
      const part = depth * PARTS + good * 4;
      for (let seat = 0; seat < players; seat++) sums[line + seat]! -= parts[part + seat]!;
      this.add(cells, good, depth, players);
    }
  }

  /** Adds what hangs on a good. */
  private add(cells: Uint8Array, good: number, depth: number, players: number): void {
    const { parts, sums, kinds, leads } = this;
    const { hand, token, market } = this.weights;
    const line = depth * 4;
    const part = depth * PARTS + good * 4;
    let most = 0; // in any hand
    let second = 0; // in any other
    let mostShown = 0; // in any shop but the holder's
    const holder = cells[TOKEN + good]!;
    for (let seat = 0; seat < players; seat++) {
      const count = cells[HAND + seat * 10 + good]!;
      const shown = cells[SHOP + seat * 10 + good]! & -Number(seat !== holder);
      second = larger(second, smaller(most, count));
      most = larger(most, count);
      mostShown = larger(mostShown, shown);
    }
    let count = 0;
    for (let space = MARKET; space < MARKET + 8; space++) count += Number(cells[space] === good);
    const held = cells[SHOP + (holder & 3) * 10 + good]!;
    const isHeld = 1 - (holder >> 3);
    const tokenAt = good * 2048 + cells[SHANG + good]! * 256;
    const marketAt = good * 32 + count;
    for (let seat = 0; seat < players; seat++) {
      const own = cells[HAND + seat * 10 + good]!;
      const other = second + ((most - second) & ((own - most) >> 31));
      const isOwn = -Number(seat === holder);
      const against = (mostShown & isOwn) | (held & ~isOwn & -isHeld);
      const lies = isHeld - isOwn;
      const worth =
        hand[good * 256 + own * 16 + other]! +
        token[tokenAt + lies * 512 + cells[SHOP + seat * 10 + good]! * 16 + against]! +
        market[marketAt + 16 * Number(seat === this.upNext)]!;
      const has = (own + 15) >> 4;
      parts[part + seat] = worth;
      sums[line + seat]! += worth;
      kinds[line + seat]! |= has << good;
      leads[line + seat]! |= (has & ~((own - most) >> 31)) << good;
    }
  }

  /** Every seat's strength at a table whose line is there. */
  strengths({ cells }: Board, depth: number, out: Float64Array): void {
    const { points, progress, kinds, leads, sums, weights, upNext } = this;
    const players = cells[PLAYERS]!;
    const line = depth * 4;
    const need = tokensToWin(players);
    const closing = cells[CLOSING]!;
    const leadAt = stageOf(closing, cells[PILE_SIZE]!) * 2 * POINTS_APART + POINTS_APART;
    const untilEnd = (cells[FIRST]! - upNext + players) % players;
    for (let seat = 0; seat < players; seat++) {
      const tokens = cells[TOKENS + seat]!;
      points[seat] =
        tokens * POINTS_PER_TOKEN + cells[PRESTIGE + seat]! + capped[tokens * SETS + leads[line + seat]!]!;
      progress[seat] = progressCase(need - tokens, sizes[kinds[line + seat]!]!);
    }
    for (let seat = 0; seat < players; seat++) {
      let rivals = 0;
      let rivalPoints = 0;
      let rivalCoins = 0;
      for (let later = 1, rival = seat; later < players; later++) {
        rival = rival + 1 === players ? 0 : rival + 1;
        rivals += weights.progress[later * 32 + progress[rival]!]!;
        rivalPoints = larger(rivalPoints, points[rival]!);
        rivalCoins = larger(rivalCoins, cells[COINS + rival]!);
      }
      const coins = cells[COINS + seat]!;
      const turnIn = (seat - upNext + players) % players;
      let sum =
        sums[line + seat]! +
        rivals +
        weights.progress[progress[seat]!]! +
        weights.tokens[cells[TOKENS + seat]!]! +
        weights.different[sizes[kinds[line + seat]!]!]! +
        weights.prestige[cells[PRESTIGE + seat]!]! +
        weights.coins[coins]! +
        weights.coinLead[coins - rivalCoins + COINS_APART]! +
        weights.lead[leadAt + points[seat]! - rivalPoints]! +
        weights.turnIn[closing * 4 + turnIn]!;
      // The round ends before the first player's turn: who comes before that still plays.
      if (closing === 1) sum += weights.turnLeft[turnIn < untilEnd ? 1 : 0]!;
      out[seat] = sum / GRAIN;
    }
  }
}
