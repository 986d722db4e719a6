/** Which colours of tokens.css meet, what for, and so how much contrast WCAG 2.2 AA asks of them. */
export interface Pair {
  readonly over: string;
  readonly ground: string;
  readonly asks: 4.5 | 3;
}

const GROUNDS = ['paper', 'plaster', 'sand'];
const PIGMENTS = ['azurite', 'malachite', 'cinnabar', 'ochre'];

const text = (over: string, grounds: readonly string[]): Pair[] =>
  grounds.map((ground) => ({ over, ground, asks: 4.5 }));

export const PAIRS: readonly Pair[] = [
  ...text('ink', [...GROUNDS, ...PIGMENTS.map((pigment) => `${pigment}-wash`)]),
  ...text('ink-soft', GROUNDS),
  ...PIGMENTS.flatMap((pigment) => text(pigment, ['paper', 'plaster'])),
  ...text('plaster', ['azurite', 'cinnabar']),
  ...text('seal-ink', ['seal']),
  ...['paper', 'plaster'].map((ground): Pair => ({ over: 'edge', ground, asks: 3 })),
];
