/** What every part of the page of one's own cards needs: the model, and the words. */
import type { Kind } from '../../../games/dragon-market/index.ts';
import type { Translator, WordsOf } from '../../../i18n/translate.ts';
import { useUi as useAnyUi } from '../../ui.ts';
import type { CardsModel } from './model.ts';

export const CARDS_WORDS = ['dragon.cards.', 'dragon.good.', 'dragon.power.', 'storage.'] as const;
export type CardsWords = WordsOf<(typeof CARDS_WORDS)[number]>;

export interface Ui extends Translator<keyof CardsWords> {
  readonly model: CardsModel;
}

export const useUi = useAnyUi<Ui>;

/** A good as this box calls it. */
export const nameOf = ({ model, t }: Ui, kind: Kind): string =>
  model.cards.value.names[kind]!.trim() || t(`dragon.good.${kind}` as 'dragon.good.0');
