// @ts-check
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { addressOf } from './service-worker.mjs';

/** Pages share elements, and rules of their styles. */
const PIECES = /(?=<)|(?<=})/;

/**
 * Pages carry their styles and pictures with them, to be painted at once. Fetched one by one for offline use, that would be the
 * same styles fifty times: so a game's pages come in one pack, where whatever stands in several of them stands once.
 * @param {Readonly<Record<string, string>>} pages their HTML by address
 * @returns {{ pieces: string[], pages: Record<string, number[]> }} a page is its pieces, one after another
 */
export function packPages(pages) {
  /** @type {Map<string, number>} */
  const pieces = new Map();
  /** @param {string} piece */
  const numberOf = (piece) => {
    const number = pieces.get(piece) ?? pieces.size;
    pieces.set(piece, number);
    return number;
  };
  const packed = Object.entries(pages).map(([page, html]) => [page, html.split(PIECES).map(numberOf)]);
  return { pages: Object.fromEntries(packed), pieces: [...pieces.keys()] };
}

/**
 * Writes the packs that the service worker takes a game's pages from (scripts/build/worker/keep.js).
 * @param {string} out
 * @param {Readonly<Record<string, readonly string[]>>} groups files of the site by game
 */
export function writePacks(out, groups) {
  mkdirSync(path.join(out, 'packs'), { recursive: true });
  for (const [group, files] of Object.entries(groups)) {
    const pages = files
      .filter((file) => file.endsWith('.html'))
      .map((file) => [addressOf(file), readFileSync(path.join(out, file), 'utf8')]);
    writeFileSync(
      path.join(out, 'packs', `${group}.json`),
      JSON.stringify(packPages(Object.fromEntries(pages))),
    );
  }
}
