/** The way to a coach: whoever wants none fetches nothing of it. */
import { useEffect, useState } from 'preact/hooks';
import type { Bots } from '../game/bots.ts';
import type { Session, TableSettings } from '../game/types.ts';
import { onlyPerson } from '../play/stage.ts';
import type { AtBoard, Ui } from '../ui/context.ts';
import type { Coaching } from './coaching.tsx';

export interface CoachDeps {
  readonly bots: Bots | undefined;
  readonly board: AtBoard;
  readonly ui: Ui;
  readonly settings: () => TableSettings;
  readonly change: (some: Partial<TableSettings>) => void;
}

/** Undefined while there is none. Who is at the end of a game stays until it is left. */
export function useCoach(session: Session, deps: CoachDeps): Coaching | undefined {
  const [coach, setCoach] = useState<Coaching>();
  const game = session.game.value;
  const alone = onlyPerson(game) !== null && game.apart === undefined;
  const stays = coach !== undefined && session.stage.value.at === 'over';
  const wanted = alone && (deps.settings().coach || stays);
  useEffect(() => {
    if (!wanted || !deps.board.fetchCoach || !deps.bots) return;
    let open: Coaching | undefined;
    let gone = false;
    import('./coaching.tsx')
      .then(({ openCoach }) => openCoach(session, deps))
      .then((coming) => {
        if (gone) return coming.close();
        open = coming;
        setCoach(coming);
      })
      .catch(() => {}); // the game goes on without
    return () => {
      gone = true;
      open?.close();
      setCoach(undefined);
    };
  }, [wanted]);
  return coach;
}
