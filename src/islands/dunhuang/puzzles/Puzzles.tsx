import { useEffect, useMemo, useState } from 'preact/hooks';
import { layPieces } from '../../../art/lay-pieces.ts';
import type { Lang } from '../../../lib/languages.ts';
import { guarded } from '../../guarded.tsx';
import { keptOne } from '../../kept-one.ts';
import { StorageNote } from '../../StorageNote.tsx';
import { usePresses } from '../../table/board/presses.ts';
import { lazy } from '../../table/ui/lazy.tsx';
import { UiContext } from '../../ui.ts';
import { boardUi } from '../learn/board-ui.ts';
import { leaveFragment, useFragment } from '../learn/fragment.ts';
import { PIECES } from '../table/pieces.ts';
import { type Collection, readCollection } from './collection.ts';
import { dayOf } from './daily.ts';
import { NOTHING_TRIED, puzzlesBox, withDay, withResult } from './kept.ts';
import { Overview } from './Overview.tsx';
import type { PuzzleScreenProps } from './PuzzleScreen.tsx';
import type { Listed } from './puzzle.ts';
import type { PuzzleWords } from './words.ts';
import './puzzles.css';

/** The board and its pictures come while somebody looks round. */
const fetchScreen = () =>
  Promise.all([import('./PuzzleScreen.tsx'), layPieces(PIECES)]).then(([screen]) => screen);
const PuzzleScreen = lazy<PuzzleScreenProps>(fetchScreen);

const DAILY = 'daily';

/** Undefined while they are on their way, null where they are not to be had. */
function useCollection(file: string): Collection | null | undefined {
  const [collection, setCollection] = useState<Collection | null>();
  useEffect(() => {
    fetch(file)
      .then((answer) => (answer.ok ? answer.text() : Promise.reject(answer.status)))
      .then((text) => setCollection(readCollection(text)))
      .catch(() => setCollection(null));
  }, [file]);
  return collection;
}

interface Props {
  lang: Lang;
  words: PuzzleWords;
  file: string; // where the puzzles are
  learn: string; // the way to the lessons
}

function Puzzles({ lang, words, file, learn }: Props) {
  const kept = useMemo(() => keptOne(puzzlesBox(), NOTHING_TRIED), []);
  const collection = useCollection(file);
  const fragment = useFragment('puzzle');
  const today = dayOf(new Date());
  usePresses();
  useEffect(() => {
    kept.load();
    fetchScreen().catch(() => {}); // who opens a puzzle will ask again
  }, [kept]);
  const ui = useMemo(() => boardUi(lang, words, () => ({ players: [], view: undefined })), [lang, words]);
  const puzzle = useMemo((): Listed | undefined => {
    if (!collection || fragment === '') return undefined;
    return fragment === DAILY ? collection.daily(today) : collection.find(fragment);
  }, [collection, fragment, today]);
  const isDaily = puzzle !== undefined && collection?.daily(today).id === puzzle.id;
  const tell: PuzzleScreenProps['onFirst'] = (solved, character) => {
    const { id, kind, rating } = puzzle!;
    const result = { id, day: today, solved, kind, character };
    void kept.alter((now) => withResult(result, rating)(isDaily && solved ? withDay(today)(now) : now));
  };
  return (
    <UiContext.Provider value={ui}>
      <StorageNote trouble={kept.trouble.value} />
      {puzzle ? (
        <PuzzleScreen
          key={puzzle.id}
          listed={puzzle}
          daily={isDaily}
          onFirst={tell}
          onLeave={leaveFragment}
          onNext={() => {
            location.hash = `puzzle=${collection!.next(kept.value.value).id}`;
          }}
        />
      ) : (
        <Overview
          collection={collection}
          kept={kept.value.value}
          today={today}
          unknown={collection != null && fragment !== ''}
          learn={learn}
        />
      )}
    </UiContext.Provider>
  );
}

export default guarded(Puzzles, { puzzles: 'shang.dunhuang.puzzles' });
