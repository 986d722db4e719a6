/**
 * Is a Dutch page still a translation of its English page? It carries the fingerprint of the English page that it was made from.
 *
 *     npm run translated                        after bringing every Dutch page up to date
 *     npm run translated -- dunhuang/turn       after bringing this one up to date
 */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

type Lang = 'en' | 'nl';

const CONTENT = fileURLToPath(new URL('../content/', import.meta.url));
export const GAMES_WITH_PAGES = ['dunhuang', 'dragon-market', 'yinzi'] as const;
export type GameWithPages = (typeof GAMES_WITH_PAGES)[number];
const MARK = /^translates: "?([0-9a-f]{12})"?\n/m;

export const pages = (lang: Lang, game: GameWithPages = 'dunhuang'): string[] =>
  readdirSync(join(CONTENT, game, lang), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.mdx'))
    .map((name) => name.replaceAll('\\', '/').slice(0, -'.mdx'.length))
    .sort();

const file = (lang: Lang, page: string, game: GameWithPages) => join(CONTENT, game, lang, `${page}.mdx`);
export const read = (lang: Lang, page: string, game: GameWithPages = 'dunhuang') =>
  readFileSync(file(lang, page, game), 'utf8').replaceAll('\r\n', '\n');

export const fingerprint = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 12);

interface DutchPage {
  readonly game: GameWithPages;
  readonly page: string;
}

/** The Dutch pages that were made from another English page than today's. */
const stale = (): DutchPage[] =>
  GAMES_WITH_PAGES.flatMap((game) =>
    pages('nl', game)
      .filter((page) => MARK.exec(read('nl', page, game))?.[1] !== fingerprint(read('en', page, game)))
      .map((page) => ({ game, page })),
  );

const nameOf = ({ game, page }: DutchPage) => `${game}/${page}`;

export const stalePages = () => stale().map(nameOf);

function markTranslated({ game, page }: DutchPage) {
  const bare = read('nl', page, game).replace(MARK, '');
  const mark = `translates: "${fingerprint(read('en', page, game))}"\n`;
  writeFileSync(file('nl', page, game), bare.replace(/^---\n/, `---\n${mark}`));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const asked = process.argv.slice(2);
  const chosen = stale().filter((page) => asked.length === 0 || asked.includes(nameOf(page)));
  for (const page of chosen) markTranslated(page);
  console.log(
    chosen.length === 0 ? 'Nothing was stale.' : `Marked as translated: ${chosen.map(nameOf).join(', ')}`,
  );
}
