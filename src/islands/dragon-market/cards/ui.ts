/** How the page of one's own cards speaks. */
import type { Kind } from '../../../games/dragon-market/index.ts';
import type { Translator, WordsOf } from '../../../i18n/translate.ts';
import type { CardsModel } from './model.ts';

export const CARDS_WORDS = ['dragon.cards.', 'dragon.good.', 'dragon.power.', 'storage.'] as const;
export type CardsWords = WordsOf<(typeof CARDS_WORDS)[number]>;

export interface PartProps {
  model: CardsModel;
  words: Translator<keyof CardsWords>;
}

/** A good as this box calls it. */
export const nameOf = ({ model, words: { t } }: PartProps, kind: Kind): string =>
  model.cards.value.names[kind]!.trim() || t(`dragon.good.${kind}` as 'dragon.good.0');
