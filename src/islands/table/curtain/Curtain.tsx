import { useEffect, useRef } from 'preact/hooks';
import { SeatMark } from '../../../art/index.ts';
import type { Seat } from '../../../games/dunhuang/index.ts';
import type { Session } from '../game/types.ts';
import { tellTurn, turnsOf } from '../log/turns.ts';
import { Told } from '../ui/Sentence.tsx';
import { useUi } from '../ui/ui.ts';

/** Between two persons: hides nothing itself, for there is nothing to hide while it hangs. */
export function Curtain({ session, seat }: { session: Session; seat: Seat }) {
  const ui = useUi();
  const { t } = ui;
  const name = ui.name(seat);
  const lift = useRef<HTMLButtonElement>(null);
  useEffect(() => lift.current?.focus(), []);
  const turns = turnsOf(session.since.value);
  return (
    <section class="curtain" aria-labelledby="curtain">
      <div class="curtain-note">
        <SeatMark seat={ui.colour(seat)} size={72} />
        <h2 id="curtain">{t('table.curtain.title', { name })}</h2>
        <p>{t('table.curtain.text', { name })}</p>
        <button
          ref={lift}
          type="button"
          class="button button--main curtain-lift"
          disabled={session.following.value}
          onClick={session.liftCurtain}
        >
          {t('table.curtain.lift', { name })}
        </button>
        {turns.length > 0 && (
          <details class="curtain-since" open>
            <summary>{t('table.curtain.since')}</summary>
            <ul>
              {turns.map((turn) => (
                <li key={turn.turn}>
                  {tellTurn(turn, ui).map(({ parts }, i) => (
                    // Sentences of a turn have no better name than their place in it.
                    <span key={`${i}-${parts.length}`}>
                      <Told parts={parts} />{' '}
                    </span>
                  ))}
                </li>
              ))}
            </ul>
          </details>
        )}
      </div>
    </section>
  );
}
