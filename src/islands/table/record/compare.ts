/** What two versions of one game have in common. */
import type { TableGame } from '../game/types.ts';
import { sameMove } from './timeline.ts';

type Moves = Pick<TableGame, 'moves'>;

/** Whether the second is the first and then some. */
export const goesOn = (a: Moves, b: Moves): boolean =>
  a.moves.length <= b.moves.length && a.moves.every((move, at) => sameMove(move, b.moves[at]));

export const sameMoves = (a: Moves, b: Moves): boolean => a.moves.length === b.moves.length && goesOn(a, b);

export const sameBeginning = (a: TableGame, b: TableGame): boolean =>
  JSON.stringify(a.options) === JSON.stringify(b.options);

/** How a game that comes in stands to the one that is here under the same id. */
export function compare(here: TableGame, coming: TableGame): 'same' | 'further' | 'other' {
  if (!sameBeginning(here, coming)) return 'other';
  if (goesOn(coming, here)) return 'same';
  return goesOn(here, coming) ? 'further' : 'other';
}

/** Versions of one game that went different ways have the same name on their way to other devices. */
export const nameOnTheWay = (id: string): string => id.replace(/-v\d$/, '');
