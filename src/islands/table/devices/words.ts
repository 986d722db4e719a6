/** The words of several devices: fetched with the first part that says them, which lays them out for the views below it. */
import { useEffect, useMemo, useState } from 'preact/hooks';
import type { DeviceKey } from '../../../i18n/translate.ts';
import type { Lang } from '../../../lib/languages.ts';
import { type Saying, useUi as useAnyUi } from '../../ui.ts';
import type { Key } from '../game/words.ts';
import { alsoSaying } from '../ui/also-saying.ts';
import { type Ui, useUi as useTableUi } from '../ui/context.ts';

/** Where words lie, in each language. */
export type Fetch<More extends string> = Readonly<
  Record<Lang, () => Promise<{ default: Readonly<Record<More, string>> }>>
>;

/** What is laid out above, and these words; undefined until they are there. */
export function useFetchedWords<More extends string>(fetch: Fetch<More>): Saying<Ui, Key | More> | undefined {
  const ui = useTableUi();
  const [words, setWords] = useState<Readonly<Record<More, string>>>();
  useEffect(() => {
    void fetch[ui.lang]().then(({ default: fetched }) => setWords(fetched));
  }, [ui.lang]);
  return useMemo(() => words && alsoSaying(ui, words), [ui, words]);
}

const FETCH: Fetch<DeviceKey> = {
  en: () => import('../../../i18n/devices/en.json'),
  nl: () => import('../../../i18n/devices/nl.json'),
};

export const useDeviceWords = () => useFetchedWords(FETCH);

/** Below a part that has laid them out. */
export const useUi = useAnyUi<Saying<Ui, Key | DeviceKey>>;
