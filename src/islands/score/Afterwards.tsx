import type { FunctionComponent } from 'preact';
import { type Says, useUi } from '../ui.ts';
import { LaterDetails } from './LaterDetails.tsx';
import { Share } from './Share.tsx';

interface Props {
  whatIf?: (() => Promise<{ default: FunctionComponent }>) | undefined;
}

/** When who has won is known: what would have changed it, and where it goes. */
export default function Afterwards({ whatIf }: Props) {
  const { t } = useUi<Says<'score.'>>();
  return (
    <>
      {whatIf && <LaterDetails class="chrome what-if" title={t('score.what.title')} load={whatIf} />}
      <Share />
    </>
  );
}
