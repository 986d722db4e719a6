// @ts-check
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const SOURCE = fileURLToPath(new URL('worker.js', import.meta.url));

/**
 * Not for reading offline: pictures for other people's screens and for the system that installs the app, what search
 * engines and hosts read, and the worker itself.
 */
const NOT_KEPT =
  /^(sw\.js|og\.png|_headers|\.htaccess|vercel\.json|nginx\.conf|sitemap[^/]*\.xml|screenshots\/.*|icons\/(?!favicon|any-192).*)$/;

/** @param {Buffer} content the same as `printOf` in worker.js */
const printOf = (content) => createHash('sha256').update(content).digest().subarray(0, 15).toString('base64');

/**
 * Every file that works offline: its address relative to the site, and a print of its content.
 * @param {string} out
 * @returns {Record<string, string>}
 */
export function filesToKeep(out) {
  const files = readdirSync(out, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(out, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .filter((file) => !NOT_KEPT.test(file))
    .sort();
  return Object.fromEntries(
    files.map((file) => [
      file.replace(/(^|\/)index\.html$/, '$1'),
      printOf(readFileSync(path.join(out, file))),
    ]),
  );
}

/**
 * Writes the service worker that keeps the whole built site on the device.
 * Its addresses are relative to itself, so it works under any base path.
 * @param {string} out
 * @returns {number} how many files it keeps
 */
export function writeServiceWorker(out) {
  const files = filesToKeep(out);
  const code = readFileSync(SOURCE);
  const version = printOf(Buffer.concat([Buffer.from(JSON.stringify(files)), code]));
  const head = `const VERSION = '${version}';\nconst FILES = ${JSON.stringify(files)};\n`;
  writeFileSync(path.join(out, 'sw.js'), head + code.toString());
  return Object.keys(files).length;
}
