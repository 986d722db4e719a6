// @ts-check
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** The search's script, as a page has it: low priority, like all that is fetched along with a page. */
const SCRIPT = /<script type="module"(?: fetchpriority="low")? src="([^"]*\/)(Answering\.[^"]+\.js)"/;
const IMPORT = /\bfrom\s*["'`]\.\/([^"'`]+)["'`]/g;

/**
 * The search's script is fetched when somebody opens the search, and waits for nothing then: what it imports comes beside it,
 * not after it. The names of these files are known only when everything is built.
 * @param {string} html
 * @param {(file: string) => string} read a built script
 */
export const preloadSearch = (html, read) =>
  html.replace(SCRIPT, (_, folder, script) => {
    const files = [...read(script).matchAll(IMPORT)].map(([, file]) => file);
    return [...files, script]
      .map((file) => `<script type="module" src="${folder}${file}"`)
      .join('></script>');
  });

/** In every page of a built site. @param {string} out */
export function writePreloads(out) {
  for (const file of readdirSync(out, { recursive: true, encoding: 'utf8' })) {
    if (!file.endsWith('.html')) continue;
    const page = path.join(out, file);
    const html = readFileSync(page, 'utf8');
    writeFileSync(
      page,
      preloadSearch(html, (script) => readFileSync(path.join(out, '_astro', script), 'utf8')),
    );
  }
}
