import { useEffect, useMemo } from 'preact/hooks';
import { layPieces } from '../../../art/lay-pieces.ts';
import type { Lang } from '../../../lib/languages.ts';
import { guarded } from '../../guarded.tsx';
import { keptOne } from '../../kept-one.ts';
import { StorageNote } from '../../StorageNote.tsx';
import { usePresses } from '../../table/board/presses.ts';
import { lazy } from '../../table/ui/lazy.tsx';
import { UiContext } from '../../ui.ts';
import { learnBox, NOTHING_DONE, type Progress, withDone } from '../progress.ts';
import { PIECES } from '../table/pieces.ts';
import { boardUi } from './board-ui.ts';
import { leaveFragment, useFragment } from './fragment.ts';
import { LessonList } from './LessonList.tsx';
import type { LessonScreenProps } from './LessonScreen.tsx';
import type { Lesson } from './lesson.ts';
import { LESSONS } from './lessons/index.ts';
import type { LearnWords } from './words.ts';
import './learn.css';

/** The board and its pictures come while somebody reads the list. */
const fetchScreen = () =>
  Promise.all([import('./LessonScreen.tsx'), layPieces(PIECES)]).then(([screen]) => screen);
const LessonScreen = lazy<LessonScreenProps>(fetchScreen);

/** The first task that is not done yet; all of them once more where all are. */
const firstLeft = ({ tasks }: Lesson, { done }: Progress): number =>
  Math.max(
    0,
    tasks.findIndex(({ id }) => !done.includes(id)),
  );

interface Props {
  lang: Lang;
  words: LearnWords;
  table: string; // the way to the table
  puzzles: string; // … and to the puzzles
}

function Learn({ lang, words, table, puzzles }: Props) {
  const progress = useMemo(() => keptOne(learnBox(), NOTHING_DONE), []);
  const fragment = useFragment('lesson');
  const lesson = LESSONS.find(({ id }) => id === fragment);
  usePresses();
  useEffect(() => {
    progress.load();
    fetchScreen().catch(() => {}); // who opens a lesson will ask again
  }, [progress]);
  const ui = useMemo(() => boardUi(lang, words, () => ({ players: [], view: undefined })), [lang, words]);
  const next = lesson && LESSONS[LESSONS.indexOf(lesson) + 1];
  return (
    <UiContext.Provider value={ui}>
      <StorageNote trouble={progress.trouble.value} />
      {lesson ? (
        <LessonScreen
          key={lesson.id}
          lesson={lesson}
          from={firstLeft(lesson, progress.value.value)}
          onDone={({ id }) => void progress.alter(withDone(id))}
          onLeave={leaveFragment}
          next={next}
          table={table}
          onNext={() => {
            location.hash = `lesson=${next!.id}`;
          }}
        />
      ) : (
        <LessonList progress={progress.value.value} table={table} puzzles={puzzles} />
      )}
    </UiContext.Provider>
  );
}

export default guarded(Learn, { learn: 'shang.dunhuang.learn' });
