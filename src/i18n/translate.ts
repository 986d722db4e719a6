/**
 * Words on a page and in an island.
 *
 * Each part of the house has its own words, `site`, `table`, `score`, `learn` and one folder a game, a JSON file for each language. A page of
 * a game has all that it may say: `const { t } = words(lang)` from `./<game>/index.ts` (from `./index.ts` for pages
 * about no game), which reads all those files and so belongs in Astro files only. An island gets just the words it says, as a prop;
 * its root lays them out for its views, none of which hands them on (`src/islands/ui.ts`):
 *
 *     <Score client:load lang={lang} words={pick(lang, 'score.', 'good.')} />     in the page
 *     <UiContext.Provider value={translator(lang, words)}>                         in the root, whose prop
 *                                                                                  is `WordsOf<'score.' | 'good.'>`
 *     const { t } = useUi()                                                        in a view of the island's own
 *     const { t } = useUi<Says<'good.'>>()                                         in a view that several islands show
 *
 * Keys are flat and dotted. `{name}` in a text is filled from the values given. A text that depends on a number has
 * one key per plural form, `coins.one` and `coins.other`, and is said by `plural('coins', n)`, where `{n}` is the number.
 */
import type { Lang } from '../lib/languages.ts';
import type advice from './advice/en.json';
import type coach from './coach/en.json';
import type devices from './devices/en.json';
import type dragonMarket from './dragon-market/en.json';
import type dunhuang from './dunhuang/en.json';
import type learn from './learn/en.json';
import type live from './live/en.json';
import type score from './score/en.json';
import type site from './site/en.json';
import type table from './table/en.json';
import type yinzi from './yinzi/en.json';

export type SiteKey = keyof typeof site;
export type TableKey = keyof typeof table;
export type ScoreKey = keyof typeof score;
export type Key = SiteKey | TableKey | ScoreKey | keyof typeof learn | keyof typeof dunhuang;
export type AdviceKey = keyof typeof advice;
export type CoachKey = keyof typeof coach;
export type DeviceKey = keyof typeof devices;
export type LiveKey = keyof typeof live;
type AnyKey = Key | keyof typeof yinzi | keyof typeof dragonMarket;
export type WordsOf<Prefix extends string> = Record<Extract<AnyKey, `${Prefix}${string}`>, string>;
export type Values = Readonly<Record<string, string | number>>;

type PluralOf<K extends string> = K extends `${infer Stem}.other` ? Stem : never;

export interface Translator<K extends string> {
  readonly lang: Lang;
  /** The text of a key, its placeholders filled. */
  t(key: K, values?: Values): string;
  /** The text of a key in the plural form that a number asks for. */
  plural(stem: PluralOf<K>, n: number, values?: Values): string;
  /** A number as the language writes it. */
  number(n: number): string;
}

/** For the browser's dates and lists, whose English is American unless told: "18 November", and "Mei, Bo and Lin". */
export const localeOf = (lang: Lang): string => (lang === 'en' ? 'en-GB' : lang);

export function translator<K extends string>(lang: Lang, words: Readonly<Record<K, string>>): Translator<K> {
  // Made when first needed: a phone takes many milliseconds to make them.
  let numbers: Intl.NumberFormat | undefined;
  let forms: Intl.PluralRules | undefined;

  const number = (n: number) => {
    if (n >= 0 && n < 1000 && n % 1 === 0) return String(n); // in both languages; a board says hundreds of them at a tap
    numbers ??= new Intl.NumberFormat(lang);
    return numbers.format(n);
  };

  const t = (key: K, values: Values = {}) => {
    const text: string | undefined = words[key];
    if (text === undefined) throw new Error(`No words for "${key}" in "${lang}".`);
    return text.replace(/\{(\w+)\}/g, (_, name: string) => {
      const value = values[name];
      if (value === undefined) throw new Error(`"${key}" needs a value for {${name}}.`);
      return typeof value === 'number' ? number(value) : value;
    });
  };

  const plural = (stem: PluralOf<K>, n: number, values: Values = {}) => {
    forms ??= new Intl.PluralRules(lang);
    // Every stem has `.other`; a language need not use the rest.
    const exact = `${stem}.${forms.select(n)}`;
    return t((exact in words ? exact : `${stem}.other`) as K, { n, ...values });
  };

  return { lang, t, plural, number };
}
