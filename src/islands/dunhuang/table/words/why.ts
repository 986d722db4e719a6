/** Why a turn is advised, in words: what it is for, what may go wrong, and what the next best would bring. */
import type { Comparison, Reason, Risk } from '../../../../bots/dunhuang/index.ts';
import type { Seat } from '../../../../games/dunhuang/index.ts';
import type { AdviceKey, Translator } from '../../../../i18n/translate.ts';
import { percent } from '../../../table/hint/percent.ts';
import type { Speech } from './speech.ts';

/** The advice's own words, beside those of the table. */
type Words = Translator<AdviceKey>;

/** A risk is counted in a hundred worlds: closer than a twentieth would say more than is known. */
const roughly = (chance: number, lang: string): string => percent(Math.round(chance * 20) / 20, lang);

function missing({ tokens, goods }: Extract<Reason, { code: 'short' }>): AdviceKey {
  if (tokens === 0) return goods === 1 ? 'advice.reason.short.good' : 'advice.reason.short.goods';
  if (goods === 0) return tokens === 1 ? 'advice.reason.short.token' : 'advice.reason.short.tokens';
  return 'advice.reason.short.both';
}

function tellReason(
  reason: Exclude<Reason, { code: 'stops' }>,
  { t, plural }: Words,
  { good, name }: Speech,
): string {
  switch (reason.code) {
    case 'short':
      return t(missing(reason));
    case 'takes-token':
    case 'guards':
    case 'gives-up':
    case 'leads-hand':
      return t(`advice.reason.${reason.code}`, { good: good(reason.good) });
    case 'takes-token-from':
      return t('advice.reason.takes-token-from', { good: good(reason.good), seat: name(reason.seat) });
    case 'trades':
      return t('advice.reason.trades', { seat: name(reason.seat) });
    case 'prestige':
      return t('advice.reason.prestige', { count: reason.count });
    case 'coins':
      return plural('advice.reason.coins', reason.count);
    case 'adds':
      return t(`advice.reason.adds.${reason.to}`, { good: good(reason.good) });
    default:
      return t(`advice.reason.${reason.code}`);
  }
}

/** Within a sentence; who is kept from winning is named in one breath. */
export function tellPurpose(reasons: readonly Reason[], words: Words, speech: Speech): string {
  const stopped = reasons.flatMap((reason) => (reason.code === 'stops' ? [speech.name(reason.seat)] : []));
  const others = reasons.filter((reason) => reason.code !== 'stops');
  return speech.lists.format([
    ...(stopped.length > 0 ? [words.t('advice.reason.stops', { seat: speech.lists.format(stopped) })] : []),
    ...others.map((reason) => tellReason(reason, words, speech)),
  ]);
}

/** Within a sentence, without its chance. */
function tellDanger(risk: Exclude<Risk, { code: 'none' }>, { t }: Words, { good, name }: Speech): string {
  const who = (seat: Seat | null): string => (seat === null ? t('advice.somebody') : name(seat));
  const values = { seat: who(risk.seat) };
  return t(`advice.risk.${risk.code}`, 'good' in risk ? { ...values, good: good(risk.good) } : values);
}

export function tellRisk(risk: Risk, words: Words, speech: Speech): string {
  if (risk.code === 'none') return words.t('advice.risk.none');
  const what = tellDanger(risk, words, speech);
  return words.t('advice.risk', { chance: roughly(risk.chance, speech.lang), what });
}

export function tellComparison(compared: Comparison, words: Words, speech: Speech): string {
  const { t } = words;
  const { chance, degree, contrast, reasons, risk } = compared;
  const other = t(`advice.other.${contrast}`, { what: tellPurpose(reasons, words, speech) });
  const what =
    risk === null
      ? other
      : t('advice.other.risk', {
          what: other,
          chance: roughly(risk.chance, speech.lang),
          risk: tellDanger(risk, words, speech),
        });
  return degree === null || chance === null
    ? t('advice.played', { what })
    : t(`advice.next.${degree}`, { chance: percent(chance, speech.lang), what });
}
