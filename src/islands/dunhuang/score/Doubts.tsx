import type { ScoreWarning } from '../../../games/dunhuang/index.ts';
import { tellDoubt } from './telling.ts';
import { useUi } from './ui.ts';

/** What does not add up, said beside what it is about. */
export function Doubts({ about }: { about: (doubt: ScoreWarning) => boolean }) {
  const ui = useUi();
  const found = ui.model.doubts.value.filter(about);
  return (
    <>
      {found.map((doubt) => {
        const text = tellDoubt(ui.model.sheet.value, doubt, ui);
        return (
          <p key={text} class="problem">
            {text}
          </p>
        );
      })}
    </>
  );
}
