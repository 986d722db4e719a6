import type { Chooser } from '../choosing/chooser.ts';
import { listOptions } from '../choosing/options.ts';
import type { Session } from '../game/types.ts';
import { useBoard, useUi } from '../ui/context.ts';
import { Sentence } from '../ui/Sentence.tsx';

/** Everything that can be chosen now, as an ordinary list of buttons. */
export function Choices({ session, chooser }: { session: Session; chooser: Chooser }) {
  const ui = useUi();
  const options = listOptions(session.view.value, chooser, useBoard(), ui);
  return (
    <ol class="choices-list" aria-label={ui.t('table.board.choices')}>
      {options.map(({ target, parts, tapped }, i) => (
        <li key={target}>
          <button type="button" class="choices-one" aria-pressed={tapped} onClick={() => chooser.tap(target)}>
            {i < 9 && <span class="choices-key">{i + 1}</span>}
            <Sentence parts={parts} />
          </button>
        </li>
      ))}
    </ol>
  );
}
