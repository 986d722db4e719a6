import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

/** The paths of all built pages, relative to the base: `''`, `en/`, `en/about/`, …, `404.html`. */
export function pagesIn(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => file.split(path.sep).join('/'))
    .filter((file) => file.endsWith('.html'))
    .map((file) => file.replace(/(^|\/)index\.html$/, '$1'))
    .sort();
}
