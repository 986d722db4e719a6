import type { Advice } from '../../../bots/index.ts';
import { nameTurnMoves, percent, tellReasons } from '../../dunhuang/table/words/advice.ts';
import type { Lying } from '../../dunhuang/table/words/move-names.ts';
import { Told } from '../ui/Sentence.tsx';
import { useUi } from '../ui/ui.ts';
import './hint.css';

/** A turn that somebody advises: what to do, what it is worth, and why. */
export function AdviceCard({ advice, lying }: { advice: Advice; lying: Lying }) {
  const ui = useUi();
  const chance = percent(advice.chance, ui.lang);
  const why = tellReasons(advice, ui);
  return (
    <div class="advice">
      <ol>
        {nameTurnMoves(advice.moves, lying, ui).map((parts, i) => (
          // Moves have no better name than their place in the turn.
          <li key={`${i}-${parts.length}`}>
            <Told parts={parts} />
          </li>
        ))}
      </ol>
      <p class="advice-chance">
        <meter value={advice.chance} min={0} max={1} aria-label={ui.t('table.hint.chance', { chance })} />{' '}
        <b>{chance}</b>
      </p>
      {why !== '' && <p class="advice-why">{ui.t('table.hint.why', { why })}</p>}
    </div>
  );
}
