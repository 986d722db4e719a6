/** What a sum is to the page: fields to fill in, and lines that come of them. */
import type { BoxProfile, ProfilePlace, RuleId } from '../../../games/yinzi/index.ts';
import type { Translator, WordsOf } from '../../../i18n/translate.ts';
import type { Values } from './boxes.ts';

export type SumWords = WordsOf<'yinzi.sum.' | 'yinzi.good.' | 'yinzi.box.number.'>;
export type Words = Translator<keyof SumWords>;

export interface Field {
  readonly name: string;
  readonly kind: 'count' | 'switch';
  readonly label: (words: Words) => string;
  /** What it begins with. */
  readonly start?: number;
  readonly least?: number;
  /** As many as the box allows, with what is filled in elsewhere: more is marked, and reckoned all the same. */
  readonly box?: number | ((values: Values) => number);
  /** More cannot be reckoned with at all, so it is reckoned with this. */
  readonly atMost?: boolean;
}

/** A number that the box says, kept with it and not with the sum. */
export interface BoxField {
  readonly label: (words: Words, values: Values) => string;
  readonly place: (values: Values) => ProfilePlace;
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
  readonly ofBox?: BoxField;
  reckon(values: Values, words: Words, profile: BoxProfile): readonly Line[];
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

/** What the box allows of a field; undefined where nothing is said, or no more is counted. */
export function allowedBy({ name, box }: Field, values: Values): number | undefined {
  const most = typeof box === 'function' ? box(values) : box;
  return most !== undefined && values[name]! > most ? most : undefined;
}

/** What is left of so many for one field, after the others that draw on them. */
export const leftOf =
  (all: number, name: string, others: readonly string[]) =>
  (values: Values): number =>
    Math.max(0, all - others.reduce((sum, other) => sum + (other === name ? 0 : values[other]!), 0));

export const isOn = (values: Values, name: string): boolean => values[name] === 1;

export const startOf = ({ fields }: Sum): Values =>
  Object.fromEntries(fields.map(({ name, start = 0 }) => [name, start]));
