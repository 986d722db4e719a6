/** What can be taken back: one's own steps of this turn, until something was shown that nobody knew. */
import type { GameEvent, Seat } from '../../../games/dunhuang/index.ts';
import type { Back } from '../game/types.ts';
import { forcedMove } from './stage.ts';
import type { Played, Step } from './timeline.ts';

/** Chance or another's secret has spoken; to take it back would be to know it beforehand. */
const SHOWS: ReadonlySet<GameEvent['type']> = new Set<GameEvent['type']>([
  'first-player', // the lot was drawn
  'drew', // cards from the pile
  'refilled', // cards from the pile, for all to see
  'cards-taken', // from another's hand, by chance
  'won', // all hands are laid open
  'game-ended',
]);

const showsHidden = ({ events }: Step): boolean => events.some(({ type }) => SHOWS.has(type));

/** Where the last own decision began; a forced answer after it goes with it. */
export function lastDecision({ steps }: Played): number {
  return steps.findLastIndex(({ before, turn }) => forcedMove({ state: before, turn }, false) === undefined);
}

/** Whether that seat, which is to decide now, can take its last step back. */
export function backOf(played: Played, seat: Seat): Back {
  const taken = played.steps.slice(Math.max(0, lastDecision(played)));
  if (taken.length === 0 || taken.some(({ turn }) => turn !== played.turn)) return 'start';
  if (taken.some((step) => step.seat !== seat)) return 'other';
  return taken.some(showsHidden) ? 'hidden' : 'can';
}
