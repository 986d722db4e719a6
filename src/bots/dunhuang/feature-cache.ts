import {
  ASK,
  ASK_CAMEL,
  type Board,
  HAND,
  MARKET,
  NOBODY,
  PLAYERS,
  PRESTIGE,
  SHANG,
  SHOP,
  TOKEN,
  TOKENS,
  TURN,
  tokensToWin,
} from '../../games/dunhuang/fast.ts';
import { POINTS_PER_TOKEN } from '../../games/dunhuang/index.ts';
import {
  CASES,
  ELSEWHERE,
  handCase,
  IN_MIDDLE,
  listCommon,
  listSeat,
  marketCase,
  mostOfOthers,
  NO_CASE,
  OWN,
  progressCase,
  tokenCase,
} from './features.ts';
import { capped, SETS, sizes } from './sets.ts';

const WORDS = 26; // of hands, shops and tokens
const goodAt = Uint8Array.from({ length: WORDS * 4 }, (_, byte) =>
  byte > HAND && byte <= SHANG + 10 ? ((byte - HAND - 1) % 10) + 1 : 0,
);
const ALL_GOODS = SETS - 2;

function tokenCaseAt(cells: Uint8Array, seat: number, good: number): number {
  const own = cells[SHOP + seat * 10 + good]!;
  const holder = cells[TOKEN + good]!;
  const shang = cells[SHANG + good]!;
  if (holder === NOBODY) return tokenCase(good, IN_MIDDLE, shang, own, 0);
  if (holder !== seat) return tokenCase(good, ELSEWHERE, shang, own, cells[SHOP + holder * 10 + good]!);
  return tokenCase(good, OWN, shang, own, mostOfOthers(cells, SHOP + good, seat));
}

/**
 * The features of a table. The next table is mostly the same but for a few goods, so the last one is
 * remembered and only what differs is looked at again.
 */
export class FeatureCache {
  /** By good and seat: `(good * 4 + seat) * CASES`. */
  readonly cases = new Int16Array(11 * 4 * CASES).fill(NO_CASE);
  private readonly words = new Int32Array(WORDS); // the last table's
  private readonly cells = new Uint8Array(this.words.buffer);
  private readonly market = new Uint8Array(8);
  private readonly marketCount = new Int8Array(11);
  private readonly kinds = new Int32Array(4); // goods in hand
  private readonly leads = new Int32Array(4); // goods nobody has more of in hand
  private readonly different = new Int32Array(4);
  private readonly points = new Int32Array(4); // if the game were scored now
  private readonly progress = new Int32Array(4);
  private upNext = -1;
  private players = 0;

  /** Looks at a table. */
  update(board: Board): void {
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
      this.different[seat] = different;
      this.progress[seat] = progressCase(need - tokens, different);
    }
  }

  /** Of which something is different, as bits. */
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
    const bit = 1 << good;
    for (let seat = 0; seat < players; seat++) {
      const at = (good * 4 + seat) * CASES;
      const own = cells[HAND + seat * 10 + good]!;
      const other = mostOfOthers(cells, HAND + good, seat);
      cases[at] = tokenCaseAt(cells, seat, good);
      cases[at + 1] = handCase(good, own, other);
      cases[at + 2] = marketCase(good, this.marketCount[good]!, seat === this.upNext);
      this.kinds[seat] = own > 0 ? this.kinds[seat]! | bit : this.kinds[seat]! & ~bit;
      this.leads[seat] = own > 0 && own >= other ? this.leads[seat]! | bit : this.leads[seat]! & ~bit;
    }
  }

  /** Writes what sets a seat apart besides goods; returns how much that is. */
  listSeat(cells: Uint8Array, seat: number, out: Int16Array): number {
    return listSeat(cells, seat, this.upNext, this.different, this.points, this.progress, out);
  }

  /** Writes all that is the case for a seat; returns how much that is. */
  list(cells: Uint8Array, seat: number, out: Int16Array): number {
    let n = listCommon(cells, out, this.listSeat(cells, seat, out));
    for (let good = 1; good <= 10; good++) {
      const at = (good * 4 + seat) * CASES;
      out[n++] = this.cases[at]!;
      out[n++] = this.cases[at + 1]!;
      if (this.cases[at + 2] !== NO_CASE) out[n++] = this.cases[at + 2]!;
    }
    return n;
  }
}
