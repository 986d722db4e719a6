import type { Translator } from '../../../i18n/translate.ts';
import { AdviceCard } from '../../table/hint/AdviceCard.tsx';
import type { Puzzle, Turn } from './puzzle.ts';
import type { PuzzleWords } from './words.ts';

/** What others are asked on the way goes without saying here. */
const adviceOf = ({ moves, chance }: Turn) => ({
  moves: moves.filter(({ type }) => type !== 'protect' && type !== 'yield'),
  answers: [],
  chance,
  reasons: [],
});

/** Why: what the best few turns come to. No hidden card is told. */
export function Explanation({
  puzzle,
  words: { t },
}: {
  puzzle: Puzzle;
  words: Translator<keyof PuzzleWords>;
}) {
  const { kind, view, solutions, rivals } = puzzle;
  return (
    <>
      <p>{t(`puzzle.why.${kind}`)}</p>
      <ol class="puzzle-turns">
        {[...solutions.slice(0, 1), ...rivals].map((turn, i) => (
          <li key={i} class={i === 0 ? 'puzzle-best' : undefined}>
            <AdviceCard advice={adviceOf(turn)} view={view} />
          </li>
        ))}
      </ol>
    </>
  );
}
