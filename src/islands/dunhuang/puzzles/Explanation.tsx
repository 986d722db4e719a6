import { useEffect, useState } from 'preact/hooks';
import type { Explained } from '../../../bots/dunhuang/index.ts';
import { AdviceCard } from '../../table/hint/AdviceCard.tsx';
import type { Puzzle, Turn } from './puzzle.ts';
import { useUi } from './words.ts';

const NOTHING: Explained = { reasons: [], risk: null, compared: null };

/** What others are asked on the way goes without saying here. */
const adviceOf = ({ moves, chance }: Turn, why: Explained = NOTHING) => ({
  moves: moves.filter(({ type }) => type !== 'protect' && type !== 'yield'),
  answers: [],
  chance,
  ...why,
});

/** What the bots have to say of these turns: it comes a moment later, and without them there is nothing more to say. */
function useWhy({ id, view }: Puzzle, turns: readonly Turn[]): readonly Explained[] {
  const [why, setWhy] = useState<readonly Explained[]>([]);
  useEffect(() => {
    const stop = new AbortController();
    import('../../../bots/dunhuang/client.ts').then(
      async ({ BotClient }) => {
        if (stop.signal.aborted) return;
        const bots = new BotClient();
        await bots.explain(view, turns, { seed: id }, stop).then(setWhy, () => {});
        bots.close();
      },
      () => {},
    );
    return () => stop.abort();
  }, [id]);
  return why;
}

/** Why: what the best few turns come to. No hidden card is told. */
export function Explanation({ puzzle }: { puzzle: Puzzle }) {
  const { t } = useUi();
  const turns = [...puzzle.solutions.slice(0, 1), ...puzzle.rivals];
  const why = useWhy(puzzle, turns);
  return (
    <>
      <p>{t(`puzzle.why.${puzzle.kind}`)}</p>
      <ol class="puzzle-turns">
        {turns.map((turn, i) => (
          <li key={i} class={i === 0 ? 'puzzle-best' : undefined}>
            <AdviceCard advice={adviceOf(turn, why[i])} view={puzzle.view} />
          </li>
        ))}
      </ol>
    </>
  );
}
