/** What the coach says: fetched with the coach, in one language. */
import type { CoachKey } from '../../../../i18n/translate.ts';
import type { Lang } from '../../../../lib/languages.ts';

type Words = Readonly<Record<CoachKey, string>>;

const FETCH: Readonly<Record<Lang, () => Promise<{ default: Words }>>> = {
  en: () => import('../../../../i18n/coach/en.json'),
  nl: () => import('../../../../i18n/coach/nl.json'),
};

export const fetchCoachWords = async (lang: Lang): Promise<Words> => (await FETCH[lang]()).default;
