/** The texts of the site by address, read from `content/` without building anything. */
import { posix } from 'node:path';
import { type GameWithPages, pages, read } from '../../scripts/translations.ts';
import { outline } from '../../src/components/rules/outline.ts';
import type { Lang } from '../../src/lib/languages.ts';

export interface SitePage {
  readonly file: string;
  readonly path: string;
  readonly text: string;
  readonly anchors: readonly string[];
}

const address = (game: GameWithPages, file: string) =>
  file.startsWith('characters/')
    ? `/${game}/${file}/`
    : `/${game}/rules/${file === 'overview' ? '' : `${file}/`}`;

export const sitePages = (lang: Lang, game: GameWithPages = 'dunhuang'): SitePage[] =>
  pages(lang, game).map((file) => {
    const text = read(lang, file, game);
    return { file, path: address(game, file), text, anchors: outline(text).map(({ id }) => id) };
  });

export interface Link {
  readonly from: string;
  readonly path: string;
  readonly anchor: string;
}

const LINK = /\]\(([^)\s]+)\)/g;

/** Every link of a page, as an address after the language. */
export const linksOf = ({ text, path }: SitePage): Link[] =>
  [...text.matchAll(LINK)].map(([, target]) => {
    const [to = '', anchor = ''] = target!.split('#');
    return { from: path, path: posix.join(path, to), anchor };
  });
