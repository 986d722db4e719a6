import Afterwards from '../../score/Afterwards.tsx';
import { Result } from './Result.tsx';
import { WithFace } from './WithFace.tsx';

/** Everything that is only worth fetching once everything is in. */
export default function Outcome() {
  return (
    <WithFace>
      <Result />
      <Afterwards whatIf={() => import('./MoreOfSomething.tsx')} />
    </WithFace>
  );
}
