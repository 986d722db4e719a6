/** What a sum is to the page: fields to fill in, and lines that come of them. */
import type { RuleId } from '../../../games/yinzi/index.ts';
import type { Translator, WordsOf } from '../../../i18n/translate.ts';
import type { Values } from './boxes.ts';

export type SumWords = WordsOf<'yinzi.sum.' | 'yinzi.good.'>;
export type Words = Translator<keyof SumWords>;

export interface Field {
  readonly name: string;
  readonly kind: 'count' | 'switch';
  readonly label: (words: Words) => string;
  /** What it begins with. */
  readonly start?: number;
  readonly least?: number;
  /** As many as the box allows: more is marked, and reckoned all the same. */
  readonly box?: number;
}

export interface Line {
  readonly text: string;
  readonly rule: RuleId;
  /** The answer, of which the others are the way. */
  readonly answer?: boolean;
}

export interface Sum {
  readonly id: SumId;
  readonly fields: readonly Field[];
  reckon(values: Values, words: Words): readonly Line[];
}

export const SUM_IDS = ['feed', 'taxes', 'war', 'transport', 'sale', 'produce', 'factories', 'rate'] as const;
export type SumId = (typeof SUM_IDS)[number];

type Label = Extract<keyof SumWords, `yinzi.sum.field.${string}`>;

const labelled =
  (label: Label) =>
  ({ t }: Words) =>
    t(label);

export const count = (name: string, label: Label, more: Partial<Field> = {}): Field => ({
  name,
  kind: 'count',
  label: labelled(label),
  ...more,
});

export const onOff = (name: string, label: Label): Field => ({
  name,
  kind: 'switch',
  label: labelled(label),
});

export const isOn = (values: Values, name: string): boolean => values[name] === 1;

export const startOf = ({ fields }: Sum): Values =>
  Object.fromEntries(fields.map(({ name, start = 0 }) => [name, start]));

/** "2 rice and 1 fruit"; the language's own way to list. */
export const listed = ({ lang }: Words, items: readonly string[]): string =>
  new Intl.ListFormat(lang, { type: 'conjunction' }).format(items);
