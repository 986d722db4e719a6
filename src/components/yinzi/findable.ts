/** What the search finds of Yinzi in a language. */
import terms from '../../../content/yinzi/terms.json';
import type { Lang } from '../../lib/languages.ts';
import type { Findable } from '../../lib/search/entry.ts';
import { findPage, findTerms, type RulesSource } from '../rules/findable.ts';

export const findableIn = (lang: Lang, pages: readonly RulesSource[]): Findable[] => [
  ...pages.flatMap((page) => findPage('yinzi', page, () => [])),
  ...findTerms('yinzi', terms, lang),
];
