// The table of traits, held to what the engine does in random games.
import { describe, expect, it } from 'vitest';
import { CHARACTER_TRAITS } from '../../../src/games/dunhuang/fast.ts';
import {
  CHARACTERS,
  type CharacterId,
  fromPosition,
  type GameEvent,
  legalMoves,
  type Position,
  play,
  type Seat,
  TILES,
  TRAITS,
  type Trait,
  toPosition,
} from '../../../src/games/dunhuang/index.ts';
import { randomGame } from './support/random-game.ts';

/** What the events of a bonus show of each trait; `steps` is looked at apart. */
const SHOWN: Record<Exclude<Trait, 'steps' | 'gather'>, (event: GameEvent, mover: Seat) => boolean> = {
  prestige: ({ type }) => type === 'prestige-taken',
  attack: ({ type, seat }, mover) => type === 'cards-taken' || (type === 'cards-given' && seat !== mover),
  transfer: ({ type }) => type === 'moved',
  protect: ({ type }) => type === 'token-turned',
  place: (event) =>
    (event.type === 'moved' && event.to === 'shop') ||
    (event.type === 'market-exchanged' && event.zone === 'shop'),
  expose: (event) =>
    (event.type === 'moved' && event.to === 'hand') ||
    (event.type === 'market-exchanged' && event.zone === 'shop') ||
    (event.type === 'discarded' && event.from === 'shop'),
};

/** Every trait that a character was seen to have while people played at random. */
function seenTraits(games: number): Record<CharacterId, Set<Trait>> {
  const seen = Object.fromEntries(CHARACTERS.map((id) => [id, new Set<Trait>()]));
  for (let game = 0; game < games; game++) {
    let using: { id: CharacterId; hand: number; events: GameEvent[] } | undefined;
    randomGame({ players: 3, seed: `traits ${game}` }, ({ before, move, state, events }) => {
      const id = CHARACTERS.find((character) => character === move.type);
      if (id) {
        const { seats, toMove } = toPosition(before);
        using = { id, hand: seats[toMove]!.hand.length, events: [] };
      }
      if (!using) return;
      using.events.push(...events);
      const position = move.type === 'end-turn' ? undefined : toPosition(state);
      if (!position || position.pending || position.phase !== 'end') return;
      const traits = seen[using.id]!;
      for (const [trait, shown] of Object.entries(SHOWN)) {
        if (using.events.some((event) => shown(event, position.toMove))) traits.add(trait as Trait);
      }
      if (position.seats[position.toMove]!.hand.length > using.hand) traits.add('gather');
      using = undefined;
    });
  }
  return seen as Record<CharacterId, Set<Trait>>;
}

/** How much a character offers after so many steps: cards drawn, or moves to choose from. */
function offered(id: CharacterId, steps: number): number {
  const circle = TILES.map((sides) => sides.find((side) => side === id) ?? sides[0]);
  const position: Position = {
    players: 4,
    circle,
    market: circle.map((other, space) => (other === id ? null : ([2, 3, 4, 5, 6, 7, 8, 9] as const)[space]!)),
    camel: circle.indexOf(id) as Position['camel'],
    deck: [10, 10, 10, 9, 9, 9, 8, 8, 8, 7, 7, 7],
    seats: [0, 1, 2, 3].map((seat) => ({
      hand: seat === 0 ? [5, 6] : [8, 9],
      shop: seat === 0 ? [4, 7] : [],
      tokens:
        seat === 0
          ? [
              { good: 4, side: 'number' },
              { good: 7, side: 'number' },
            ]
          : [],
      coins: 5,
      prestige: 0,
    })),
    firstPlayer: 0,
    toMove: 0,
    phase: 'bonus',
    steps,
  };
  const state = fromPosition(position, 'steps');
  const moves = legalMoves(state).filter(({ type }) => type === id);
  return moves.reduce((sum, move) => {
    const { pending } = toPosition(play(state, move));
    return sum + (pending?.type === 'keep' ? pending.drawn.length : 1);
  }, 0);
}

describe('the traits of the characters', () => {
  const seen = seenTraits(150);

  it.each(CHARACTERS)('are those the %s shows in play', (id) => {
    const shown = TRAITS.filter((trait) => seen[id].has(trait));
    expect(shown).toEqual(CHARACTER_TRAITS[id].filter((trait) => trait !== 'steps'));
  });

  it.each(CHARACTERS)('say whether the %s looks at the steps of the camel', (id) => {
    expect(offered(id, 1)).toBeGreaterThan(0);
    expect(offered(id, 4) > offered(id, 1)).toBe(CHARACTER_TRAITS[id].includes('steps'));
  });
});
