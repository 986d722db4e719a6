import type { ScoreWarning } from '../../../games/dunhuang/index.ts';
import { tellWarning } from './sentences.ts';
import { useUi } from './ui.ts';

/** What does not add up, said beside what it is about. */
export function Warnings({ about }: { about: (warning: ScoreWarning) => boolean }) {
  const ui = useUi();
  const found = ui.model.warnings.value.filter(about);
  return (
    <>
      {found.map((warning) => {
        const text = tellWarning(ui.model.sheet.value, warning, ui);
        return (
          <p key={text} class="problem">
            {text}
          </p>
        );
      })}
    </>
  );
}
