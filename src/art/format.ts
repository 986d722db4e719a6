/**
 * How a piece is drawn, and how pieces become a sprite.
 *
 * A piece is one file, `pieces/<group>/<name>.svg`: shapes on a grid of 64 × 64 (cards 64 × 90, boats 192 × 64, scenes
 * and the ground of a table as they need), coloured by class alone:
 *
 *   f-<colour>  filled                 `<path class="f-ochre s-ink" d="…"/>`
 *   s-<colour>  stroked, 3 units, round caps and joins
 *   thin        the stroke is 2 units (inner details)
 *   fine        the stroke is 1.25 units (hatching on large pieces)
 *
 * A shape without `f-` is hollow. The colours are the pigments of tokens.css, the ten of the goods, and `current`,
 * the colour of the text around it. By lamplight (art.css) the pieces stay things of paint and plaster with dark
 * ink, only lit more warmly: so what lies straight on the page needs a filled shape inside its ink to be seen at
 * night, and a mere ornament is drawn with `current`.
 *
 * Each group is served as one sprite, `art/<group>.svg`, so that a page fetches only the groups it shows; a page that
 * can carry them brings its pieces along instead (bring-along.ts). A `<use>` of another file is not reached by the page's style sheets, but custom properties do inherit into it: that is how
 * one file serves both themes and print. So classes become presentation attributes here (`fill="var(--ochre)"`),
 * which also keeps the sprite free of a style element that a strict content security policy would have to allow.
 */

export const GROUPS = [
  'goods',
  'numbers',
  'patterns',
  'characters',
  'frames',
  'tokens',
  'things',
  'scenes',
  'ornaments',
  'dragon-market/goods',
  'dragon-market/bay',
] as const;
export type Group = (typeof GROUPS)[number];

const PIGMENTS = ['azurite', 'malachite', 'cinnabar', 'ochre'] as const;
const GOOD_COLOURS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map((n) => `good-${n}`);

export const COLOURS: readonly string[] = [
  'ink',
  'plaster',
  'paper',
  'sand',
  'gold',
  ...PIGMENTS,
  ...PIGMENTS.map((pigment) => `${pigment}-wash`),
  ...GOOD_COLOURS,
  'orange',
  'violet',
  'water',
  'wave',
];

export const SHAPES = ['g', 'path', 'circle', 'ellipse', 'rect', 'line', 'polyline', 'polygon'] as const;

const WIDTHS: Record<string, string> = { thin: '2', fine: '1.25' };

/** What every piece starts from; its own classes override it. */
export const PAINT = 'fill="none" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"';

function toAttribute(word: string): string {
  const width = WIDTHS[word];
  if (width) return `stroke-width="${width}"`;
  const [, kind, colour] = /^([fs])-(.+)$/.exec(word) ?? [];
  const paint = colour === 'current' ? 'currentColor' : `var(--${colour})`;
  if (!kind || !colour || (colour !== 'current' && !COLOURS.includes(colour))) {
    throw new Error(`"${word}" is not a class a piece may use`);
  }
  return `${kind === 'f' ? 'fill' : 'stroke'}="${paint}"`;
}

export interface Drawing {
  readonly viewBox: string;
  readonly shapes: string;
}

/** Reads a piece's file: its grid, and its shapes with classes turned into paint. */
export function parsePiece(source: string): Drawing {
  const bare = source.replace(/<!--.*?-->/gs, '');
  const [, viewBox, body] = /^\s*<svg[^>]*viewBox="([^"]+)"[^>]*>(.*)<\/svg>\s*$/s.exec(bare) ?? [];
  if (!viewBox || body === undefined) throw new Error('A piece is one <svg> with a viewBox');
  const shapes = body
    .replace(/\s+/g, ' ')
    .replace(/> </g, '><')
    .replace(/ \/>/g, '/>')
    .replace(/class="([^"]*)"/g, (_, words: string) => words.trim().split(' ').map(toAttribute).join(' '))
    .trim();
  return { viewBox, shapes };
}

/** A piece as something to be placed by its id. */
export function toSymbol(id: string, source: string): string {
  const { viewBox, shapes } = parsePiece(source);
  return `<symbol id="${id}" viewBox="${viewBox}" ${PAINT}>${shapes}</symbol>`;
}

/** One sprite out of a group's files, by name. */
export function toSprite(sources: Readonly<Record<string, string>>): string {
  const symbols = Object.entries(sources).map(([name, source]) => toSymbol(name, source));
  return `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>\n`;
}
