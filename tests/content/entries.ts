/** What the search finds, made of the files in `content/` without building anything. */
import { posix } from 'node:path';
import type { GameWithPages } from '../../scripts/translations.ts';
import { searchEntries } from '../../src/components/search/entries.ts';
import type { CharacterId } from '../../src/games/dunhuang/index.ts';
import type { Lang } from '../../src/lib/languages.ts';
import type { Entry } from '../../src/lib/search/entry.ts';
import { sitePages } from './site.ts';

/** The fields of a page's head that are one line of text. */
const head = (text: string) =>
  Object.fromEntries(
    [...text.split('---')[1]!.matchAll(/^(\w+): (?:"(.*)"|(.*))$/gm)].map(([, key, quoted, bare]) => [
      key,
      quoted ?? bare,
    ]),
  );

const ORDER = (page: { data: { order: string } }) => Number(page.data.order);

const sourcesOf = (lang: Lang, game: GameWithPages) =>
  sitePages(lang, game)
    .map(({ file, path, text }) => ({
      character: posix.basename(file) as CharacterId,
      path,
      data: head(text) as Record<'words' | 'nav' | 'title' | 'description' | 'effect' | 'order', string>,
      body: text,
    }))
    .sort((a, b) => ORDER(a) - ORDER(b));

/** What the search finds in a language, as a build would make it. */
export function entriesOf(lang: Lang): Entry[] {
  const all = sourcesOf(lang, 'dunhuang');
  const isCharacter = ({ path }: { path: string }) => path.startsWith('/dunhuang/characters/');
  return searchEntries(lang, {
    dunhuang: { rules: all.filter((page) => !isCharacter(page)), characters: all.filter(isCharacter) },
    'dragon-market': { rules: sourcesOf(lang, 'dragon-market') },
    yinzi: { rules: sourcesOf(lang, 'yinzi') },
  });
}
