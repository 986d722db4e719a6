import type { Advice } from '../game/bots.ts';
import type { View } from '../game/rules.ts';
import { useUi } from '../ui/context.ts';
import { SentenceItems } from '../ui/Sentence.tsx';
import { percent } from './percent.ts';
import { useAdviceWords } from './use-advice-words.ts';
import './hint.css';

/** A turn that somebody advises: what to do, what it is worth, why, and what may come of it. */
export function AdviceCard({ advice, view }: { advice: Advice; view: View }) {
  const ui = useUi();
  const words = useAdviceWords();
  if (words === null) return <p class="problem">{ui.t('table.lost')}</p>;
  if (words === undefined) return null;
  const chance = percent(advice.chance, ui.lang);
  const why = words.tellReasons(advice, ui);
  return (
    <div class="advice">
      <ol>
        <SentenceItems sentences={words.nameTurn(advice, view, ui)} />
      </ol>
      <p class="advice-chance">
        <meter value={advice.chance} min={0} max={1} aria-label={ui.t('table.hint.chance', { chance })} />{' '}
        <b>{chance}</b>
      </p>
      {why !== '' && <p class="advice-why">{ui.t('table.hint.why', { why })}</p>}
      {words.tellMore?.(advice, ui).map((sentence) => (
        <p key={sentence} class="advice-more">
          {sentence}
        </p>
      ))}
    </div>
  );
}
