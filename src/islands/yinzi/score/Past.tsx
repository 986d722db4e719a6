import History from '../../score/History.tsx';
import { WithFace } from './WithFace.tsx';

/** The games before this one. */
export default function Past() {
  return (
    <WithFace>
      <History />
    </WithFace>
  );
}
