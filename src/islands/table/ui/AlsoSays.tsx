import type { ComponentChildren } from 'preact';
import { useMemo } from 'preact/hooks';
import { translator } from '../../../i18n/translate.ts';
import { UiContext } from '../../ui.ts';
import { useUi } from './context.ts';

interface Props {
  words: Readonly<Record<string, string>>;
  children: ComponentChildren;
}

/** Words that were fetched later, laid out beside the table's for the views that say them. */
export function AlsoSays({ words, children }: Props) {
  const ui = useUi();
  const both = useMemo(() => {
    const all = { ...ui.words, ...words };
    return { ...ui, ...translator(ui.lang, all), words: all };
  }, [ui, words]);
  return <UiContext.Provider value={both}>{children}</UiContext.Provider>;
}
