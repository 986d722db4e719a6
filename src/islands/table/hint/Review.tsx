import { useEffect, useState } from 'preact/hooks';
import type { Bots, Review as Reviewed, TurningPoint } from '../game/bots.ts';
import type { TableGame } from '../game/types.ts';
import { viewAt } from '../record/timeline.ts';
import { useBoard, useUi } from '../ui/context.ts';
import { AdviceCard } from './AdviceCard.tsx';
import { Chances } from './Chances.tsx';
import { percent } from './percent.ts';
import './hint.css';

interface Props {
  game: TableGame;
  bots: Pick<Bots, 'review'>;
  onLook: (at: number) => void;
  onTry: (at: number) => void;
}

interface PointProps extends Pick<Props, 'game' | 'onLook' | 'onTry'> {
  point: TurningPoint;
  turn: number;
}

function Point({ point, turn, game, onLook, onTry }: PointProps) {
  const ui = useUi();
  const { t, lang, face } = ui;
  const { rules } = useBoard();
  const { at, seat, before, after, better } = point;
  return (
    <li class="card">
      <h4>
        <face.SeatMark seat={ui.colour(seat)} /> {t('table.log.turn', { n: turn, name: ui.name(seat) })}
      </h4>
      <p>
        {t('table.review.swing', {
          name: ui.name(seat),
          before: percent(before[seat]!, lang),
          after: percent(after[seat]!, lang),
        })}
      </p>
      {better && (
        <details>
          <summary>{t('table.review.better')}</summary>
          <AdviceCard advice={better} view={viewAt(rules, game, at, seat)} />
        </details>
      )}
      <div class="choices">
        <button type="button" class="button" onClick={() => onLook(at)}>
          {t('table.review.look')}
        </button>
        <button type="button" class="button" onClick={() => onTry(at)}>
          {t('table.replay.try')}
        </button>
      </div>
    </li>
  );
}

/** After a game: how the chances went, and where it turned. */
export default function Review({ game, bots, onLook, onTry }: Props) {
  const ui = useUi();
  const { t } = ui;
  const [review, setReview] = useState<Reviewed>();
  const [progress, setProgress] = useState(0);
  const [broken, setBroken] = useState(false);
  useEffect(() => {
    const stop = new AbortController();
    const { options, moves } = game;
    bots
      .review({ options, moves }, { seed: game.id }, { signal: stop.signal, onProgress: setProgress })
      .then(setReview, () => !stop.signal.aborted && setBroken(true));
    return () => stop.abort();
  }, [game.id]);
  if (broken) return <p class="problem">{t('bot.error.broken')}</p>;
  if (review === undefined) {
    return (
      <p role="status">
        {t('table.review.thinking')}{' '}
        <progress value={progress} max={1} aria-label={t('table.review.thinking')} />
      </p>
    );
  }
  const turnOf = (at: number): number => review.moments.findIndex((moment) => moment.at === at) + 1;
  return (
    <>
      <p>{t('table.review.about')}</p>
      <Chances review={review} />
      <h3>{t('table.review.points')}</h3>
      <ol class="advices">
        {review.turningPoints.map((point) => (
          <Point
            key={point.at}
            point={point}
            turn={turnOf(point.at)}
            game={game}
            onLook={onLook}
            onTry={onTry}
          />
        ))}
      </ol>
    </>
  );
}
