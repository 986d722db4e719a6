import type { ReadonlySignal } from '@preact/signals';
import type { Chooser } from '../choosing/chooser.ts';
import { sizeOf } from '../choosing/options.ts';
import type { Session } from '../game/types.ts';
import { useBoard, useUi } from '../ui/context.ts';
import { Icon } from '../ui/Icon.tsx';
import { Sentence } from '../ui/Sentence.tsx';
import { textOf } from '../ui/sentences.ts';
import type { Asked } from './asked.ts';

interface Props {
  session: Session;
  chooser: Chooser;
}

interface AnswersProps extends Props {
  asked: ReadonlySignal<Asked>;
}

/** What the press of a button decides, without a look at what it would bring: it says so itself. */
function Few({ session, chooser, asked }: AnswersProps) {
  const { answers } = asked.value;
  if (answers.length === 0) return null;
  return (
    <>
      {answers.map(({ target, parts, brief }) => (
        <button
          key={target}
          type="button"
          class="button"
          data-option={target}
          data-words={brief ? undefined : sizeOf(parts)}
          aria-label={brief && `${textOf(brief)}: ${textOf(parts)}`}
          onClick={() => chooser.answer(target)}
        >
          <Sentence parts={brief ?? parts} />
        </button>
      ))}
      <Unusable session={session} chooser={chooser} />
    </>
  );
}

/** What cannot be used now keeps its place, and says why there. */
function Unusable({ session, chooser }: Props) {
  const ui = useUi();
  const { unusable, tellUnusable } = useBoard();
  const view = session.view.value;
  const target = unusable?.(chooser.choice.value, view);
  const why = target === undefined ? undefined : chooser.whyNot(target);
  if (target === undefined || why === undefined || 'cannot' in why || !tellUnusable) return null;
  return (
    <button type="button" class="button action-unusable" aria-disabled onClick={() => chooser.tap(target)}>
      <Sentence parts={tellUnusable(why, view, ui)} />
    </button>
  );
}

/**
 * The buttons to decide with: to go through with what was chosen on the board, or to answer. The end of a turn is none of them: it has
 * a place of its own, where nothing else is ever pressed, and here the last choice can be taken back.
 */
export function Answers({ session, chooser, asked }: AnswersProps) {
  const { t } = useUi();
  const { rules } = useBoard();
  const ready = chooser.ready.value;
  const begun = chooser.choice.value.tapped.length > 0 || chooser.advised.value !== undefined;
  const ends = ready !== undefined && ready.type === rules.endMove;
  const { name } = asked.value;
  if (begun || (ready && !ends)) {
    return (
      <>
        {begun && (
          <button
            type="button"
            class={ready ? 'button action-back' : 'button'}
            aria-label={t('table.board.clear')}
            onClick={chooser.clear}
          >
            <Icon name={ready ? 'close' : 'back'} /> {!ready && t('table.board.clear')}
          </button>
        )}
        {ready && (
          <button
            type="button"
            class="button button--main action-do"
            data-words={sizeOf(name)}
            onClick={chooser.commit}
          >
            <Sentence parts={name} />
          </button>
        )}
      </>
    );
  }
  if (!ends) return <Few session={session} chooser={chooser} asked={asked} />;
  return (
    session.back.value === 'can' && (
      <button type="button" class="button" onClick={chooser.undo}>
        <Icon name="undo" /> {t('table.board.undo')}
      </button>
    )
  );
}

/** To end the turn, where there is nothing else to do. */
export function EndOfTurn({ session, chooser }: Props) {
  const ui = useUi();
  const { nameMove, rules } = useBoard();
  const ready = chooser.ready.value;
  if (ready === undefined || ready.type !== rules.endMove) return null;
  return (
    <button type="button" class="button button--main action-do action-end" onClick={chooser.commit}>
      <Sentence parts={nameMove(ready, session.view.value, ui)} />
    </button>
  );
}
