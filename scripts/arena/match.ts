/** Paired games: one deal is played once with A in each seat, against B in all the others. */
import type { PlayerCount } from '../../src/games/dunhuang/index.ts';
import { processorMs } from './clock.ts';
import type { AnyGame, Contestant } from './game.ts';
import { type Habits, noHabits, note } from './habits.ts';

/** A's way of playing, and B's. */
export type Sides = readonly [AnyContestant, AnyContestant];
type AnyContestant = Contestant<unknown, { readonly type: string }>;

export interface Effects {
  wins: number; // of A; a shared win counts by shares
  points: [number, number]; // mean of A and of B's seats, over scored games
  scored: number;
  instant: number;
  turns: number;
  moves: [number, number];
  ms: [number, number]; // of processor time
  habits: [Habits, Habits];
}

export const nothing = (): Effects => ({
  wins: 0,
  points: [0, 0],
  scored: 0,
  instant: 0,
  turns: 0,
  moves: [0, 0],
  ms: [0, 0],
  habits: [noHabits(), noHabits()],
});

function playOne(
  game: AnyGame,
  players: PlayerCount,
  seed: string,
  seatOfA: number,
  sides: Sides,
  sum: Effects,
): void {
  let state = game.deal(players, seed);
  let at = 0;
  let begun = state;
  for (let seat = game.toMove(state); seat !== undefined; seat = game.toMove(state)) {
    const side = seat === seatOfA ? 0 : 1;
    const start = processorMs();
    const move = sides[side](state, seat, `${seed} ${seatOfA} ${at++}`);
    sum.ms[side] += processorMs() - start;
    sum.moves[side]++;
    state = game.play(state, move);
    if (move.type === 'end-turn') {
      sum.turns++;
      if (game.habits) note(sum.habits[side], game.habits(begun, state, seat));
      begun = state;
    }
  }
  const { winners, totals } = game.result(state);
  if (winners.includes(seatOfA)) sum.wins += 1 / winners.length;
  if (totals === undefined) sum.instant++;
  else {
    sum.scored++;
    totals.forEach((total, seat) => {
      if (seat === seatOfA) sum.points[0] += total;
      else sum.points[1] += total / (players - 1);
    });
  }
}

/** All the games of one deal. */
export function playDeal(game: AnyGame, players: PlayerCount, seed: string, sides: Sides): Effects {
  const sum = nothing();
  for (let seat = 0; seat < players; seat++) playOne(game, players, seed, seat, sides, sum);
  return sum;
}
