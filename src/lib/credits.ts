/** Whose work the site is served with. */
export const FONTS = [
  { name: 'Alegreya', by: 'Juan Pablo del Peral, Huerta Tipográfica' },
  { name: 'Source Sans 3', by: 'Paul D. Hunt, Adobe' },
  { name: 'Noto Serif KR', by: 'Ryoko Nishizuka, Frank Grießhammer, Wenlong Zhang, Sandoll; Adobe, Google' },
] as const;

export const SOFTWARE = [
  { name: 'Astro', by: 'The Astro Technology Company' },
  { name: 'Preact, Preact Signals', by: 'Jason Miller, The Preact Authors' },
  { name: 'Pagefind', by: 'CloudCannon' },
  { name: 'uqr', by: 'Anthony Fu, UnJS; after the QR code generator of Project Nayuki' },
] as const;
