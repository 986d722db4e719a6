/**
 * What an island's views say and share. A page hands an island `lang` and `words`; its root lays them out here, with whatever else
 * its views need, and every view below takes them from here: none hands words on. Words that are fetched later are laid out the same
 * way, above the views that say them.
 */
import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { Translator, WordsOf } from '../i18n/translate.ts';

export const UiContext = createContext<Translator<never> | null>(null);

/** What a view that several islands show can count on: the words under some prefixes. */
export type Says<Prefix extends string> = Translator<keyof WordsOf<Prefix>>;

/** What is laid out above. An island names the type of all of it once, in a `useUi` of its own. */
export const useUi = <Ui extends Translator<never>>(): Ui => useContext(UiContext) as Ui;

/** The same with other words: what is laid out, where more is said than it was made for. */
export type Saying<Ui, Key extends string> = Omit<Ui, 't' | 'plural'> & Translator<Key>;
