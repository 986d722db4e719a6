/** A new game from options. */
import { seedFrom } from '../../lib/random.ts';
import { GENERATOR, NONE } from './board.ts';
import { deal } from './deal.ts';
import { type GameOptions, readOptions, wishesOf } from './options.ts';
import { blankBoard, type State, store } from './state.ts';

/** The same options give the same game on any machine. Throws InvalidOptions. */
export function createGame(options: GameOptions): State {
  const read = readOptions(options);
  const board = blankBoard();
  seedFrom(read.seed, board.words, GENERATOR);
  deal(board, wishesOf(read), read.firstPlayer ?? NONE);
  return store(board);
}
