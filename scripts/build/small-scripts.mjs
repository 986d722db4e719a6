// @ts-check
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { transformSync } from 'esbuild';

/** The small scripts of every page lie in `public` as they are written; visitors get them without comments. @param {string} out */
export function writeSmallScripts(out) {
  for (const name of readdirSync('public').filter((file) => file.endsWith('.js'))) {
    const file = path.join(out, name);
    writeFileSync(file, transformSync(readFileSync(file, 'utf8'), { minify: true }).code);
  }
}
