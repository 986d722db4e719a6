/**
 * A dare between two: the first takes a sure 0.3, or leaves it to the second, who has two ways to answer. What a
 * way is worth, and what it is thought to be worth, is for the test to say.
 */
import type { SearchGame } from '../../../src/bots/search/game.ts';
import { below } from '../../../src/lib/random.ts';

interface Dare {
  coin: number; // hidden from the first
  dared: boolean;
  answer: number; // -1 until given
  safe: boolean;
}

export const SAFE = 10;
export const DARE = 11;
const SURE = 0.3;

/** Both of the second's ways, by what lies under the coin. */
export type Ways = (coin: number, way: number) => number;

/** `ways` is how many of the two ways there are, by what lies under the coin. */
export function dare(worth: Ways, thought: Ways, ways: (coin: number) => number = () => 2): SearchGame<Dare> {
  return {
    players: 2,
    mostMoves: 2,
    createWorld: () => ({ coin: 0, dared: false, answer: -1, safe: false }),
    determinize(world, random) {
      Object.assign(world, { coin: below(random, 0, 2), dared: false, answer: -1, safe: false });
    },
    isOver: ({ safe, answer }) => safe || answer >= 0,
    toMove: ({ dared }) => (dared ? 1 : 0),
    listMoves({ coin, dared }, moves) {
      moves[0] = dared ? 0 : SAFE;
      moves[1] = dared ? 1 : DARE;
      return dared ? ways(coin) : 2;
    },
    play(world, move) {
      if (move === SAFE) world.safe = true;
      else if (move === DARE) world.dared = true;
      else world.answer = move;
    },
    outcome({ coin, answer, safe }, rewards) {
      const way = answer >= 0 ? answer : thought(coin, 0) >= thought(coin, 1) ? 0 : 1; // plays on by sight
      rewards[0] = safe ? SURE : 1 - worth(coin, way);
      rewards[1] = 1 - rewards[0];
    },
    foresight: {
      judge({ coin, dared }, _moves, _count, values) {
        values[0] = dared ? thought(coin, 0) : 0.5;
        values[1] = dared ? thought(coin, 1) : 0.5;
      },
      leadsBeyond: (move) => move === DARE,
    },
  };
}
