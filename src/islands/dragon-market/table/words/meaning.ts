/** What a choice means for who makes it, and what can be said of something that cannot be chosen. */
import type { GameEvent, View } from '../../../../games/dragon-market/index.ts';
import type { Choice } from '../../../table/game/face.ts';
import { partsFor } from './parts.ts';
import type { Speech } from './speech.ts';

/** What an event costs, in points. */
const costOf = (event: GameEvent): number => {
  if (event.type === 'heir-moved') return event.how === 'cross' ? 2 : 1;
  return event.type === 'boat-moved' ? 1 : 0;
};

/** The points that are left then. */
export function tellMeaning(
  events: readonly GameEvent[],
  { phase, points }: View,
  { plural }: Speech,
): string | undefined {
  const spent = events.reduce((sum, event) => sum + costOf(event), 0);
  return phase === 'move' && spent > 0 ? plural('dragon.table.mean', points - spent) : undefined;
}

/** Points that are left become coins. */
export function tellGain(events: readonly GameEvent[], speech: Speech) {
  const part = partsFor(speech);
  const [first] = events;
  if (first?.type !== 'coins-taken' || first.from !== null) return [];
  return [part.plain(' '), ...part.say('dragon.table.gain', { coins: part.coins(first.count) })];
}

/** Why nobody can walk, and what a power does. */
export function tellAbout(
  target: string | undefined,
  { lit, tapped }: Choice,
  { phase, points }: View,
  { t }: Speech,
): string | undefined {
  const stuck =
    target === 'heir' && phase === 'move' && points > 0 && !lit.has('heir') && !tapped.includes('heir');
  return stuck ? t('dragon.table.about.alone') : undefined;
}
