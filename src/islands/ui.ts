/**
 * What an island's views say and share. A page hands an island `lang` and `words`; its root lays them out here, with whatever else
 * its views need, and every view below takes them from here: none hands words on. Words that are fetched later are laid out the same
 * way, above the views that say them.
 */
import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { Translator, WordsOf } from '../i18n/translate.ts';

export const UiContext = createContext<Translator<never> | null>(null);

/** All that is laid out. An island names the type of it once, in its own `useUi`. */
export const useUi = <Ui extends Translator<never>>(): Ui => useContext(UiContext) as Ui;

/** The words under some prefixes: for a view that several islands show. */
export const useWords = useUi as <Prefix extends string>() => Translator<keyof WordsOf<Prefix>>;
