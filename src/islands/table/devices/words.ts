/** The words of several devices: fetched with the first part that says them. */
import { useEffect, useMemo, useState } from 'preact/hooks';
import { type DeviceKey, type Translator, translator } from '../../../i18n/translate.ts';
import type { Lang } from '../../../lib/languages.ts';

type Words = Readonly<Record<DeviceKey, string>>;

const FETCH: Readonly<Record<Lang, () => Promise<{ default: Words }>>> = {
  en: () => import('../../../i18n/devices/en.json'),
  nl: () => import('../../../i18n/devices/nl.json'),
};

/** Undefined until they are there. */
export function useDeviceWords(lang: Lang): Translator<DeviceKey> | undefined {
  const [words, setWords] = useState<Words>();
  useEffect(() => {
    void FETCH[lang]().then(({ default: fetched }) => setWords(fetched));
  }, [lang]);
  return useMemo(() => words && translator(lang, words), [lang, words]);
}
