// @ts-check
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { basePath } from '../setup/base-path.mjs';
import { ROOT } from '../setup/runtime.mjs';

/** Everything a build is made from. */
const INPUTS = [
  'content',
  'public',
  'src',
  'scripts/build',
  'scripts/build.mjs',
  'scripts/serve/headers.mjs',
  'astro.config.mjs',
  'budgets.json',
  'budgets.json',
  'tsconfig.json',
  'package.json',
  'package-lock.json',
];

/** @param {string} place @returns {string[]} */
function filesUnder(place) {
  if (!existsSync(place)) return [];
  if (statSync(place).isFile()) return [place];
  return readdirSync(place)
    .sort()
    .flatMap((name) => filesUnder(path.join(place, name)));
}

/**
 * Changes when any file a build is made from does, or its settings.
 * @param {string} root
 * @param {string[]} settings
 */
function inputsPrint(root, settings) {
  const hash = createHash('sha256').update(JSON.stringify(settings));
  for (const file of INPUTS.flatMap((place) => filesUnder(path.join(root, place)))) {
    hash.update(`\0${path.relative(root, file)}\0`).update(readFileSync(file));
  }
  return hash.digest('hex');
}

/** Changes when a built file is gone, new or cut short. @param {string} out */
function outputsPrint(out) {
  const hash = createHash('sha256');
  for (const file of filesUnder(out)) hash.update(`${path.relative(out, file)}\0${statSync(file).size}\0`);
  return hash.digest('hex');
}

/**
 * Remembers which build a folder holds, so that a second start need not build again.
 * @param {{ root: string, out: string, settings: string[] }} build
 */
export function buildRecord({ root, out, settings }) {
  const name = path.relative(root, out).replace(/[^\w-]+/g, '_');
  const file = path.join(root, '.cache', 'builds', name);
  const now = () => `${inputsPrint(root, settings)} ${outputsPrint(out)}\n`;
  return {
    isCurrent: () => existsSync(file) && readFileSync(file, 'utf8') === now(),
    forget: () => rmSync(file, { force: true }),
    remember: () => {
      mkdirSync(path.dirname(file), { recursive: true });
      writeFileSync(file, now());
    },
  };
}

/**
 * Where a build goes, the base path it is for, and the record of what is there now.
 * @param {string} folder
 */
export function siteBuild(folder) {
  const out = path.resolve(ROOT, folder);
  const base = basePath(process.env['BASE_PATH']);
  const settings = [base, process.env['SITE_URL'] ?? ''];
  return { out, base, record: buildRecord({ root: ROOT, out, settings }) };
}
