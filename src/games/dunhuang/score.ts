/** The final reckoning. `reckon` does the arithmetic on plain numbers; `scoreSheets` shows it. */
import { type Board, COINS, HAND, PLAYERS, PRESTIGE, TOKENS } from './board.ts';
import type { Good } from './types.ts';

export interface ScoreTable {
  readonly players: readonly {
    readonly tokens: number;
    readonly prestige: number;
    readonly coins: number;
    readonly hand: readonly Good[];
  }[];
}

export interface ScoreSheet {
  readonly tokens: number; // points, as are the next three
  readonly prestige: number;
  readonly cards: number;
  readonly total: number;
  readonly kept: readonly Good[]; // scored, descending
  readonly surplus: readonly Good[]; // most in hand, but over the token cap
  readonly beaten: readonly Good[]; // someone has more, each good once, descending
  readonly rank: 1 | 2 | 3 | 4; // after the coins tie-break; equal rank = shared
}

export const POINTS_PER_TOKEN = 2;

/**
 * `score.hand` and `score.cap` for one seat: the cards it scores, as the sum of their numbers. Walks
 * the goods from the highest, so the cap cuts the lowest. `hands` holds ten counts for each seat,
 * good 1 at `at + 1`; `each` hears of every good in hand.
 */
function scoreHand(
  hands: ArrayLike<number>,
  at: number,
  players: number,
  seat: number,
  cap: number,
  each: ((good: number, fate: 'kept' | 'surplus' | 'beaten') => void) | null,
): number {
  let left = cap;
  let points = 0;
  for (let good = 10; good >= 1; good--) {
    const own = hands[at + seat * 10 + good]!;
    if (own === 0) continue;
    let most = true;
    for (let other = 0; other < players; other++) {
      if (hands[at + other * 10 + good]! > own) most = false;
    }
    if (!most) each?.(good, 'beaten');
    else if (left > 0) {
      left--;
      points += good;
      each?.(good, 'kept');
    } else each?.(good, 'surplus');
  }
  return points;
}

/** The points of every seat of a board, into `totals`, without garbage. */
export function scoreBoard({ cells }: Board, totals: Int32Array): void {
  const players = cells[PLAYERS]!;
  for (let seat = 0; seat < players; seat++) {
    const tokens = cells[TOKENS + seat]!;
    totals[seat] =
      tokens * POINTS_PER_TOKEN +
      cells[PRESTIGE + seat]! +
      scoreHand(cells, HAND, players, seat, tokens, null);
  }
}

/** `score.tie`: points first, then coins. Positive where the first stands higher. */
export function compareResults(total: number, coins: number, otherTotal: number, otherCoins: number): number {
  return total === otherTotal ? coins - otherCoins : total - otherTotal;
}

/** The seats that win on points, as bits. */
export function winnersOf({ cells }: Board, totals: Int32Array): number {
  let winners = 0;
  let best = 0;
  for (let seat = 0; seat < cells[PLAYERS]!; seat++) {
    const order = compareResults(totals[seat]!, cells[COINS + seat]!, totals[best]!, cells[COINS + best]!);
    if (order > 0) winners = 0;
    if (order >= 0) winners |= 1 << seat;
    if (order > 0) best = seat;
  }
  return winners;
}

/** The score sheets of a table that is known to be one, in the order of its players. */
export function scoreSheets({ players }: ScoreTable): ScoreSheet[] {
  const hands = new Uint16Array(players.length * 10 + 1);
  players.forEach(({ hand }, seat) => {
    for (const good of hand) hands[seat * 10 + good]! += 1;
  });
  const sheets = players.map((player, seat) => {
    const fates = { kept: [] as Good[], surplus: [] as Good[], beaten: [] as Good[] };
    const cards = scoreHand(hands, 0, players.length, seat, player.tokens, (good, fate) => {
      fates[fate].push(good as Good);
    });
    const tokens = player.tokens * POINTS_PER_TOKEN;
    const total = tokens + player.prestige + cards;
    return { tokens, prestige: player.prestige, cards, total, ...fates };
  });
  return sheets.map((sheet, seat): ScoreSheet => {
    const { coins } = players[seat]!;
    const better = sheets.filter(
      (other, i) => compareResults(other.total, players[i]!.coins, sheet.total, coins) > 0,
    );
    return { ...sheet, rank: (better.length + 1) as ScoreSheet['rank'] };
  });
}
