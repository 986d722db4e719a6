import type { ReadonlySignal } from '@preact/signals';
import type { Chooser } from '../choosing/chooser.ts';
import type { Session } from '../game/types.ts';
import { useBoard, useUi } from '../ui/context.ts';
import { Sentence } from '../ui/Sentence.tsx';
import type { Asked } from './asked.ts';

interface Props {
  session: Session;
  chooser: Chooser;
  asked: ReadonlySignal<Asked>;
}

/** Everything that can be chosen now, as an ordinary list of buttons. */
export default function Choices({ session, chooser, asked }: Props) {
  const ui = useUi();
  const board = useBoard();
  const view = session.view.value;
  const { value: choice } = chooser.choice;
  const options = asked.value.options.value;
  return (
    <ol class="choices-list" aria-label={ui.t('table.board.choices')}>
      {options.map(({ target, parts, tapped }, i) => (
        <li key={target}>
          <button type="button" class="choices-one" aria-pressed={tapped} onClick={() => chooser.tap(target)}>
            {i < 9 && <span class="choices-key">{i + 1}</span>}
            <span>
              <Sentence parts={parts} />
              <small class="choices-about">{board.tellAbout?.(target, choice, view, ui)}</small>
            </span>
          </button>
        </li>
      ))}
    </ol>
  );
}
