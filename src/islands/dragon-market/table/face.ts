/** How Dragon Market looks and speaks in the lobby. */
import { SeatMark } from '../../../art/Tokens.tsx';
import type { Face } from '../../table/game/face.ts';
import { lazy } from '../../table/ui/lazy.tsx';
import { Thumbnail } from './board/Thumbnail.tsx';
import { OWN, type Own, optionsOf, readOwn } from './new-game/own.ts';
import { type Seating, type Speech, speechOf, type TableWords } from './words/speech.ts';

export const face: Face = {
  // At a table of this game its own view comes back.
  speech: (lang, words, seating) => speechOf(lang, words as TableWords, seating as () => Seating),
  SeatMark,
  Thumbnail,
  newGame: {
    own: OWN,
    readOwn,
    optionsOf: async (own: Own, players) => optionsOf(own, players),
    Fields: lazy(() => import('./new-game/RulingFields.tsx')),
    MoreFields: lazy(() => import('./new-game/MoreFields.tsx')),
    nameLevel: (level, { t }: Speech) => t(`dragon.table.level.${level}` as keyof TableWords),
    tellLevel: (level, { t }: Speech) => t(`dragon.table.level.${level}.about` as keyof TableWords),
    namePersonality: (personality) => personality,
  },
  // People count from one.
  tellRecordProblem: (code, detail, { t }: Speech) =>
    code === 'illegal-move'
      ? t('dragon.error.record.illegal-move', { move: Number(detail?.['move']) + 1 })
      : t(`dragon.error.record.${code}` as keyof TableWords, detail),
};
