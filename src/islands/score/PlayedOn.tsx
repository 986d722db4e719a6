import { useMemo } from 'preact/hooks';
import { localeOf } from '../../i18n/translate.ts';
import type { CountingUi } from './face.ts';
import type { AnySheet } from './sheet.ts';

/** When it was played: for paper, on which nothing else tells. */
export function PlayedOn<S extends AnySheet>({ ui: { model, lang } }: { ui: CountingUi<S> }) {
  const dates = useMemo(() => new Intl.DateTimeFormat(localeOf(lang), { dateStyle: 'long' }), [lang]);
  return <p class="on-paper">{dates.format(model.playedAt.value)}</p>;
}
