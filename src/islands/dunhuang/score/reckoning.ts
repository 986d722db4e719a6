/** The reckoning as lines to read aloud: what `finalScores` found, in the order people count it. No arithmetic of its own. */
import {
  finalScores,
  GOODS,
  type Good,
  type RuleId,
  type ScoreSheet,
  SEATS,
  type Seat,
} from '../../../games/dunhuang/index.ts';
import { seatsOf } from '../../score/sheet.ts';
import { countOf, type Sheet, toScoreTable } from './sheet.ts';

export interface GoodLine {
  readonly good: Good;
  readonly counts: readonly number[]; // in each hand
  readonly leaders: readonly Seat[]; // most in hand: each keeps one
  readonly rule: RuleId;
}

export interface CapLine {
  readonly seat: Seat;
  readonly tokens: number;
  readonly kept: readonly Good[];
  readonly surplus: readonly Good[];
}

export interface Verdict {
  readonly winners: readonly Seat[]; // nobody yet where coins decide that nobody has counted
  readonly level: readonly Seat[]; // most points: between them coins decide
  readonly how: 'instant' | 'points' | 'coins' | 'shared' | 'uncounted';
  readonly rule: RuleId;
}

/** How a game can be won; one that waits for coins to be counted is nobody's yet. */
export type Win = Exclude<Verdict['how'], 'uncounted'>;

/** What a game came to, without the lines that tell why. */
export interface Summary {
  readonly sheets: readonly ScoreSheet[];
  readonly verdict: Verdict;
}

export interface Reckoning extends Summary {
  readonly goods: readonly GoodLine[]; // from the highest
  readonly caps: readonly CapLine[];
}

function verdictOf({ instant, count, players }: Sheet, sheets: readonly ScoreSheet[]): Verdict {
  const seats = SEATS.slice(0, count);
  if (instant !== null && instant < count)
    return { winners: [instant], level: [instant], how: 'instant', rule: 'turn.win' };
  const most = Math.max(...sheets.map(({ total }) => total));
  const level = seats.filter((seat) => sheets[seat]!.total === most);
  if (level.length === 1) return { winners: level, level, how: 'points', rule: 'score.tie' };
  if (level.some((seat) => players[seat]!.coins === null))
    return { winners: [], level, how: 'uncounted', rule: 'score.tie' };
  const winners = seats.filter((seat) => sheets[seat]!.rank === 1);
  if (winners.length > 1) return { winners, level, how: 'shared', rule: 'ruling.shared' };
  return { winners, level, how: 'coins', rule: 'score.tie' };
}

/** Places as far as they are known: where somebody's coins were not counted, players with as many points share theirs. */
function withKnownPlaces({ players }: Sheet, sheets: readonly ScoreSheet[]): ScoreSheet[] {
  return sheets.map((sheet) => {
    const level = SEATS.slice(0, sheets.length).filter((seat) => sheets[seat]!.total === sheet.total);
    if (level.every((seat) => players[seat]!.coins !== null)) return sheet;
    return { ...sheet, rank: Math.min(...level.map((seat) => sheets[seat]!.rank)) as ScoreSheet['rank'] };
  });
}

const summaries = new WeakMap<Sheet, Summary>();

/** Reckoned once for every sheet: a history has thousands. */
export function summaryOf(sheet: Sheet): Summary {
  const known = summaries.get(sheet);
  if (known) return known;
  const sheets = withKnownPlaces(sheet, finalScores(toScoreTable(sheet)));
  const summary = { sheets, verdict: verdictOf(sheet, sheets) };
  summaries.set(sheet, summary);
  return summary;
}

export function reckon(sheet: Sheet): Reckoning {
  const table = toScoreTable(sheet);
  const { sheets, verdict } = summaryOf(sheet);
  const seats = seatsOf(sheet);
  const goods = GOODS.toReversed().flatMap((good): GoodLine[] => {
    const counts = table.players.map(({ hand }) => countOf(hand, good));
    const leaders = seats.filter(
      (seat) => sheets[seat]!.kept.includes(good) || sheets[seat]!.surplus.includes(good),
    );
    const rule = leaders.length > 1 ? 'ruling.hand-tie' : 'score.hand';
    return leaders.length === 0 ? [] : [{ good, counts, leaders, rule }];
  });
  const caps = seats.flatMap((seat): CapLine[] => {
    const { kept, surplus } = sheets[seat]!;
    return surplus.length === 0 ? [] : [{ seat, tokens: table.players[seat]!.tokens, kept, surplus }];
  });
  return { sheets, goods, caps, verdict };
}
