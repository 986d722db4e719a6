/** What a pad came to, and why. No arithmetic of its own: the engine does it. */
import { finalScores, type Market, type ScoreSheet } from '../../../games/yinzi/index.ts';
import { SEATS, type Seat } from '../../../lib/seats.ts';
import { missingIn, type Sheet, toCountedGame } from './sheet.ts';

export interface Verdict {
  readonly winners: readonly Seat[]; // nobody yet where something is still to be said
  readonly level: readonly Seat[]; // most points
  readonly how: 'points' | 'order' | 'level' | 'missing';
  readonly missing: readonly (Market | 'rate')[]; // what the board says and nobody has filled in
}

/** How a game can be won; one in which something is still to be said is nobody's yet. */
export type Win = Extract<Verdict['how'], 'points' | 'order'>;

export interface Summary {
  readonly sheets: readonly ScoreSheet[];
  readonly verdict: Verdict;
}

function verdictOf(sheet: Sheet, sheets: readonly ScoreSheet[]): Verdict {
  const seats = SEATS.slice(0, sheet.count);
  const most = Math.max(...sheets.map(({ total }) => total));
  const level = seats.filter((seat) => sheets[seat]!.total === most);
  const missing = missingIn(sheet);
  if (missing.length > 0) return { winners: [], level, how: 'missing', missing };
  if (level.length === 1) return { winners: level, level, how: 'points', missing };
  const first = seats.filter((seat) => sheets[seat]!.rank === 1);
  return first.length === 1
    ? { winners: first, level, how: 'order', missing }
    : { winners: [], level, how: 'level', missing };
}

const summaries = new WeakMap<Sheet, Summary>();

/** Reckoned once for every sheet: a history has thousands. */
export function summaryOf(sheet: Sheet): Summary {
  const known = summaries.get(sheet);
  if (known) return known;
  const sheets = finalScores(toCountedGame(sheet));
  const summary = { sheets, verdict: verdictOf(sheet, sheets) };
  summaries.set(sheet, summary);
  return summary;
}
