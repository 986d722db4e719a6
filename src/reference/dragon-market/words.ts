/** The keys of words that are put together from a number. */
import type { Kind } from '../../games/dragon-market/index.ts';
import type { WordsOf } from '../../i18n/translate.ts';

type GoodKey = Extract<keyof WordsOf<'dragon.good.'>, string>;

/** The name of a kind of goods. */
export const goodKey = (kind: Kind): GoodKey => `dragon.good.${kind}` as GoodKey;
