// @ts-check
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildSync } from 'esbuild';
import { FRONT_GAME, GAMES } from '../../src/site/games.ts';
import { byGame, SHELL } from './groups.mjs';

const SOURCE = fileURLToPath(new URL('worker/main.js', import.meta.url));

/** The game that people come for is kept from the first visit on, with all that every game needs. @type {readonly string[]} */
export const FIRST = [SHELL, FRONT_GAME];

/**
 * Not for reading offline: pictures for other people's screens and for the system that installs the app, what search
 * engines and hosts read, the worker itself and the packs that it empties.
 */
const NOT_KEPT =
  /^(sw\.js|packs\/.*|og\.png|_headers|\.htaccess|vercel\.json|nginx\.conf|sitemap[^/]*\.xml|screenshots\/.*|icons\/(?!favicon|any-192).*)$/;

/** @param {string | Buffer} content the same as `printOf` in worker/keep.js */
const printOf = (content) => createHash('sha256').update(content).digest().subarray(0, 15).toString('base64');

/** The address of a file, relative to the site. @param {string} file */
export const addressOf = (file) => file.replace(/(^|\/)index\.html$/, '$1');

/**
 * Every file that works offline, by the game it is for.
 * @param {string} out
 * @param {readonly string[]} games
 */
export function filesToKeep(out, games = GAMES.map(({ id }) => id)) {
  const files = readdirSync(out, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(out, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .filter((file) => !NOT_KEPT.test(file))
    .sort();
  return byGame(files, games, (file) => readFileSync(path.join(out, file), 'utf8'));
}

/** The worker's own code in one piece. */
function workerCode() {
  const { outputFiles } = buildSync({
    entryPoints: [SOURCE],
    bundle: true,
    format: 'iife',
    minify: true,
    write: false,
    logLevel: 'error',
  });
  return outputFiles[0]?.text ?? '';
}

/**
 * Writes the service worker that keeps the built site on the device.
 * Its addresses are relative to itself, so it works under any base path.
 * @param {string} out
 * @param {Readonly<Record<string, readonly string[]>>} groups files of the site by game
 * @returns {number} how many files it may keep
 */
export function writeServiceWorker(out, groups) {
  /** @param {readonly string[]} files */
  const prints = (files) =>
    Object.fromEntries(files.map((file) => [addressOf(file), printOf(readFileSync(path.join(out, file)))]));
  const list = JSON.stringify(
    Object.fromEntries(Object.entries(groups).map(([group, files]) => [group, prints(files)])),
  );
  const code = workerCode();
  const head = [
    `const VERSION = '${printOf(list + code)}';`,
    `const GROUPS = ${list};`,
    `const FIRST = ${JSON.stringify(FIRST)};`,
  ];
  writeFileSync(path.join(out, 'sw.js'), `${head.join('\n')}\n${code}`);
  return Object.values(groups).flat().length;
}
