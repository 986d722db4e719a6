// @ts-check
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { close, createIndex } from 'pagefind';
import { LANGUAGES } from '../../src/lib/languages.ts';
import { pack } from '../../src/lib/search/pack.ts';

const SCRIPT = 'pagefind.js';
const ENTRY = 'pagefind-entry.json';

/** What Pagefind needs for a language: its entrance, and `pagefind.en_…`, `wasm.en.…`, `index/en_…`, `fragment/en_…`. */
const belongsTo = (/** @type {string} */ lang, /** @type {string} */ name) =>
  name === ENTRY || new RegExp(`^(pagefind\\.|wasm\\.|index/|fragment/)${lang}[._]`).test(name);

/** Each file of Pagefind's is zipped by itself; together they get smaller. @param {Uint8Array} content */
const plain = (content) => (content[0] === 0x1f && content[1] === 0x8b ? gunzipSync(content) : content);

/**
 * Writes the search of a built site into it: Pagefind's script, and for each language, told apart by `<html lang>`, a pack
 * with all the script asks for (src/islands/search/pagefind.ts). Its own search boxes stay away.
 * @param {string} out
 * @param {ReadonlyMap<string, Uint8Array>} files
 */
function writePacks(out, files) {
  const folder = path.join(out, 'pagefind');
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, SCRIPT), files.get(SCRIPT) ?? '');
  for (const lang of LANGUAGES) {
    const own = [...files].filter(([name]) => belongsTo(lang, name));
    const packed = pack(new Map(own.map(([name, content]) => [name, plain(content)])));
    writeFileSync(path.join(folder, `${lang}.pack`), gzipSync(packed, { level: 9 }));
  }
}

/**
 * Writes the search index of a built site into it.
 * The front step and the 404 page lie outside the languages' folders, and stay out of it.
 * @param {string} out
 * @returns {Promise<number>} how many pages it holds
 */
export async function indexForSearch(out) {
  /** @type {string[]} */
  const errors = [];
  /** @template {{ errors: string[] }} T @param {T} answer */
  const note = (answer) => {
    errors.push(...answer.errors);
    return answer;
  };
  try {
    const { index } = note(await createIndex());
    if (!index) throw new Error(`Pagefind did not start: ${errors.join('; ')}`);
    const { page_count } = note(await index.addDirectory({ path: out, glob: '*/**/*.html' }));
    const { files } = note(await index.getFiles());
    if (errors.length > 0) throw new Error(`Pagefind: ${errors.join('; ')}`);
    writePacks(out, new Map(files.map(({ path: name, content }) => [name, content])));
    return page_count;
  } finally {
    await close();
  }
}
