export { pagesIn } from '../../../scripts/check/pages.ts';

export const LANGUAGES = ['en', 'nl'] as const;
export const THEMES = ['light', 'dark'] as const;

/** In each language, by its address after that. */
const KINDS = [
  '',
  'about/',
  'data/',
  'dunhuang/',
  'dunhuang/rules/',
  'dunhuang/rules/shang/',
  'dunhuang/characters/',
  'dunhuang/characters/farmer/',
  'dunhuang/setup/',
  'dunhuang/score/',
  'dunhuang/majority/',
  'dunhuang/table/',
  'dragon-market/table/',
  'yinzi/setup/',
  'yinzi/round/',
];

/** Where all pages of a kind have the same scripts one of them is opened; the pages of no language are one of a kind each. */
export const isOneOfItsKind = (address: string): boolean =>
  !LANGUAGES.some((lang) => address.startsWith(`${lang}/`)) || KINDS.includes(address.slice(3));
