/** A coach at the table: the model with its views, fetched together. */
import type { ReadonlySignal } from '@preact/signals';
import type { ComponentType } from 'preact';
import type { Session } from '../game/types.ts';
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
      if (session.stage.value.at === 'over')
        return <Decided session={session} bots={bots} words={words} finish={finish} />;
      const Card = coach.seen.value ? SeenCard : Remark;
      return (
        <>
          <Aloud coach={coach} words={words} />
          {coach.weighing.value && <Weighing words={words} />}
          {(coach.seen.value ?? coach.remark.value) && <Card coach={coach} words={words} />}
        </>
      );
    },
    Instead: () => coach.held.value && <Warning coach={coach} words={words} held={coach.held.value} />,
    close: coach.close,
  };
}
