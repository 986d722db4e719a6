import type { ComponentChildren } from 'preact';
import { useMemo } from 'preact/hooks';
import { UiContext } from '../../ui.ts';
import { scoreFace } from './face.ts';
import { useUi } from './ui.ts';

/** What shows, keeps and shares a result needs more of the game's face than people do while they count. */
export function WithFace({ children }: { children: ComponentChildren }) {
  const counting = useUi();
  const ui = useMemo(() => ({ ...counting, face: scoreFace(counting) }), [counting]);
  return <UiContext.Provider value={ui}>{children}</UiContext.Provider>;
}
