/** Words for a table of tests: Mei, and whoever sits there by colour. */
import { CHARACTERS, type CharacterId } from '../../../../../src/games/dunhuang/index.ts';
import { pick } from '../../../../../src/i18n/dunhuang/index.ts';
import {
  type EffectWords,
  type Speech,
  speechOf,
  type TableWords,
  WORDS,
} from '../../../../../src/islands/dunhuang/table/words/speech.ts';
import type { Lang } from '../../../../../src/lib/languages.ts';

const effects = Object.fromEntries(
  CHARACTERS.map((id) => [`effect.${id}`, `What the ${id} does.`]),
) as EffectWords;

export const wordsFor = (lang: Lang): TableWords => ({ ...pick(lang, ...WORDS), ...effects });

const EVEN: readonly CharacterId[] = CHARACTERS.filter((_, i) => i % 2 === 0);

export const speechFor = (lang: Lang, circle: readonly CharacterId[] = EVEN): Speech =>
  speechOf(lang, wordsFor(lang), () => ({
    players: [
      { name: 'Mei', colour: 0, bot: null },
      { name: ' ', colour: 2, bot: null },
      { name: 'Bo', colour: 1, bot: null },
      { name: '', colour: 3, bot: null },
    ],
    view: { circle: [...circle] },
  }));
