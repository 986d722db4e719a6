import type { FunctionComponent } from 'preact';
import type { PageUi } from './face.ts';
import { LaterDetails } from './LaterDetails.tsx';
import { Share } from './Share.tsx';
import type { AnySheet } from './sheet.ts';

interface Props<S extends AnySheet> {
  ui: PageUi<S>;
  whatIf?: (() => Promise<{ default: FunctionComponent }>) | undefined;
}

/** When who has won is known: what would have changed it, and where it goes. */
export default function Afterwards<S extends AnySheet>({ ui, whatIf }: Props<S>) {
  return (
    <>
      {whatIf && <LaterDetails class="chrome what-if" title={ui.t('score.what.title')} load={whatIf} />}
      <Share ui={ui} />
    </>
  );
}
