import type { Told } from '../game/words.ts';
import { Sentence } from '../ui/Sentence.tsx';
import './report.css';

/** What others did, a line for each; a loss to the person who reads has a mark. */
export function Report({ told }: { told: readonly Told[] }) {
  return (
    <ul class="report">
      {told.map(({ parts, loss }, i) => (
        // Sentences have no better name than their place.
        <li key={`${i}-${parts.length}`} class={loss ? 'report-loss' : undefined}>
          <Sentence parts={parts} />
        </li>
      ))}
    </ul>
  );
}
