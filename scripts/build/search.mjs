// @ts-check
import path from 'node:path';
import { close, createIndex } from 'pagefind';

/**
 * Writes the search index of a built site into it: one per language, told apart by `<html lang>`.
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
    note(await index.writeFiles({ outputPath: path.join(out, 'pagefind') }));
    if (errors.length > 0) throw new Error(`Pagefind: ${errors.join('; ')}`);
    return page_count;
  } finally {
    await close();
  }
}
