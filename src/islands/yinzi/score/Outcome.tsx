import { useMemo } from 'preact/hooks';
import Afterwards from '../../score/Afterwards.tsx';
import { scoreFace } from './face.ts';
import { Result } from './Result.tsx';
import { useUi } from './ui.ts';

/** Everything that is only worth fetching once everything is in. */
export default function Outcome() {
  const counting = useUi();
  const ui = useMemo(() => ({ ...counting, face: scoreFace(counting) }), [counting]);
  return (
    <>
      <Result ui={ui} />
      <Afterwards ui={ui} whatIf={() => import('./MoreOfSomething.tsx')} />
    </>
  );
}
