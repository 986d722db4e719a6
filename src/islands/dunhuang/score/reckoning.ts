/** The reckoning as lines to read aloud: what `finalScores` found, in the order people count it. No arithmetic of its own. */
import {
  finalScores,
  GOODS,
  type Good,
  type RuleId,
  type ScoreSheet,
  type Seat,
} from '../../../games/dunhuang/index.ts';
import { countOf, type Sheet, seatsOf, toScoreTable } from './sheet.ts';

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
  readonly winners: readonly Seat[];
  readonly how: 'instant' | 'points' | 'coins' | 'shared';
  readonly rule: RuleId;
}

export interface Reckoning {
  readonly sheets: readonly ScoreSheet[];
  readonly goods: readonly GoodLine[]; // from the highest
  readonly caps: readonly CapLine[];
  readonly verdict: Verdict;
}

function verdictOf({ instant, count }: Sheet, sheets: readonly ScoreSheet[]): Verdict {
  if (instant !== null && instant < count) return { winners: [instant], how: 'instant', rule: 'turn.win' };
  const winners = sheets.flatMap(({ rank }, seat) => (rank === 1 ? [seat as Seat] : []));
  if (winners.length > 1) return { winners, how: 'shared', rule: 'ruling.shared' };
  const level = sheets.filter(({ total }) => total === sheets[winners[0]!]!.total);
  return { winners, how: level.length > 1 ? 'coins' : 'points', rule: 'score.tie' };
}

export function reckon(sheet: Sheet): Reckoning {
  const table = toScoreTable(sheet);
  const sheets = finalScores(table);
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
  return { sheets, goods, caps, verdict: verdictOf(sheet, sheets) };
}
