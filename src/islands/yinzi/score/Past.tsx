import { useMemo } from 'preact/hooks';
import History from '../../score/History.tsx';
import { scoreFace } from './face.ts';
import type { Ui } from './ui.ts';

/** The games before this one. */
export default function Past({ ui }: { ui: Ui }) {
  const withFace = useMemo(() => ({ ...ui, face: scoreFace(ui) }), [ui]);
  return <History ui={withFace} />;
}
