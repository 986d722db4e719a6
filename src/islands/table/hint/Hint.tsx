import { useEffect, useState } from 'preact/hooks';
import type { Advised } from '../choosing/chooser.ts';
import type { Advice, Bots } from '../game/bots.ts';
import type { AdviceWords } from '../game/face.ts';
import type { Session } from '../game/types.ts';
import { useUi } from '../ui/context.ts';
import { AdviceCard } from './AdviceCard.tsx';
import { useAdviceWords } from './use-advice-words.ts';

const THINKING = 1500; // ms: longer than a bot takes for a move, for three turns are weighed

interface Props {
  session: Session;
  bots: Pick<Bots, 'advise'>;
  onDone: () => void;
  onShow: (advised: Advised) => void;
}

/** "What would you do?" */
export default function Hint({ session, bots, onDone, onShow }: Props) {
  const ui = useUi();
  const { t } = ui;
  const words = useAdviceWords();
  const [advice, setAdvice] = useState<readonly Advice[]>();
  const [progress, setProgress] = useState(0);
  const [broken, setBroken] = useState(false);
  const view = session.view.value;
  const seed = `${session.game.value.id}/${session.game.value.moves.length}`;
  const asked = session.stage.value.at === 'person' && !session.following.value;
  useEffect(() => {
    if (!asked) return;
    const stop = new AbortController();
    bots
      .advise(view, { seed, ms: THINKING, explained: true }, { signal: stop.signal, onProgress: setProgress })
      .then(setAdvice, () => !stop.signal.aborted && setBroken(true));
    return () => stop.abort();
  }, []);
  if (!asked) return <p>{t('table.hint.not-now')}</p>;
  if (broken) return <p class="problem">{t('bot.error.broken')}</p>;
  const follow = async (first: Advice['moves'][number]) => {
    onDone();
    await session.play(first);
  };
  const show = (one: Advice, { planOf, tellReasons }: AdviceWords) => {
    const why = tellReasons(one, ui);
    onDone();
    onShow({ move: planOf!(one, view), why: why === '' ? '' : t('table.hint.why', { why }) });
  };
  const ways = (one: Advice) => (
    <div class="choices">
      {words?.planOf && (
        <button type="button" class="button button--main" onClick={() => show(one, words)}>
          {t('table.hint.show')}
        </button>
      )}
      <button type="button" class="button" onClick={() => follow(one.moves[0]!)}>
        {t('table.hint.follow')}
      </button>
    </div>
  );
  const [best, ...others] = advice ?? [];
  return (
    <>
      <p>{t('table.hint.about')}</p>
      <ol class="advices">
        <li class="card">
          {/* Stands there from the beginning, so that the best turn is heard when it comes. */}
          <div role="status">
            {best ? (
              <AdviceCard advice={best} view={view} />
            ) : (
              <>
                {t('table.hint.thinking')}{' '}
                <progress value={progress} max={1} aria-label={t('table.hint.thinking')} />
              </>
            )}
          </div>
          {best && ways(best)}
        </li>
        {others.map((one, i) => (
          <li key={i} class="card">
            <AdviceCard advice={one} view={view} />
            {ways(one)}
          </li>
        ))}
      </ol>
    </>
  );
}
