/** What a move brings with it, apart from what it says itself. */
import type { GameEvent } from '../../../../games/dunhuang/index.ts';

/** The move as it is named on its button. */
const SAID: readonly GameEvent['type'][] = [
  'kept',
  'camel-placed',
  'camel-moved',
  'good-taken',
  'bonus-skipped',
  'character-used',
  'discarded',
  'drawn-kept',
  'market-exchanged',
  'market-taken',
  'cards-given',
  'moved',
  'token-turned',
];

export const followsOf = (events: readonly GameEvent[]): readonly GameEvent[] =>
  events.filter(({ type }) => !SAID.includes(type));
