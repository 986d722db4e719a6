/**
 * How far apart colours are, to any eye: contrast by WCAG 2, difference by CIEDE2000, and how a colour looks with a
 * missing kind of cone (Machado, Oliveira and Fernandes, 2009, at full severity) or without colour at all.
 */

export type Hex = string;
type Triple = readonly [number, number, number];

export const EYES = ['all', 'protan', 'deutan', 'tritan', 'grey'] as const;
export type Eye = (typeof EYES)[number];

const toLinear = (channel: number): number =>
  channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;

function linear(hex: Hex): Triple {
  const value = Number.parseInt(hex.slice(1), 16);
  return [toLinear((value >> 16) / 255), toLinear(((value >> 8) & 255) / 255), toLinear((value & 255) / 255)];
}

const dot = (a: Triple, b: Triple): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
const LUMINANCE: Triple = [0.2126, 0.7152, 0.0722];

/** What each eye makes of linear red, green and blue. */
const SEEN: Record<Eye, readonly [Triple, Triple, Triple]> = {
  all: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protan: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deutan: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritan: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
  grey: [LUMINANCE, LUMINANCE, LUMINANCE],
};

function see(hex: Hex, eye: Eye): Triple {
  const rgb = linear(hex);
  const [r, g, b] = SEEN[eye].map((row) => Math.min(1, Math.max(0, dot(row, rgb))));
  return [r!, g!, b!];
}

/** The colour as an eye sees it, for those who see all of them. */
export function seenAs(hex: Hex, eye: Eye): Hex {
  const channel = (value: number) => {
    const bent = value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055;
    return Math.round(bent * 255)
      .toString(16)
      .padStart(2, '0');
  };
  return `#${see(hex, eye).map(channel).join('')}`;
}

/** Linear sRGB to CIE Lab under D65. */
function lab(rgb: Triple): Triple {
  const bend = (t: number) => (t > 216 / 24389 ? Math.cbrt(t) : (24389 / 27) * (t / 116) + 16 / 116);
  const x = bend(dot([0.4124564, 0.3575761, 0.1804375], rgb) / 0.95047);
  const y = bend(dot([0.2126729, 0.7151522, 0.072175], rgb));
  const z = bend(dot([0.0193339, 0.119192, 0.9503041], rgb) / 1.08883);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

/** The CIEDE2000 difference of two Lab colours (Sharma, Wu and Dalal, 2005). */
export function ciede2000([l1, a1, b1]: Triple, [l2, a2, b2]: Triple): number {
  const rad = Math.PI / 180;
  const pow7 = (v: number) => v ** 7 / (v ** 7 + 25 ** 7);
  const g = 0.5 * (1 - Math.sqrt(pow7((Math.hypot(a1, b1) + Math.hypot(a2, b2)) / 2)));
  const [p1, p2] = [a1 * (1 + g), a2 * (1 + g)];
  const [c1, c2] = [Math.hypot(p1, b1), Math.hypot(p2, b2)];
  const hue = (a: number, b: number) => (a === 0 && b === 0 ? 0 : (Math.atan2(b, a) / rad + 360) % 360);
  const [h1, h2] = [hue(p1, b1), hue(p2, b2)];
  const coloured = c1 * c2 !== 0;
  const turn = h2 - h1;
  const dh = !coloured ? 0 : turn > 180 ? turn - 360 : turn < -180 ? turn + 360 : turn;
  const sum = h1 + h2;
  const h = !coloured ? sum : Math.abs(turn) <= 180 ? sum / 2 : sum < 360 ? (sum + 360) / 2 : (sum - 360) / 2;
  const [l, c] = [(l1 + l2) / 2, (c1 + c2) / 2];
  const t =
    1 -
    0.17 * Math.cos((h - 30) * rad) +
    0.24 * Math.cos(2 * h * rad) +
    0.32 * Math.cos((3 * h + 6) * rad) -
    0.2 * Math.cos((4 * h - 63) * rad);
  const sl = 1 + (0.015 * (l - 50) ** 2) / Math.sqrt(20 + (l - 50) ** 2);
  const [sc, sh] = [1 + 0.045 * c, 1 + 0.015 * c * t];
  const rt = -Math.sin(60 * Math.exp(-(((h - 275) / 25) ** 2)) * rad) * 2 * Math.sqrt(pow7(c));
  const [vl, vc] = [(l2 - l1) / sl, (c2 - c1) / sc];
  const vh = (2 * Math.sqrt(c1 * c2) * Math.sin((dh / 2) * rad)) / sh;
  return Math.sqrt(vl ** 2 + vc ** 2 + vh ** 2 + rt * vc * vh);
}

/** How far apart two colours are to an eye. About 1 is just noticed side by side; from 5 on, told at a glance. */
export function difference(a: Hex, b: Hex, eye: Eye = 'all'): number {
  return ciede2000(lab(see(a, eye)), lab(see(b, eye)));
}

/** WCAG 2 contrast, from 1 to 21. */
export function contrast(a: Hex, b: Hex): number {
  const [light, dark] = [a, b].map((hex) => dot(LUMINANCE, linear(hex)) + 0.05).sort((x, y) => y - x);
  return light! / dark!;
}

export interface Closest<Name> {
  readonly pair: readonly [Name, Name];
  readonly difference: number;
}

/** The two colours of a set that an eye tells apart least. */
export function closest<Name extends string>(colours: Readonly<Record<Name, Hex>>, eye: Eye): Closest<Name> {
  const names = Object.keys(colours) as Name[];
  const pairs = names.flatMap((a, i) =>
    names.slice(i + 1).map((b) => ({
      pair: [a, b] as const,
      difference: difference(colours[a], colours[b], eye),
    })),
  );
  return pairs.reduce((best, pair) => (pair.difference < best.difference ? pair : best));
}

export interface Shade {
  readonly light: Hex;
  readonly dark: Hex;
}

/** The colours a style sheet declares: `--name: #hex` or `--name: light-dark(#hex, #hex)`. */
export function readColours(css: string): Record<string, Shade> {
  const found = css.matchAll(
    /--([\w-]+):\s*(?:light-dark\((#[0-9a-f]{6}),\s*(#[0-9a-f]{6})\)|(#[0-9a-f]{6}));/gi,
  );
  return Object.fromEntries(
    [...found].map(([, name, light, dark, both]) => [name, { light: light ?? both!, dark: dark ?? both! }]),
  );
}
