/** What advice says: fetched with the first of it, in one language. */
import type { AdviceKey } from '../../../../i18n/translate.ts';
import type { Lang } from '../../../../lib/languages.ts';

type Words = Readonly<Record<AdviceKey, string>>;

const FETCH: Readonly<Record<Lang, () => Promise<{ default: Words }>>> = {
  en: () => import('../../../../i18n/advice/en.json'),
  nl: () => import('../../../../i18n/advice/nl.json'),
};

export const fetchAdviceDictionary = async (lang: Lang): Promise<Words> => (await FETCH[lang]()).default;
