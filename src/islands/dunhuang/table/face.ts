/** How Dunhuang looks and speaks in the lobby. */
import { SeatMark } from '../../../art/index.ts';
import type { Face } from '../../table/game/face.ts';
import { lazy } from '../../table/ui/lazy.tsx';
import { Thumbnail } from './board/Thumbnail.tsx';
import { type Seating, type Speech, speechOf, type TableWords } from './words/speech.ts';

export const face: Face = {
  // At a table of this game its own view comes back.
  speech: (lang, words: TableWords, seating) => speechOf(lang, words, seating as () => Seating),
  SeatMark,
  Thumbnail,
  NewGame: lazy(() => import('./new-game/NewGame.tsx')),
  // People count from one.
  tellRecordProblem: (code, detail, { t }: Speech) =>
    code === 'illegal-move'
      ? t('error.record.illegal-move', { move: Number(detail?.['move']) + 1 })
      : t(`error.record.${code}` as keyof TableWords, detail),
};
