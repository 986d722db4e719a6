export { pagesIn } from '../../../scripts/check/pages.ts';

export const LANGUAGES = ['en', 'nl'] as const;
export const THEMES = ['light', 'dark'] as const;
