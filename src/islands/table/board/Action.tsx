import type { ReadonlySignal } from '@preact/signals';
import { useState } from 'preact/hooks';
import { memo } from '../../../lib/memo.ts';
import type { Chooser } from '../choosing/chooser.ts';
import type { Session } from '../game/types.ts';
import type { SaidStanding } from '../game/words.ts';
import { useBoard, useUi } from '../ui/context.ts';
import { Icon } from '../ui/Icon.tsx';
import { lazy } from '../ui/lazy.tsx';
import { ActionText } from './ActionText.tsx';
import { Answers, EndOfTurn } from './Answers.tsx';
import type { Asked } from './asked.ts';
import { Waiting } from './Waiting.tsx';
import './action.css';

const Choices = lazy(() => import('./Choices.tsx'));

/** More words than there is room for are scrolled, by keys too. */
const reachable = (box: HTMLElement | null): void => {
  if (box) box.tabIndex = 0;
};

interface Props {
  session: Session;
  chooser: Chooser;
  asked: ReadonlySignal<Asked>;
  said: readonly SaidStanding[];
}

/** Where a person decides: what is asked, the choice as it stands, and the buttons to go through with it. */
export const Action = memo(({ session, chooser, asked, said }: Props) => {
  const { t } = useUi();
  const { Variants } = useBoard();
  const [listed, setListed] = useState(false);
  if (session.stage.value.at !== 'person') {
    return (
      <section class="action" tabIndex={-1} aria-label={t('table.board.action')}>
        <Waiting session={session} chooser={chooser} asked={asked} said={said} />
      </section>
    );
  }
  const { about, bare, wordy } = asked.value;
  const look = `action${bare ? ' action-bare' : ''}${about ? ' action-tells' : ''}`;
  return (
    <section class={look} tabIndex={-1} aria-label={t('table.board.action')}>
      <div class="action-head">
        <div class="action-text" aria-live="polite" ref={reachable}>
          <ActionText session={session} chooser={chooser} asked={asked} />
        </div>
        {Variants && (
          <Variants
            choice={chooser.choice.value}
            ready={chooser.ready.value}
            view={session.view.value}
            onVary={chooser.vary}
            onTap={chooser.tap}
          />
        )}
        <EndOfTurn session={session} chooser={chooser} />
      </div>
      <div class={wordy ? 'action-buttons action-wordy' : 'action-buttons'}>
        <Answers session={session} chooser={chooser} asked={asked} />
        {session.legal.value.length > 1 && (
          <button
            type="button"
            class="button action-list"
            aria-expanded={listed}
            aria-label={t('table.board.choices')}
            title={t('table.board.choices')}
            onClick={() => setListed(!listed)}
          >
            <Icon name="list" />
          </button>
        )}
      </div>
      {listed && <Choices session={session} chooser={chooser} asked={asked} />}
    </section>
  );
});
