/** What a character's move must name, and the move that names these things. */
import type { Character, Need } from './characters/character.ts';
import { CAST } from './characters/index.ts';
import { InvalidInput } from './errors.ts';
import type { Move } from './moves.ts';
import { listOf, reading } from './plain.ts';
import { CHARACTERS, type CharacterId, type Good, type Seat, type Space } from './types.ts';

export type { Need } from './characters/character.ts';

function fieldsOf(id: CharacterId): Character['fields'] {
  const character = CAST[CHARACTERS.indexOf(id)];
  if (character === undefined) throw new InvalidInput('character');
  return character.fields;
}

/** In the order in which they are named; nothing for a character who is simply used. */
export const needsOf = (id: CharacterId): Need[] => fieldsOf(id).map(([, need]) => need);

/** What a move could be about. */
export interface Named {
  readonly cards: readonly [Good, Good]; // the card or token it is about, and for who needs one, a second
  readonly space: Space;
  readonly seat: Seat;
  readonly to: 'hand' | 'shop';
}

/** The character's move about the things named, legal or not. */
export function characterMove(id: CharacterId, named: Named): Move {
  const fields = fieldsOf(id);
  return reading(
    () => {
      const { cards, space, seat, to } = named;
      const left = listOf(cards, 2) ?? [];
      const others = { space, seat, zone: to };
      const values = fields.map(([name, need]) => [
        name,
        need === 'space' || need === 'seat' || need === 'zone' ? others[need] : left.shift(),
      ]);
      return { type: id, ...Object.fromEntries(values) } as Move;
    },
    () => new InvalidInput('move'),
  );
}
