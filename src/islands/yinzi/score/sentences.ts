/** What the pad says, in words and in sums. */
import type { Market, ScoreLine, Term } from '../../../games/yinzi/index.ts';
import { SECTIONS } from '../../../games/yinzi/index.ts';
import type { Seat } from '../../../lib/seats.ts';
import type { LineOfAll } from './lines.ts';
import type { Summary } from './reckoning.ts';
import type { Sheet } from './sheet.ts';
import type { Speech } from './ui.ts';

export function tellMissing(missing: readonly (Market | 'rate')[], { t, list }: Speech): string {
  const what = missing.map((one) =>
    one === 'rate'
      ? t('yinzi.score.missing.rate')
      : t('yinzi.score.missing.points', { market: t(`yinzi.market.${one}`) }),
  );
  return t('yinzi.score.verdict.missing', { what: list(what) });
}

export function tellVerdict(sheet: Sheet, { verdict, sheets }: Summary, speech: Speech): string {
  const { t, plural, list, nameIn } = speech;
  const { level, winners, how, missing } = verdict;
  if (how === 'missing') return tellMissing(missing, speech);
  const names = list((winners.length > 0 ? winners : level).map((seat) => nameIn(sheet, seat)));
  const points = plural('score.points', sheets[level[0]!]!.total);
  const others = list(level.filter((seat) => !winners.includes(seat)).map((seat) => nameIn(sheet, seat)));
  return t(`yinzi.score.verdict.${how}`, { names, points, others });
}

/** "Boats: Mei 8, Bo 6" */
export function tellLine(sheet: Sheet, { code, lines }: LineOfAll, { t, nameIn }: Speech): string {
  const all = lines.map(({ points }, seat) => `${nameIn(sheet, seat as Seat)} ${minus(points)}`);
  return `${t(`yinzi.score.line.${code}`)}: ${all.join(', ')}`;
}

/** With a minus sign as it is printed. */
export const minus = (points: number): string => (points < 0 ? `−${-points}` : String(points));

function tellTerm(sheet: Sheet, seat: Seat, { of, count, each }: Term, { t, thing }: Speech): string {
  if ((SECTIONS as readonly string[]).includes(of))
    return t(each > 1 ? 'yinzi.score.sum.most' : 'yinzi.score.sum.level', {
      section: thing(of),
      points: each,
    });
  if (of === 'silver') return t('yinzi.score.sum.silver', { n: count });
  if (of === 'copper') {
    const copper = sheet.players[seat]!.counts.copper;
    return t('yinzi.score.sum.copper', { copper, rate: sheet.rate!, silver: count });
  }
  return `${thing(of)}: ${count} × ${minus(each)}`;
}

/** "Japan 2 × 3 + Spain 1 × 5 = 11" */
export function tellSum(sheet: Sheet, seat: Seat, { terms, points }: ScoreLine, speech: Speech): string {
  if (terms.length === 0) return minus(points);
  const sum = terms.map((term) => tellTerm(sheet, seat, term, speech)).join(' + ');
  return `${sum} = ${minus(points)}`;
}
