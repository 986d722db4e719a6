/** What is laid out for views, with words beside its own that were fetched later. */
import { type Translator, translator } from '../../../i18n/translate.ts';
import type { Saying } from '../../ui.ts';
import type { Key } from '../game/words.ts';
import type { Ui } from './context.ts';

export function alsoSaying<More extends string>(
  ui: Ui,
  words: Readonly<Record<More, string>>,
): Saying<Ui, Key | More> {
  const all = { ...ui.words, ...words };
  const said: Translator<Key | More> = translator(ui.lang, all as Record<Key | More, string>);
  return { ...ui, ...said, words: all };
}
