import type { ComponentChildren } from 'preact';
import type { Seat } from '../../lib/seats.ts';
import { type Says, useUi } from '../ui.ts';
import type { ScoreFace } from './face.ts';
import type { AnySheet } from './sheet.ts';
import '../island.css';
import './result.css';

interface Props<S extends AnySheet> {
  mark: ScoreFace<S>['mark'];
  sheet: S;
  winners: readonly Seat[];
  verdict: string;
  hasWarnings: boolean; // what was counted cannot all be right
  ask?: ComponentChildren; // what is still to be counted before anybody has won
  children: ComponentChildren; // every step of why
}

/** Who has won, and why. */
export function Verdict<S extends AnySheet>({ mark: Mark, sheet, ...props }: Props<S>) {
  const { t } = useUi<Says<'score.'>>();
  const { winners, verdict, hasWarnings, ask, children } = props;
  return (
    <section class="result" aria-labelledby="result">
      <h2 id="result" tabIndex={-1}>
        {t('score.result')}
      </h2>
      <div class="verdict card">
        {winners.map((seat) => (
          <Mark key={seat} seat={sheet.players[seat]!.colour} size={40} />
        ))}
        <p role="status">{verdict}</p>
      </div>
      {ask}
      {hasWarnings && <p class="problem">{t('score.warning.all')}</p>}
      {children}
    </section>
  );
}
