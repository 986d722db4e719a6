import type { Lang } from './languages.ts';

/** Join parts of a path with single slashes. */
export const joinPath = (...parts: readonly string[]): string => parts.join('/').replace(/\/{2,}/g, '/');

/** Undefined where plain Node reads this file, as the configuration does. */
const base: string = import.meta.env?.BASE_URL ?? '/';

/** Where a file or page of the site is served, also when the site lives under a sub-path. */
export const url = (path: string): string => joinPath(base, path);

/** Where a page is served in a language: `localePath('nl', '/about/')` is `/nl/about/`. */
export const localePath = (lang: Lang, path: string): string => joinPath(base, lang, path);
