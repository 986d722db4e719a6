import { useEffect, useRef } from 'preact/hooks';
import type { Seat } from '../../../lib/seats.ts';
import type { Session } from '../game/types.ts';
import { tellTurn, turnsOf } from '../log/turns.ts';
import { useBoard, useUi } from '../ui/context.ts';
import { lazy } from '../ui/lazy.tsx';
import { Sentences } from '../ui/Sentence.tsx';

const OpenBoard = lazy(() => import('./OpenBoard.tsx'));

interface Props {
  session: Session;
  seat: Seat;
  /** Somebody looks at what lies open. */
  looking: boolean;
  onLook: (looking: boolean) => void;
}

/** Between two persons: hides nothing itself, for there is nothing to hide while it hangs. */
export default function Curtain({ session, seat, looking, onLook }: Props) {
  const ui = useUi();
  const { t, face } = ui;
  const board = useBoard();
  const name = ui.name(seat);
  const lift = useRef<HTMLButtonElement>(null);
  useEffect(() => lift.current?.focus(), [looking]);
  const turns = turnsOf(session.since.value);
  if (looking) return <OpenBoard session={session} name={name} onBack={() => onLook(false)} />;
  return (
    <section class="curtain" aria-labelledby="curtain">
      <div class="curtain-note">
        <face.SeatMark seat={ui.colour(seat)} size={72} />
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
        <button type="button" class="button" onClick={() => onLook(true)}>
          {t('table.curtain.open')}
        </button>
        {turns.length > 0 && (
          <details class="curtain-since" open>
            <summary>{t('table.curtain.since')}</summary>
            <ul>
              {turns.map((turn) => (
                <li key={turn.turn}>
                  <Sentences told={tellTurn(turn, board, ui)} />
                </li>
              ))}
            </ul>
          </details>
        )}
      </div>
    </section>
  );
}
