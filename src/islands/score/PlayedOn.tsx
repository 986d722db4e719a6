import { useMemo } from 'preact/hooks';
import { localeOf } from '../../i18n/translate.ts';
import { useCounting } from './face.ts';

/** When it was played: for paper, on which nothing else tells. */
export function PlayedOn() {
  const { model, lang } = useCounting();
  const dates = useMemo(() => new Intl.DateTimeFormat(localeOf(lang), { dateStyle: 'long' }), [lang]);
  return <p class="on-paper">{dates.format(model.playedAt.value)}</p>;
}
