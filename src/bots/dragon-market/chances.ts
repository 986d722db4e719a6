/** What chances of winning the points that are left to each side make. */
import { ASK, ASK_ROLL, type Board, movingSide, sidesOf } from '../../games/dragon-market/fast.ts';

const A_TURN = 6.4; // points, before coins
/** So many points of difference make the better side e times as likely to win. */
const SPREAD = 7;

/** Who has less to go is likelier to win, and who moves sooner. */
export function compareChances({ cells }: Board, toGo: Float64Array, chances: Float64Array): void {
  const sides = sidesOf(cells);
  const own = movingSide(cells);
  const begins = cells[ASK] === ASK_ROLL; // else the mover's turn is under way, and what is left of it is counted
  let sum = 0;
  for (let side = 0; side < sides; side++) {
    const wait = side === own && !begins ? sides : (side - own + sides) % sides;
    const strength = Math.exp(-(toGo[side]! + (A_TURN * wait) / sides) / SPREAD);
    chances[side] = strength;
    sum += strength;
  }
  for (let side = 0; side < sides; side++) chances[side]! /= sum;
}
