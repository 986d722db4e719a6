/** What every part of the scoring pad needs: the model, the words, and names as they are said. */
import type { Counted, RuleId } from '../../../games/yinzi/index.ts';
import { type Translator, translator, type WordsOf } from '../../../i18n/translate.ts';
import type { Lang } from '../../../lib/languages.ts';
import {
  type Speech as AnySpeech,
  type CountingUi,
  type PageWords,
  speechOf as sharedSpeech,
} from '../../score/face.ts';
import { useUi as useAnyUi } from '../../ui.ts';
import { playerName } from '../saying.ts';
import type { PadModel } from './model.ts';
import type { Sheet } from './sheet.ts';

export type PadWords = PageWords &
  WordsOf<'yinzi.score.' | 'yinzi.market.' | 'yinzi.section.' | 'yinzi.player'>;

export interface Speech extends Translator<keyof PadWords>, Pick<AnySpeech, 'nameIn' | 'list'> {
  /** What is counted. */
  thing(of: Counted): string;
}

/** Markets and sections have their names from elsewhere. */
const NAMED = ['yinzi.market.', 'yinzi.section.', 'yinzi.score.of.'];

export function speechOf(lang: Lang, words: PadWords): Speech {
  const translated = translator<keyof PadWords>(lang, words);
  const { t } = translated;
  const { nameIn, list } = sharedSpeech(lang, words, (_, seat) => playerName(translated, [], seat));
  return {
    ...translated,
    nameIn,
    list,
    thing: (of) => t(NAMED.map((part) => part + of).find((key) => key in words) as keyof PadWords),
  };
}

export interface Ui extends Speech, Pick<CountingUi<Sheet>, 'rules' | 'face'> {
  readonly model: PadModel;
  /** Where a rule of the score is explained. */
  ruleLink(rule: RuleId): string;
}

export const useUi = useAnyUi<Ui>;
