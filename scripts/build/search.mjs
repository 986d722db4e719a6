// @ts-check
import { readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { close, createIndex } from 'pagefind';

/** Pagefind's own search boxes, and its way with languages it does not know: nobody asks for these. */
const UNUSED = /-ui\.(js|css)$|^pagefind-highlight\.js$|^wasm\.unknown\./;

/**
 * Writes the search index of a built site into it: one per language, told apart by `<html lang>`.
 * The front step and the 404 page lie outside the languages' folders, and stay out of it.
 * @param {string} out
 * @returns {Promise<number>} how many pages it holds
 */
export async function indexForSearch(out) {
  const folder = path.join(out, 'pagefind');
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
    note(await index.writeFiles({ outputPath: folder }));
    for (const name of readdirSync(folder)) if (UNUSED.test(name)) rmSync(path.join(folder, name));
    if (errors.length > 0) throw new Error(`Pagefind: ${errors.join('; ')}`);
    return page_count;
  } finally {
    await close();
  }
}
