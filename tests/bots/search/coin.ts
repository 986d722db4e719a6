/** Guess a coin, after it has been shown or not: a game of nothing but information. */
import type { SearchGame } from '../../../src/bots/search/game.ts';
import { below } from '../../../src/lib/random.ts';

interface Coin {
  side: number;
  looked: boolean;
  guess: number; // -1 until made
}

const LOOK = 10;

export function coin(shown: boolean): SearchGame<Coin> {
  return {
    players: 1,
    mostMoves: 2,
    createWorld: () => ({ side: 0, looked: false, guess: -1 }),
    determinize(world, random) {
      world.side = below(random, 0, 2);
      world.looked = false;
      world.guess = -1;
    },
    isOver: ({ guess }) => guess >= 0,
    toMove: () => 0,
    listMoves({ looked }, moves) {
      moves[0] = looked ? 0 : LOOK;
      moves[1] = 1;
      return looked ? 2 : 1;
    },
    play(world, move) {
      if (move === LOOK) world.looked = true;
      else world.guess = move;
    },
    outcome({ side, guess }, rewards) {
      rewards[0] = guess === side ? 1 : 0;
    },
    ...(shown ? { informationKey: ({ side, guess }: Coin) => (guess < 0 ? 100 + side : 0) } : {}),
  };
}
