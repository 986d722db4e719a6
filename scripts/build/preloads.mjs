// @ts-check
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** The search's script, as a page has it: low priority, like all that is fetched along with a page. */
const SEARCH = /<script type="module"(?: fetchpriority="low")? src="([^"]*\/)(Answering\.[^"]+\.js)"/;
const ISLAND = /<astro-island\b[^>]*>/g;
const PARTS = /\b(?:component|renderer)-url="([^"]*\/)([^"/]+\.js)"/g;
const IMPORT = /(?:\bfrom|\bimport)\s*["'`]\.\/([^"'`]+)["'`]/g;
const FETCHED_LATER = /\bimport\(["'`]\.\/([^"'`]+)["'`]\)/g;
/** What a page fetches along with itself where its address asks for it (src/build/early-presses.js). */
const ALONG = /<template data-with="[^"]+" data-part="([^"]+)"[^>]*>/g;

/** @typedef {(file: string) => string} Read a built script, by its name */

/**
 * These scripts and all that they import at once, in the order in which they are needed.
 * @param {readonly string[]} scripts @param {Read} read
 */
function withImports(scripts, read) {
  const all = new Set(scripts);
  for (const script of all) for (const [, file] of read(script).matchAll(IMPORT)) if (file) all.add(file);
  return [...all];
}

/**
 * The search's script is fetched when somebody opens the search, and waits for nothing then: what it imports comes beside it,
 * not after it. The names of these files are known only when everything is built.
 * @param {string} html @param {Read} read
 */
export const preloadSearch = (html, read) =>
  html.replace(SEARCH, (_, folder, script) => {
    const files = withImports([script], read);
    return [...files.slice(1), script]
      .map((file) => `<script type="module" src="${folder}${file}"`)
      .join('></script>');
  });

/** @param {string} folder @param {readonly string[]} files */
const linksTo = (folder, files) =>
  files.map((file) => `<link rel="modulepreload" href="${folder}${file}">`).join('');

/**
 * An island's scripts import each other four deep, which on a slow network is four times there and back. They are all asked for
 * when the page has come, and not before: it is painted first. Beside them comes what an address that leads further in asks for.
 * @param {string} html @param {Read} read
 */
export function preloadIslands(html, read) {
  const islands = [...html.matchAll(ISLAND)].filter(([tag]) => tag.includes('client="load"'));
  const parts = islands.flatMap(([tag]) => [...tag.matchAll(PARTS)]);
  const folder = parts[0]?.[1];
  if (folder === undefined) return html;
  const files = withImports([...new Set(parts.map(([, , file]) => file ?? ''))], read);
  const along = html.replace(ALONG, (opened, part) => {
    const later = files.flatMap((file) =>
      [...read(file).matchAll(FETCHED_LATER)].map(([, name]) => name ?? ''),
    );
    const screen = later.find((file) => file.startsWith(`${part}.`));
    if (screen === undefined) throw new Error(`No island of this page fetches ${part}.`);
    const missing = withImports([screen], read).filter((file) => !files.includes(file));
    return opened + linksTo(folder, missing);
  });
  return along.replace('</body>', () => `${linksTo(folder, files)}</body>`);
}

/** In every page of a built site. @param {string} out */
export function writePreloads(out) {
  /** @type {Read} */
  const read = (script) => readFileSync(path.join(out, '_astro', script), 'utf8');
  for (const file of readdirSync(out, { recursive: true, encoding: 'utf8' })) {
    if (!file.endsWith('.html')) continue;
    const page = path.join(out, file);
    writeFileSync(page, preloadIslands(preloadSearch(readFileSync(page, 'utf8'), read), read));
  }
}
