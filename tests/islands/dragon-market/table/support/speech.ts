/** Words for a table of tests: Mei, and whoever sits there by colour. */
import { pick } from '../../../../../src/i18n/dragon-market/index.ts';
import { type Speech, speechOf, WORDS } from '../../../../../src/islands/dragon-market/table/words/speech.ts';
import type { Lang } from '../../../../../src/lib/languages.ts';

export const speechFor = (lang: Lang): Speech =>
  speechOf(lang, pick(lang, ...WORDS), () => ({
    players: [
      { name: 'Mei', colour: 0, bot: null },
      { name: ' ', colour: 2, bot: null },
      { name: 'Bo', colour: 1, bot: null },
      { name: '', colour: 3, bot: null },
    ],
    view: undefined,
  }));
