// Builds the Shang that comes after this one, for the tests of how a device goes from one version to the next: the same
// source with a changed word on a page, a changed island, and a change in code that is fetched only when it is asked for.
import { cpSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { runMain } from '../setup/failure.mjs';
import { ROOT, runNode } from '../setup/runtime.mjs';
import { NEXT_BUILD } from './parts.ts';

const SOURCES = [
  'content',
  'public',
  'src',
  'scripts',
  'astro.config.mjs',
  'tsconfig.json',
  'package.json',
  'budgets.json',
];
const NODE_MODULES = 'node_modules';

await runMain(async () => {
  const copy = path.join(ROOT, NEXT_BUILD.source);
  rmSync(copy, { recursive: true, force: true });
  mkdirSync(copy, { recursive: true });
  for (const name of SOURCES) cpSync(path.join(ROOT, name), path.join(copy, name), { recursive: true });
  symlinkSync(path.join(ROOT, NODE_MODULES), path.join(copy, NODE_MODULES), 'junction');

  const words = path.join(copy, 'src/i18n/site/en.json');
  const changed = { ...JSON.parse(readFileSync(words, 'utf8')), 'about.heading': NEXT_BUILD.heading };
  writeFileSync(words, JSON.stringify(changed));
  for (const [file, mark] of Object.entries(NEXT_BUILD.marks)) {
    const source = readFileSync(path.join(copy, file), 'utf8'); // a file that has moved is noticed here
    writeFileSync(path.join(copy, file), `${source}\nObject.assign(globalThis, { ${mark}: true });\n`);
  }
  return runNode([path.join(copy, 'scripts', 'build.mjs'), '--out', path.join(ROOT, NEXT_BUILD.out)], {
    BASE_PATH: '/',
  });
});
