/** The scripts that stand in a page itself. The policy names them by their hashes (astro.config.mjs). */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { transformSync } from 'esbuild';
import { FIRST_PAINT_SCRIPT } from './first-paint.ts';

const EARLY_PRESSES_SCRIPT = transformSync(readFileSync('src/build/early-presses.js', 'utf8'), {
  minify: true,
}).code.trim();

export const INLINE_HASHES = [FIRST_PAINT_SCRIPT, EARLY_PRESSES_SCRIPT].map(
  (code) => `sha256-${createHash('sha256').update(code).digest('base64')}` as const,
);

/** A page with an island keeps what is pressed before the island listens. */
export const keepEarlyPresses = (html: string): string =>
  /<astro-island\b|\sdata-asleep[\s>]/.test(html)
    ? html.replace('</head>', () => `<script>${EARLY_PRESSES_SCRIPT}</script></head>`)
    : html;
