import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import type { EndingProps } from '../game/face.ts';
import { BottomSheet } from './BottomSheet.tsx';
import { useUi } from './context.ts';
import './ending.css';

interface Props extends Pick<EndingProps, 'onAgain' | 'onReplay' | 'onReview'> {
  /** Who has won, as a line: pictures, then words. */
  readonly winners: ComponentChildren;
  readonly verdict: string;
  /** Below that line. */
  readonly below?: ComponentChildren;
  /** What opens the reckoning is called. */
  readonly more: string;
  /** What else can be done there, besides looking again and playing on. */
  readonly also?: ComponentChildren;
  readonly after?: ComponentChildren;
  readonly children: ComponentChildren; // the reckoning
}

/** The game is over: who has won, on request why, and what now. */
export function EndingFrame(props: Props) {
  const { winners, verdict, below, more, also, after, children, onAgain, onReplay, onReview } = props;
  const { t } = useUi();
  const [open, setOpen] = useState(false);
  const review = () => {
    setOpen(false);
    onReview();
  };
  const choice = (text: string, act: () => void, main = false) => (
    <button type="button" class={main ? 'button button--main' : 'button'} onClick={act}>
      {text}
    </button>
  );
  return (
    <div class="ending">
      <p class="ending-verdict" role="status">
        {winners} {verdict}
      </p>
      {below}
      <div class="ending-choices">
        {choice(more, () => setOpen(true), true)}
        {choice(t('table.end.again'), () => onAgain('next'))}
      </div>
      {open && (
        <BottomSheet title={t('table.end.title')} onClose={() => setOpen(false)}>
          {children}
          <div class="choices">
            {choice(t('table.review.title'), review, true)}
            {choice(t('table.replay.title'), onReplay)}
            {also}
            {choice(t('table.end.again.next'), () => onAgain('next'))}
            {choice(t('table.end.again.same'), () => onAgain('same'))}
          </div>
          {after}
        </BottomSheet>
      )}
    </div>
  );
}
