/** Games that engine and model play side by side: from laid tables, and from the set-up on. */
import {
  createGame,
  fromPosition,
  legalMoves,
  play,
  type State,
  toMove,
  view,
} from '../../../../src/games/dragon-market/index.ts';
import { agree } from '../../../support/model/agree.ts';
import { type Random, seeded } from '../../../support/model/random.ts';
import { playAlong, type Tally } from './play-along.ts';
import { randomRulings, randomTable } from './random-table.ts';
import { canLie, type Hull, othersThan } from './water.ts';

/** Where the next boats may be placed: the lowest number of either sort. */
function placements(hulls: readonly (Hull | null)[]): string[] {
  const taken = othersThan(hulls);
  const next = [hulls.slice(0, 5).indexOf(null), 5 + hulls.slice(5).indexOf(null)].filter(
    (boat, sort) => boat >= sort * 5,
  );
  return next.flatMap((boat) =>
    Array.from({ length: 100 }, (_, at) => at).flatMap((at) =>
      (['n', 'e', 's', 'w'] as const)
        .filter((heading) => canLie(boat, { at, heading }, taken))
        .map((heading) => JSON.stringify({ type: 'place-boat', boat, at, heading })),
    ),
  );
}

/** The set-up by chance; who decides goes round from the first player on. */
function playSetUp(start: State, random: Random): State {
  let state = start;
  const { players, firstPlayer } = view(state, undefined);
  for (let n = 0; view(state, undefined).phase === 'place-boat'; n++) {
    const legal = legalMoves(state);
    agree('decider', (firstPlayer + n) % players, toMove(state), n);
    const expected = placements(view(state, undefined).boats).sort();
    agree('places', expected, legal.map((move) => JSON.stringify(move)).sort(), n);
    state = play(state, random.pick(legal));
  }
  while (view(state, undefined).phase === 'keep-first') {
    const { toMove: seat } = view(state, undefined);
    agree('drawn', 2, view(state, seat!).drawn.cards.length, seat);
    state = play(state, random.pick(legalMoves(state)));
  }
  return state;
}

export function playModelGame(number: number, most: number, tally: Tally): void {
  const random = seeded(number);
  const players = (2 + (number % 3)) as 2 | 3 | 4;
  if (number % 8 > 0) {
    playAlong(fromPosition(randomTable(players, random), `model ${number}`), most, random, tally);
    return;
  }
  const rulings = { ...randomRulings(players, random), layout: random.pick(['drawn', 'placed'] as const) };
  const start = createGame({ players, seed: `model ${number}`, rulings });
  playAlong(playSetUp(start, random), most, random, tally);
}
