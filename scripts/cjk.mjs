/** The Chinese and Korean characters that the site's texts use. */
import { glob, readFile } from 'node:fs/promises';

const CJK = /[\p{Script=Han}\p{Script=Hangul}]/gu;

export async function cjkCharacters() {
  const found = new Set();
  for await (const path of glob('{src,content}/**/*.{astro,css,json,mdx,svg,ts,tsx}')) {
    for (const [character] of (await readFile(path, 'utf8')).matchAll(CJK)) found.add(character);
  }
  return [...found].sort();
}
