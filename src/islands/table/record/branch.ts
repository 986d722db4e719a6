/** "Try it from here": a new game that begins with the moves of another. */
import type { GameRecord } from '../game/rules.ts';
import type { Player, TableGame } from '../game/types.ts';
import { type Chance, chance } from './new-game.ts';

export function branch(
  { options, moves }: GameRecord,
  players: readonly Player[],
  at: number,
  name: string,
  { now, newId }: Pick<Chance, 'now' | 'newId'> = chance,
): TableGame {
  const today = now().toISOString();
  return {
    id: newId(),
    name,
    begun: today,
    changed: today,
    players,
    options,
    moves: moves.slice(0, at),
    undone: [],
  };
}
