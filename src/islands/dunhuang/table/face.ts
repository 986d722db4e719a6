/** How Dunhuang looks and speaks in the lobby. */
import { SeatMark } from '../../../art/index.ts';
import type { Level } from '../../../bots/dunhuang/levels.ts';
import type { PersonalityId } from '../../../bots/dunhuang/personality.ts';
import type { Face } from '../../table/game/face.ts';
import { lazy } from '../../table/ui/lazy.tsx';
import { readHandover } from '../handover.ts';
import { Thumbnail } from './board/Thumbnail.tsx';
import { OWN, type Own, readOwn } from './new-game/own.ts';
import { type Seating, type Speech, speechOf, type TableWords } from './words/speech.ts';

export const face: Face = {
  // At a table of this game its own view comes back.
  speech: (lang, words: TableWords, seating) => speechOf(lang, words, seating as () => Seating),
  SeatMark,
  Thumbnail,
  newGame: {
    own: OWN,
    readOwn,
    async optionsOf(own: Own) {
      const options = (await import('./new-game/options.ts')).optionsOf(own);
      if (options === undefined) document.getElementById('new-code')?.focus();
      return options;
    },
    Fields: lazy(() => import('./new-game/CircleField.tsx')),
    MoreFields: lazy(() => import('./new-game/RulingFields.tsx')),
    nameLevel: (level: Level, { t }: Speech) => t(`bot.level.${level}`),
    tellLevel: (level: Level, { t }: Speech) => t(`bot.level.${level}.about`),
    namePersonality: (id: PersonalityId, { t }: Speech) => t(`bot.personality.${id}`),
    readHandover(fragment) {
      const handed = readHandover(fragment);
      return handed && { players: handed.players, own: { code: handed.setup } };
    },
  },
  // People count from one.
  tellRecordProblem: (code, detail, { t }: Speech) =>
    code === 'illegal-move'
      ? t('error.record.illegal-move', { move: Number(detail?.['move']) + 1 })
      : t(`error.record.${code}` as keyof TableWords, detail),
};
