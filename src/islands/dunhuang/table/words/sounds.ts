/** What a move sounds like. */
import type { GameEvent } from '../../../../games/dunhuang/index.ts';
import type { Sound } from '../../../table/game/face.ts';

const OF_EVENT: Readonly<Partial<Record<GameEvent['type'], Sound>>> = {
  'camel-placed': 'step',
  'camel-moved': 'step',
  'good-taken': 'card',
  'market-taken': 'card',
  'market-exchanged': 'card',
  moved: 'card',
  drew: 'card',
  'cards-given': 'card',
  'cards-taken': 'card',
  'coins-taken': 'coins',
  paid: 'coins',
  'prestige-taken': 'coins',
  'token-taken': 'token',
  'token-turned': 'token',
  'token-returned': 'token',
  'token-protected': 'token',
  won: 'end',
  'game-ended': 'end',
};

/** The sound of a move is that of the last thing it brought that has one. */
export const soundOf = (events: readonly GameEvent[]): Sound | undefined =>
  events.map(({ type }) => OF_EVENT[type]).findLast((sound) => sound !== undefined);
