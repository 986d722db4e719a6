/** A coach at the table: the model with its views, fetched together. */
import type { ReadonlySignal } from '@preact/signals';
import type { ComponentType } from 'preact';
import type { Session } from '../game/types.ts';
import { AlsoSays } from '../ui/AlsoSays.tsx';
import { Decided } from './Decided.tsx';
import { createCoach } from './model.ts';
import { Aloud, Remark, SeenCard, Weighing } from './Remark.tsx';
import type { CoachDeps } from './use-coach.ts';
import { Warning } from './Warning.tsx';
import './coach.css';

export interface Coaching {
  /** The game, with the coach before every move. */
  readonly session: Session;
  /** Above what can be done, or below the end. */
  Above: ComponentType;
  /** A move waits to be confirmed: this stands in place of all that can be done. */
  readonly holds: ReadonlySignal<unknown>;
  Instead: ComponentType;
  close(): void;
}

export async function openCoach(session: Session, deps: CoachDeps): Promise<Coaching> {
  const { board, ui, settings, change } = deps;
  const bots = deps.bots!;
  const game = await board.fetchCoach!(ui);
  const { words, memory } = game;
  const coach = createCoach(session, { bots, game, takesBack: () => settings().takeBack });
  const begun = session.stage.value.at !== 'over'; // a game that is only looked at again ends nothing
  let first = false; // this was the first whole game
  const finish = (): boolean => {
    if (!begun || memory.finished) return first;
    first = true;
    memory.finish();
    change({ coach: false });
    return first;
  };
  return {
    session: coach.session,
    holds: coach.held,
    Above: () => {
      const over = session.stage.value.at === 'over';
      const Card = coach.seen.value ? SeenCard : Remark;
      return (
        <AlsoSays words={words}>
          {over ? (
            <Decided session={session} bots={bots} finish={finish} />
          ) : (
            <>
              <Aloud coach={coach} />
              {coach.weighing.value && <Weighing />}
              {(coach.seen.value ?? coach.remark.value) && <Card coach={coach} />}
            </>
          )}
        </AlsoSays>
      );
    },
    Instead: () =>
      coach.held.value && (
        <AlsoSays words={words}>
          <Warning coach={coach} held={coach.held.value} />
        </AlsoSays>
      ),
    close: coach.close,
  };
}
