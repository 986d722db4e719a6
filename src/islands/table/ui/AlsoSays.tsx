import type { ComponentChildren } from 'preact';
import { useMemo } from 'preact/hooks';
import { UiContext } from '../../ui.ts';
import { alsoSaying } from './also-saying.ts';
import { useUi } from './context.ts';

interface Props {
  words: Readonly<Record<string, string>>;
  children: ComponentChildren;
}

/** Words that were fetched later, laid out beside the table's for the views that say them. */
export function AlsoSays({ words, children }: Props) {
  const ui = useUi();
  const both = useMemo(() => alsoSaying(ui, words), [ui, words]);
  return <UiContext.Provider value={both}>{children}</UiContext.Provider>;
}
