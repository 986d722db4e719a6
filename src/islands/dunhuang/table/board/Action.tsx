import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { rulePath } from '../../../../components/rules/links.ts';
import { localePath } from '../../../../lib/url.ts';
import type { Chooser } from '../choosing/chooser.ts';
import type { Target } from '../choosing/targets.ts';
import { Icon } from '../icons.tsx';
import type { Session } from '../model/types.ts';
import { nameMove } from '../naming.ts';
import { Told } from '../Told.tsx';
import { tellEvents } from '../telling.ts';
import { useUi } from '../ui.ts';
import { Choices } from './Choices.tsx';
import { Offer } from './Offer.tsx';
import { askFor } from './prompt.ts';
import './action.css';

interface Props {
  session: Session;
  chooser: Chooser;
}

/** What is asked, what a choice would bring, or why it cannot be. */
function Saying({ session, chooser }: Props) {
  const ui = useUi();
  const refusal = chooser.refusal.value;
  const view = session.view.value;
  const ask = askFor(view, chooser.choice.value.tapped, ui);
  if (refusal && 'cannot' in refusal) {
    return (
      <p class="action-no">{refusal.cannot === 'other' ? ask : ui.t(`table.board.${refusal.cannot}`)}</p>
    );
  }
  if (refusal) {
    return (
      <p class="action-no">
        {ui.t(`error.${refusal.code}`)}{' '}
        <a href={localePath(ui.lang, rulePath(refusal.rule))}>{ui.t('why.read')}</a>
      </p>
    );
  }
  const told = tellEvents(chooser.preview.value, ui);
  if (told.length > 0) {
    return (
      <ul class="action-preview">
        {told.map(({ parts }, i) => (
          // Sentences have no better name than their place.
          <li key={`${i}-${parts.length}`}>
            <Told parts={parts} />
          </li>
        ))}
      </ul>
    );
  }
  return <p>{ask}</p>;
}

function Waiting({ session }: { session: Session }) {
  const { t, name } = useUi();
  const stage = session.stage.value;
  if (stage.at !== 'bot') return null;
  return (
    <>
      <div class="action-text">
        <p>{t('table.board.thinking', { name: name(stage.seat) })}</p>
        <progress max={1} value={session.thinking.value} aria-label={t('table.board.thinking.bar')} />
      </div>
      <div class="action-buttons">
        <button type="button" class="button" onClick={session.skip}>
          <Icon name="skip" /> {t('table.board.skip')}
        </button>
      </div>
    </>
  );
}

/** The camel may go round once more, for those who can pay for it. */
function Laps({ chooser }: { chooser: Chooser }) {
  const { t } = useUi();
  const { laps } = chooser.choice.value;
  const ready = chooser.ready.value;
  if (laps.length < 2 || ready?.type !== 'move-camel') return null;
  const lap = laps.indexOf(ready);
  return (
    <span class="action-laps">
      <button
        type="button"
        class="table-tool"
        disabled={lap === 0}
        aria-label={t('table.board.lap.less')}
        onClick={() => chooser.lap(-1)}
      >
        −
      </button>
      <span title={t('table.board.lap')}>↻ {lap}</span>
      <button
        type="button"
        class="table-tool"
        disabled={lap === laps.length - 1}
        aria-label={t('table.board.lap.more')}
        onClick={() => chooser.lap(1)}
      >
        +
      </button>
    </span>
  );
}

const isAnswer = (target: Target): target is Extract<Target, `do.${string}`> => target.startsWith('do.');

/** Where a person decides: what is asked, the choice as it stands, and the buttons to go through with it. */
export function Action({ session, chooser }: Props) {
  const ui = useUi();
  const { t } = ui;
  const [listed, setListed] = useState(false);
  const { tapped } = chooser.choice.value;
  const ready = chooser.ready.value;
  const view = session.view.value;
  const answers = session.legal.value.filter((move) => isAnswer(`do.${move.type}` as Target));
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
        <Laps chooser={chooser} />
        <button type="button" class="button button--main action-do" onClick={chooser.commit}>
          <Told parts={nameMove(ready, view, ui)} />
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
          answers.map((move) => (
            <button
              key={move.type}
              type="button"
              class="button"
              data-answer={move.type}
              onClick={() => chooser.tap(`do.${move.type}` as Target)}
            >
              <Told parts={nameMove(move, view, ui)} />
            </button>
          ))}
      </>
    );
  }
  if (session.stage.value.at !== 'person') {
    return (
      <section class="action" aria-label={t('table.board.action')}>
        <Waiting session={session} />
      </section>
    );
  }
  return (
    <section class="action" aria-label={t('table.board.action')}>
      <Offer view={view} choice={chooser.choice.value} />
      <div class="action-text" aria-live="polite">
        <Saying session={session} chooser={chooser} />
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
