export const LANGUAGES = ['en', 'nl'] as const;
export type Lang = (typeof LANGUAGES)[number];

export const DEFAULT_LANGUAGE: Lang = 'en';

/** Each language by its own name: a reader looks for the word they know. */
export const LANGUAGE_NAMES: Record<Lang, string> = { en: 'English', nl: 'Nederlands' };

/** For Open Graph, which wants a country too. */
export const LOCALES: Record<Lang, string> = { en: 'en_GB', nl: 'nl_NL' };

/** The paths of a page that exists in every language, for `getStaticPaths`. */
export const everyLanguage = () => LANGUAGES.map((lang) => ({ params: { lang } }));
