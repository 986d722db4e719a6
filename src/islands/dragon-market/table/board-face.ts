/** How Dragon Market looks and speaks on the board. */
import type { MoveError, RuleId, View } from '../../../games/dragon-market/index.ts';
import { rulePath } from '../../../reference/dragon-market/rule-links.ts';
import type { BoardFace } from '../../table/game/face.ts';
import { lazy } from '../../table/ui/lazy.tsx';
import { Board } from './board/Board.tsx';
import { TurnButtons } from './board/TurnButtons.tsx';
import { choosing } from './choosing/choosing.ts';
import type { Offer } from './choosing/walks.ts';
import { Facts } from './Facts.tsx';
import { whyNot } from './why-not.ts';
import { tellAbout, tellGain, tellMeaning } from './words/meaning.ts';
import { nameMove } from './words/move-names.ts';
import { Picture } from './words/Picture.tsx';
import { askFor } from './words/prompt.ts';
import { tellEvents, tellReport } from './words/sentences.ts';
import type { Speech } from './words/speech.ts';
import { standingOf } from './words/standing.ts';
import { nameTarget } from './words/target-names.ts';

const Ending = lazy(() => import('./end/Ending.tsx'));
const Explain = lazy(() => import('./explain/Explain.tsx'));

export const boardFace: BoardFace = {
  Board,
  Variants: TurnButtons,
  Picture,
  Ending,
  Explain,
  Facts,
  ...choosing,
  nameMove: (move, view: View, speech: Speech) => nameMove(move as Offer, view, speech),
  nameTarget,
  /** Those around the bay are looked at, never chosen. */
  topicOf: (target) => (target.startsWith('side.') ? target : undefined),
  ask: askFor,
  mean: tellMeaning,
  gain: tellGain,
  tellAbout,
  tellEvents,
  tellReport,
  standingOf: async (openly: View, speech: Speech) => standingOf(openly, speech),
  tellError: (error, speech: Speech) => whyNot()?.tellRefusal(error as MoveError, speech) ?? '',
  fetchAdviceWords: async () => (await import('./words/advice.ts')).adviceWords,
  rulePath: (rule) => rulePath(rule as RuleId),
  rulesPath: '/dragon-market/rules/',
  fetchSounds: () => import('./words/sounds.ts'),
};
