/** Paired games: one deal is played once with A in each seat, against B in all the others. */
import {
  createGame,
  outcome,
  type PlayerCount,
  play,
  type Seat,
  toMove,
} from '../../src/games/dunhuang/index.ts';
import type { Contestant } from './contestants.ts';

export interface Effects {
  wins: number; // of A; a shared win counts by shares
  points: [number, number]; // mean of A and of B's seats, over scored games
  scored: number;
  instant: number;
  turns: number;
  moves: [number, number];
  ms: [number, number];
}

export const nothing = (): Effects => ({
  wins: 0,
  points: [0, 0],
  scored: 0,
  instant: 0,
  turns: 0,
  moves: [0, 0],
  ms: [0, 0],
});

function playOne(
  players: PlayerCount,
  seed: string,
  seatOfA: Seat,
  sides: readonly [Contestant, Contestant],
  sum: Effects,
): void {
  let state = createGame({ players, seed });
  let at = 0;
  for (let seat = toMove(state); seat !== undefined; seat = toMove(state)) {
    const side = seat === seatOfA ? 0 : 1;
    const start = performance.now();
    const move = sides[side](state, seat, `${seed} ${seatOfA} ${at++}`);
    sum.ms[side] += performance.now() - start;
    sum.moves[side]++;
    if (move.type === 'end-turn') sum.turns++;
    state = play(state, move);
  }
  const { reason, winners, sheets } = outcome(state)!;
  if (winners.includes(seatOfA)) sum.wins += 1 / winners.length;
  if (reason === 'instant') sum.instant++;
  else {
    sum.scored++;
    sheets!.forEach(({ total }, seat) => {
      if (seat === seatOfA) sum.points[0] += total;
      else sum.points[1] += total / (players - 1);
    });
  }
}

/** All the games of one deal. */
export function playDeal(
  players: PlayerCount,
  seed: string,
  sides: readonly [Contestant, Contestant],
): Effects {
  const sum = nothing();
  for (let seat = 0; seat < players; seat++) playOne(players, seed, seat as Seat, sides, sum);
  return sum;
}
