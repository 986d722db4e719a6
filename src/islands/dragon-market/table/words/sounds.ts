/** What a move sounds like. */
import type { GameEvent } from '../../../../games/dragon-market/index.ts';
import type { Sound } from '../../../table/game/face.ts';

const OF_EVENT: Readonly<Partial<Record<GameEvent['type'], Sound>>> = {
  'boat-placed': 'step',
  'boat-moved': 'step',
  'heir-moved': 'step',
  swapped: 'step',
  rolled: 'card',
  rerolled: 'card',
  kept: 'card',
  'objective-taken': 'card',
  took: 'token',
  delivered: 'token',
  paid: 'coins',
  'coins-taken': 'coins',
  won: 'end',
};

/** The sound of a move is that of the last thing it brought that has one. */
export const soundOf = (events: readonly GameEvent[]): Sound | undefined =>
  events.map(({ type }) => OF_EVENT[type]).findLast((sound) => sound !== undefined);
