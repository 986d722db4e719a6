import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import type { Chooser } from '../choosing/chooser.ts';
import { listOptions } from '../choosing/options.ts';
import type { Session } from '../game/types.ts';
import { useBoard, useUi } from '../ui/context.ts';
import { Icon } from '../ui/Icon.tsx';
import { Sentence } from '../ui/Sentence.tsx';
import { Choices } from './Choices.tsx';
import { Saying } from './Saying.tsx';
import { Waiting } from './Waiting.tsx';
import './action.css';

interface Props {
  session: Session;
  chooser: Chooser;
}

/** So many choices have a button each, where one of them is nothing on the table. */
const FEW = 3;

/** Where a person decides: what is asked, the choice as it stands, and the buttons to go through with it. */
export function Action({ session, chooser }: Props) {
  const ui = useUi();
  const { t } = ui;
  const board = useBoard();
  const { Offer, Variants, nameMove } = board;
  const [listed, setListed] = useState(false);
  const choice = chooser.choice.value;
  const { tapped } = choice;
  const ready = chooser.ready.value;
  const view = session.view.value;
  const targets = [...choice.lit];
  const isFew = targets.length <= FEW && targets.some((target) => target.startsWith('do.'));
  const few = isFew ? listOptions(view, chooser, board, ui) : [];
  let buttons: ComponentChildren;
  if (ready) {
    buttons = (
      <>
        {tapped.length > 0 && (
          <button
            type="button"
            class="button action-back"
            aria-label={t('table.board.clear')}
            onClick={chooser.clear}
          >
            <Icon name="close" />
          </button>
        )}
        <button type="button" class="button button--main action-do" onClick={chooser.commit}>
          <Sentence parts={nameMove(ready, view, ui)} />
        </button>
      </>
    );
  } else {
    buttons = (
      <>
        {tapped.length > 0 && (
          <button type="button" class="button" onClick={chooser.clear}>
            <Icon name="back" /> {t('table.board.clear')}
          </button>
        )}
        {tapped.length === 0 &&
          few.map(({ target, parts }) => (
            <button
              key={target}
              type="button"
              class="button"
              data-option={target}
              onClick={() => chooser.tap(target)}
            >
              <Sentence parts={parts} />
            </button>
          ))}
      </>
    );
  }
  if (session.stage.value.at !== 'person') {
    return (
      <section class="action" tabIndex={-1} aria-label={t('table.board.action')}>
        <Waiting session={session} />
      </section>
    );
  }
  return (
    <section class="action" tabIndex={-1} aria-label={t('table.board.action')}>
      {Offer && <Offer view={view} choice={choice} />}
      <div class="action-text" aria-live="polite">
        <Saying session={session} chooser={chooser} />
        {Variants && <Variants choice={choice} ready={ready} onVary={chooser.vary} />}
      </div>
      <div class="action-buttons">
        {buttons}
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
      {listed && <Choices session={session} chooser={chooser} />}
    </section>
  );
}
