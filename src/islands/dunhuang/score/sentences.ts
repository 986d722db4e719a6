/** The reckoning in words, for the screen, the clipboard and the picture alike. */
import type { Good, ScoreWarning, Seat } from '../../../games/dunhuang/index.ts';
import { seatsOf } from '../../score/sheet.ts';
import type { CapLine, GoodLine, Reckoning, Summary } from './reckoning.ts';
import { type Sheet, tokensOf } from './sheet.ts';
import type { Speech } from './ui.ts';

export function tellVerdict(sheet: Sheet, { verdict, sheets }: Summary, speech: Speech): string {
  const { t, plural, list, nameIn } = speech;
  const { level, winners } = verdict;
  const names = list((winners.length > 0 ? winners : level).map((seat) => nameIn(sheet, seat)));
  const points = plural('score.points', sheets[level[0]!]!.total);
  const others = list(level.filter((seat) => !winners.includes(seat)).map((seat) => nameIn(sheet, seat)));
  return t(`score.verdict.${verdict.how}`, { names, points, others });
}

/** What a win at once was won with, as far as it was entered: the tokens, and the different goods in hand. */
export const wonWith = (sheet: Sheet, winner: Seat): { tokens: Good[]; goods: Good[] } => ({
  tokens: tokensOf(sheet, winner),
  goods: [...new Set(sheet.players[winner]!.hand)],
});

export function tellGood(sheet: Sheet, { good, counts, leaders }: GoodLine, speech: Speech): string {
  const { t, list, nameIn } = speech;
  const all = seatsOf(sheet)
    .filter((seat) => counts[seat]! > 0)
    .map((seat) => `${nameIn(sheet, seat)} ${counts[seat]}`);
  const key = leaders.length > 1 ? 'score.line.level' : 'score.line.lead';
  const names = list(leaders.map((seat) => nameIn(sheet, seat)));
  return t(key, { good: speech.good(good), n: good, names, all: all.join(', ') });
}

const tellCards = (cards: readonly Good[], { good, list }: Speech): string =>
  list(cards.map((card) => `${good(card)} (${card})`));

export function tellCap(sheet: Sheet, { seat, tokens, kept, surplus }: CapLine, speech: Speech): string {
  const values = {
    name: speech.nameIn(sheet, seat),
    kept: tellCards(kept, speech),
    surplus: tellCards(surplus, speech),
  };
  return tokens === 0
    ? speech.t('score.line.no-tokens', values)
    : speech.plural('score.line.cap', tokens, values);
}

export function tellSum(sheet: Sheet, { sheets }: Reckoning, seat: Seat, { t, nameIn }: Speech): string {
  const { tokens, prestige, cards, total } = sheets[seat]!;
  return t('score.line.sum', { name: nameIn(sheet, seat), tokens, prestige, cards, total });
}

export function tellWarning(
  sheet: Sheet,
  warning: ScoreWarning,
  { t, plural, good, nameIn }: Speech,
): string {
  switch (warning.code) {
    case 'cards':
      return warning.exist === 0
        ? t('score.warning.card-out', { good: good(warning.good), n: sheet.count })
        : plural('score.warning.cards', warning.exist, {
            good: good(warning.good),
            counted: warning.counted,
          });
    case 'token':
      return t('score.warning.token', { good: good(warning.good), n: sheet.count });
    case 'prestige':
    case 'coins':
      return t(`score.warning.${warning.code}`, { counted: warning.counted, n: warning.exist });
    default:
      return t(`score.warning.${warning.code}`, {
        name: nameIn(sheet, warning.seat),
        counted: warning.counted,
        n: warning.needs,
      });
  }
}
