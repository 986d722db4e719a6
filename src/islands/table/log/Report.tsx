import { memo } from '../../../lib/memo.ts';
import type { Standing, Told } from '../game/words.ts';
import { Sentence } from '../ui/Sentence.tsx';
import './report.css';

/** How the game stands, and what others did, a line for each; a loss to the person who reads has a mark. */
export const Report = memo(({ said = [], told }: { said?: readonly Standing[]; told: readonly Told[] }) => {
  return (
    <ul class="report">
      {said.map(({ key, told: { parts } }) => (
        <li key={key} class="report-said">
          <Sentence parts={parts} />
        </li>
      ))}
      {told.map(({ parts, loss }, i) => (
        // Sentences have no better name than their place.
        <li key={`${i}-${parts.length}`} class={loss ? 'report-loss' : undefined}>
          <Sentence parts={parts} />
        </li>
      ))}
    </ul>
  );
});
