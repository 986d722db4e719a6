/** What the search finds of Yinzi in a language, and what people ask about it (content/yinzi/questions). */
import en from '../../../content/yinzi/questions/en.json';
import nl from '../../../content/yinzi/questions/nl.json';
import terms from '../../../content/yinzi/terms.json';
import type { Lang } from '../../lib/languages.ts';
import type { Findable } from '../../lib/search/entry.ts';
import { findPage, findTerms, type Questions, type RulesSource } from '../rules/findable.ts';

const QUESTIONS: Questions = { en, nl };

/** What people ask about a rule or a page. */
export const askedAbout = (lang: Lang, key: string): readonly string[] => QUESTIONS[lang][key] ?? [];

export const findableIn = (lang: Lang, pages: readonly RulesSource[]): Findable[] => [
  ...pages.flatMap((page) => findPage('yinzi', page, (key) => askedAbout(lang, key))),
  ...findTerms('yinzi', terms, lang),
];
