/** How Dunhuang looks and speaks on the board. */
import { type Move, neededToWin, type View } from '../../../games/dunhuang/index.ts';
import { rulePath } from '../../../reference/dunhuang/rule-links.ts';
import type { BoardFace } from '../../table/game/face.ts';
import { lazy } from '../../table/ui/lazy.tsx';
import { Board } from './board/Board.tsx';
import { Laps } from './board/Laps.tsx';
import { choosing } from './choosing/choosing.ts';
import { nameBriefly, tellAbout, tellUnusable, unusableCharacter } from './words/character-words.ts';
import { tellGain } from './words/gain.ts';
import { tellMeaning } from './words/meaning.ts';
import { nameMove } from './words/move-names.ts';
import { Picture } from './words/Picture.tsx';
import { askFor } from './words/prompt.ts';
import { tellReport } from './words/report.ts';
import { tellEvents } from './words/sentences.ts';
import type { Speech, TableWords } from './words/speech.ts';
import { nameTarget } from './words/target-names.ts';

const Cast = lazy(() => import('./explain/Cast.tsx'));
const Ending = lazy(() => import('./end/Ending.tsx'));
const Explain = lazy(() => import('./explain/Explain.tsx'));
const Facts = lazy(() => import('./Facts.tsx'));

/** The engine's look ahead is heavy, and not needed to play: it is fetched when there may be something to tell. */
async function standingOf(openly: View, speech: Speech) {
  if (openly.ask === 'over') return [];
  if (openly.ask !== 'camel') return undefined;
  const some = neededToWin(openly.players).tokens - 2;
  const early = openly.pile > openly.players && openly.seats.every(({ tokens }) => tokens.length < some);
  return early ? [] : (await import('./words/standing.ts')).standingOf(openly, speech);
}

export const boardFace: BoardFace = {
  Board,
  Variants: Laps,
  Picture,
  Ending,
  Explain,
  recalls: true,
  topicOf: (target) => (target.startsWith('seat.') ? target : undefined), // a seat's topic has its name
  Cast,
  Facts,
  ...choosing,
  nameMove: (move: Move, view: View, speech: Speech) => nameMove(move, view, speech),
  nameTarget,
  nameBriefly,
  ask: askFor,
  mean: tellMeaning,
  gain: tellGain,
  tellAbout,
  unusable: unusableCharacter,
  tellUnusable,
  tellEvents,
  tellReport,
  standingOf,
  tellError: ({ code }, { t }: Speech) => t(`error.${code}` as keyof TableWords),
  fetchAdviceWords: async (lang) => (await import('./words/advice.ts')).fetchAdviceWords(lang),
  rulePath,
  rulesPath: '/dunhuang/rules/',
  fetchSounds: () => import('./words/sounds.ts'),
  fetchCoach: async (speech: Speech) => (await import('./coach/coach.ts')).openGameCoach(speech),
};
