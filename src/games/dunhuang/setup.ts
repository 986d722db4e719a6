/** A new game from its options. */
import { seedFrom } from '../../lib/random.ts';
import { GENERATOR, NOBODY } from './board.ts';
import { circleIndices } from './circle.ts';
import { deal } from './deal.ts';
import { blankMemory } from './known-cards.ts';
import { type GameOptions, readOptions, rulingFlags } from './options.ts';
import { blankBoard, type State, store } from './state.ts';

/** The state before the first decision. Throws InvalidOptions. */
export function createGame(options: GameOptions): State {
  const { players, seed, circle, firstPlayer, rulings } = readOptions(options);
  const board = blankBoard();
  seedFrom(seed, board.words, GENERATOR);
  const indices = circle === undefined ? null : circleIndices(circle)!;
  deal(board, players, rulingFlags(rulings), indices, firstPlayer ?? NOBODY);
  return store(board, blankMemory(players));
}
