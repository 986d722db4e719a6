/**
 * Is a Dutch page still a translation of its English page? It carries the fingerprint of the English page that it was made from.
 *
 *     npm run translated               after bringing every Dutch page up to date
 *     npm run translated -- turn box   after bringing these up to date
 */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

type Lang = 'en' | 'nl';

const CONTENT = fileURLToPath(new URL('../content/dunhuang/', import.meta.url));
const MARK = /^translates: "?([0-9a-f]{12})"?\n/m;

export const pages = (lang: Lang): string[] =>
  readdirSync(join(CONTENT, lang), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.mdx'))
    .map((name) => name.replaceAll('\\', '/').slice(0, -'.mdx'.length))
    .sort();

const file = (lang: Lang, page: string) => join(CONTENT, lang, `${page}.mdx`);
export const read = (lang: Lang, page: string) =>
  readFileSync(file(lang, page), 'utf8').replaceAll('\r\n', '\n');

export const fingerprint = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 12);

/** The Dutch pages that were made from another English page than today's. */
export const stalePages = () =>
  pages('nl').filter((page) => MARK.exec(read('nl', page))?.[1] !== fingerprint(read('en', page)));

function markTranslated(page: string) {
  const bare = read('nl', page).replace(MARK, '');
  const mark = `translates: "${fingerprint(read('en', page))}"\n`;
  writeFileSync(file('nl', page), bare.replace(/^---\n/, `---\n${mark}`));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const asked = process.argv.slice(2);
  const stale = stalePages().filter((page) => asked.length === 0 || asked.includes(page));
  for (const page of stale) markTranslated(page);
  console.log(stale.length === 0 ? 'Nothing was stale.' : `Marked as translated: ${stale.join(', ')}`);
}
