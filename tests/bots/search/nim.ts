/** Nim as a game for the search: it is not Dunhuang, and it is solved. Who takes the last stone wins. */
import type { SearchGame } from '../../../src/bots/search/game.ts';

interface Heaps {
  stones: number[];
  player: number;
}

/** A move is heap × 16 + stones. */
export function nim(stones: readonly number[], player = 0): SearchGame<Heaps> {
  const over = ({ stones }: Heaps): boolean => stones.every((left) => left === 0);
  const list = ({ stones }: Heaps, moves: Int32Array): number => {
    let count = 0;
    stones.forEach((left, heap) => {
      for (let taken = 1; taken <= left; taken++) moves[count++] = heap * 16 + taken;
    });
    return count;
  };
  const play = (world: Heaps, move: number): void => {
    world.stones[move >> 4]! -= move & 15;
    world.player = 1 - world.player;
  };
  const moves = new Int32Array(64);
  return {
    players: 2,
    mostMoves: 64,
    createWorld: () => ({ stones: [], player: 0 }),
    determinize(world) {
      world.stones = [...stones];
      world.player = player;
    },
    isOver: over,
    toMove: ({ player }) => player,
    listMoves: list,
    play,
    outcome(world, rewards) {
      while (!over(world)) play(world, moves[list(world, moves) - 1]!);
      rewards.fill(0);
      rewards[1 - world.player] = 1;
    },
  };
}
