/** The words of several devices: fetched with the first part that says them. */
import { useEffect, useMemo, useState } from 'preact/hooks';
import { type DeviceKey, type Translator, translator } from '../../../i18n/translate.ts';
import type { Lang } from '../../../lib/languages.ts';

/** Where words lie, in each language. */
export type Fetch<Key extends string> = Readonly<
  Record<Lang, () => Promise<{ default: Readonly<Record<Key, string>> }>>
>;

/** Undefined until they are there. */
export function useFetchedWords<Key extends string>(
  fetch: Fetch<Key>,
  lang: Lang,
): Translator<Key> | undefined {
  const [words, setWords] = useState<Readonly<Record<Key, string>>>();
  useEffect(() => {
    void fetch[lang]().then(({ default: fetched }) => setWords(fetched));
  }, [lang]);
  return useMemo(() => words && translator(lang, words), [lang, words]);
}

const FETCH: Fetch<DeviceKey> = {
  en: () => import('../../../i18n/devices/en.json'),
  nl: () => import('../../../i18n/devices/nl.json'),
};

export const useDeviceWords = (lang: Lang) => useFetchedWords(FETCH, lang);
