import { useEffect, useState } from 'preact/hooks';
import type { Bots } from '../game/bots.ts';
import type { Session } from '../game/types.ts';
import { onlyPerson } from '../play/stage.ts';
import { viewAt } from '../record/timeline.ts';
import { useBoard } from '../ui/context.ts';
import { tellDecided } from './decided.ts';
import { useUi } from './ui.ts';

interface Props {
  session: Session;
  bots: Pick<Bots, 'review'>;
  /** The game is played to its end; whether it was the first that was, with a coach. */
  finish: () => boolean;
}

/** At the end: what decided the game. */
export function Decided({ session, bots, finish }: Props) {
  const ui = useUi();
  const board = useBoard();
  const { t } = ui;
  const [told, setTold] = useState<readonly string[] | 'broken'>();
  const [first, setFirst] = useState(false);
  const stage = session.stage.value;
  useEffect(() => {
    setFirst(finish());
    const game = session.game.value;
    const you = onlyPerson(game);
    if (stage.at !== 'over' || you === null) return;
    const stop = new AbortController();
    const { options, moves } = game;
    const reviewing = bots.review({ options, moves }, { seed: game.id }, { signal: stop.signal });
    Promise.all([reviewing, board.fetchAdviceWords(ui.lang)]).then(
      ([review, { nameTurn }]) => {
        const { winners } = stage.outcome;
        const lookAt = (at: number) => viewAt(board.rules, game, at, you);
        const { tellReport } = board;
        const log = session.log.value;
        const told = { review, winners, you, log, viewAt: lookAt };
        setTold(tellDecided(told, { tellReport, nameTurn }, ui, ui));
      },
      () => !stop.signal.aborted && setTold('broken'),
    );
    return () => stop.abort();
  }, []);
  return (
    <section class="coach coach-decided" aria-labelledby="coach-decided">
      <h2 id="coach-decided">{t('coach.end.title')}</h2>
      <div role="status">
        {told === undefined && <p>{t('coach.end.thinking')}</p>}
        {told === 'broken' && <p>{t('bot.error.broken')}</p>}
        {Array.isArray(told) && told.map((sentence) => <p key={sentence}>{sentence}</p>)}
        {first && <p>{t('coach.end.silent')}</p>}
      </div>
    </section>
  );
}
