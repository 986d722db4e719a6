/**
 * Whose work the site is served with. Names, versions and licences are read from the installed packages when the site is
 * built, so that they are always those of what is really there.
 */
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

export interface Credit {
  readonly name: string;
  readonly by: string;
  readonly package: string;
  readonly version: string;
  readonly licence: string; // its short name
  readonly text: string; // the whole of it
}

type Named = Pick<Credit, 'name' | 'by' | 'package'>;

export const FONTS: readonly Named[] = [
  {
    name: 'Alegreya',
    by: 'Juan Pablo del Peral, Huerta Tipográfica',
    package: '@fontsource-variable/alegreya',
  },
  { name: 'Source Sans 3', by: 'Paul D. Hunt, Adobe', package: '@fontsource-variable/source-sans-3' },
  {
    name: 'Noto Serif KR',
    by: 'Ryoko Nishizuka, Frank Grießhammer, Wenlong Zhang, Sandoll; Adobe, Google',
    package: '@fontsource/noto-serif-kr',
  },
];

/** Only in a build with a relay. */
export const RELAY_SOFTWARE: readonly Named[] = [
  { name: 'NATS core', by: 'The NATS Authors', package: '@nats-io/nats-core' },
  { name: 'NATS keys', by: 'The NATS Authors', package: '@nats-io/nkeys' },
  { name: 'NATS unique ids', by: 'The NATS Authors', package: '@nats-io/nuid' },
  { name: 'TweetNaCl', by: 'TweetNaCl-js contributors', package: 'tweetnacl' },
];

/** What of other people's code reaches the browser. */
export const SOFTWARE: readonly Named[] = [
  { name: 'Astro', by: 'The Astro Technology Company', package: 'astro' },
  { name: 'Astro for Preact', by: 'The Astro Technology Company', package: '@astrojs/preact' },
  { name: 'Preact', by: 'Jason Miller, The Preact Authors', package: 'preact' },
  { name: 'Preact Signals', by: 'The Preact Authors', package: '@preact/signals' },
  { name: 'Preact Signals, core', by: 'The Preact Authors', package: '@preact/signals-core' },
  { name: 'qr', by: 'Paul Miller', package: 'qr' },
  { name: 'Pagefind', by: 'CloudCannon', package: 'pagefind' },
  { name: 'Vite', by: 'Evan You, VoidZero and contributors', package: 'vite' },
  ...(process.env['RELAY_URL'] ? RELAY_SOFTWARE : []),
];

/** A package without a version or a licence must not be served: reading it stops the build. */
export function creditFor(named: Named): Credit {
  const folder = path.join(process.cwd(), 'node_modules', named.package);
  const { version, license } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
  const [file] = globSync(['LICENSE{,.*}', 'LICENSE/*'], { cwd: folder, withFileTypes: true }).filter(
    (entry) => entry.isFile(),
  );
  if (!version || !license || !file)
    throw new Error(`${named.package} does not say under which licence it is`);
  const text = readFileSync(path.join(file.parentPath, file.name), 'utf8').trim();
  return { ...named, version, licence: license, text };
}
