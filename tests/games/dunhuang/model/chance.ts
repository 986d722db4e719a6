/** What only chance decides. The model does not roll dice: it is told, and refuses what cannot be. */
import type { Good, Move, Position } from '../../../../src/games/dunhuang/index.ts';
import { ascending, at, count, kinds } from './table.ts';

export interface Chance {
  /** The cards that a Trader got out of the other hand. */
  traded: Good[];
  /** The cards that went under the pile, in their order. */
  buried: Good[];
}

/** Reads what chance did out of the position that came of it. */
export function chanceSeen(before: Position, move: Move, after: Position): Chance {
  return {
    traded: move.type === 'trader' ? missing(at(before, move.from).hand, at(after, move.from).hand) : [],
    buried: move.type === 'keep' ? after.deck.slice(before.deck.length) : [],
  };
}

function missing(before: readonly Good[], after: readonly Good[]): Good[] {
  return kinds(before).flatMap((good) =>
    Array.from({ length: Math.max(0, count(before, good) - count(after, good)) }, () => good),
  );
}

export function demandSameCards(seen: readonly Good[], wanted: readonly Good[]): void {
  if (ascending(seen).join() !== ascending(wanted).join()) {
    throw new Error(`chance gave the cards [${seen.join()}], not some order of [${wanted.join()}]`);
  }
}
