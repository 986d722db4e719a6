/** Steps and findings in words. */

import type { tracker } from '../../../games/dunhuang/index.ts';
import { localeOf } from '../../../i18n/translate.ts';
import type { Told } from './track.ts';
import type { Ui } from './ui.ts';

export function tellStep({ code, seat, good, n, holder }: Told, ui: Ui): string {
  return ui.t(`majority.told.${code}`, {
    name: ui.name(seat),
    good: good === undefined ? '' : ui.good(good),
    n: n ?? 0,
    holder: holder === null ? '' : ui.name(holder),
  });
}

export function tellFinding({ good, code, places }: tracker.OddToken, ui: Ui): string {
  const odd = ui.t(`majority.odd.${code}`, { good: ui.good(good) });
  if (code === 'too-many') return odd;
  // Either side of a token would fill the list twice: what matters here is with whom it lies.
  const wheres = places.map(({ holder }) =>
    holder === null ? ui.t('majority.in-middle') : ui.t('majority.with.number', { name: ui.name(holder) }),
  );
  const list = new Intl.ListFormat(localeOf(ui.lang), { type: 'disjunction' }).format([...new Set(wheres)]);
  return `${odd} ${ui.t('majority.could', { places: list })}`;
}
