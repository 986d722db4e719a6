import { useEffect, useMemo } from 'preact/hooks';
import type { CharacterId } from '../../../games/dunhuang/index.ts';
import { lazy } from '../../table/ui/lazy.tsx';
import { PracticeScreen } from '../learn/PracticeScreen.tsx';
import { createPuzzle } from './model.ts';
import type { Listed } from './puzzle.ts';
import { characterIn, readPuzzle } from './puzzle-text.ts';
import { useUi } from './words.ts';
import './puzzle.css';

/** Comes with the answer. */
const PuzzleOutcome = lazy(() => import('./PuzzleOutcome.tsx'));

export interface PuzzleScreenProps {
  listed: Listed;
  daily: boolean;
  /** Only the first try is told, and the character that the solution uses. */
  onFirst: (solved: boolean, character: CharacterId | null) => void;
  onLeave: () => void;
  onNext: () => void;
}

/** A puzzle on the board. */
export default function PuzzleScreen(props: PuzzleScreenProps) {
  const { listed, daily, onFirst, onLeave, onNext } = props;
  const model = useMemo(() => {
    const puzzle = readPuzzle(listed.line)!;
    return createPuzzle(puzzle, (solved) => onFirst(solved, characterIn(puzzle)));
  }, [listed]);
  const { puzzle } = model;
  useEffect(() => model.close, [model]);
  const { t } = useUi();
  const kind = t(`puzzle.kind.${puzzle.kind}`);
  return (
    <PracticeScreen
      session={model.session.value}
      board={model.tries.value}
      title={daily ? `${t('puzzle.daily')}: ${kind}` : kind}
      leave={t('puzzle.leave')}
      onLeave={onLeave}
      goal={
        <>
          <p class="practice-what">{t(`puzzle.goal.${puzzle.kind}`)}</p>
          <p class="practice-when">{t('puzzle.goal.how', { colour: t(`colour.${puzzle.view.seat!}`) })}</p>
        </>
      }
      outcome={model.verdict.value.at !== 'going' && <PuzzleOutcome model={model} onNext={onNext} />}
    />
  );
}
