import { describe, expect, it } from 'vitest';
import { HastyJudge } from '../../../src/bots/dunhuang/hasty.ts';
import { byItself, QuickMeasure } from '../../../src/bots/dunhuang/measure.ts';
import { quickEvaluation } from '../../../src/bots/dunhuang/net.ts';
import { netFor } from '../../../src/bots/dunhuang/nets.ts';
import { listSensible } from '../../../src/bots/dunhuang/sensible.ts';
import { TurnJudge } from '../../../src/bots/dunhuang/turns.ts';
import { ASK, ASK_CAMEL, decider, isOver, MOST_MOVES } from '../../../src/games/dunhuang/fast.ts';
import type { PlayerCount } from '../../../src/games/dunhuang/index.ts';
import { boards } from './support/boards.ts';

const moves = new Int32Array(MOST_MOVES);

/** A measure that counts the ends it is asked about. */
function counting(players: PlayerCount): { measure: QuickMeasure; ends: () => number } {
  const measure = new QuickMeasure(netFor(players));
  const chances = measure.chances.bind(measure);
  let ends = 0;
  measure.chances = (...asked) => {
    ends++;
    chances(...asked);
  };
  return { measure, ends: () => ends };
}

describe.each([2, 3, 4] as const)('a turn at a table of %i', (players) => {
  it('is judged the same, move by move, as when every end is looked at by itself', () => {
    const net = netFor(players);
    const along = new TurnJudge(new QuickMeasure(net));
    const anew = new TurnJudge(byItself(quickEvaluation(net)));
    const [one, two] = [new Float64Array(MOST_MOVES), new Float64Array(MOST_MOVES)];
    let judged = 0;
    for (const board of boards(players, 600)) {
      if (isOver(board)) continue;
      const count = listSensible(board, moves);
      along.judge(board, moves, count, one);
      anew.judge(board, moves, count, two);
      expect(one.subarray(0, count)).toEqual(two.subarray(0, count));
      expect(along.end.cells).toEqual(anew.end.cells);
      judged++;
    }
    expect(judged).toBeGreaterThan(500);
  });

  it('is looked through in haste with two thirds of its ends, and seldom another is the best', () => {
    const whole = counting(players);
    const some = counting(players);
    const judge = new TurnJudge(whole.measure);
    const hasty = new HastyJudge(some.measure);
    const evaluate = quickEvaluation(netFor(players));
    const values = new Float64Array(MOST_MOVES);
    const chances = new Float64Array(players);
    let turns = 0;
    let same = 0;
    for (const board of boards(players, 1500)) {
      if (isOver(board) || board.cells[ASK] !== ASK_CAMEL) continue;
      const count = listSensible(board, moves);
      judge.judge(board, moves, count, values);
      const best = Math.max(...values.subarray(0, count));
      hasty.judge(board, moves, count, values);
      const found = Math.max(...values.subarray(0, count));
      evaluate(hasty.end, chances);
      expect(chances[decider(board)]).toBe(found); // an end that there is
      expect(found).toBeLessThanOrEqual(best);
      turns++;
      if (found === best) same++;
    }
    expect(turns).toBeGreaterThan(300);
    expect(some.ends()).toBeLessThan(0.75 * whole.ends());
    expect(same).toBeGreaterThan(0.8 * turns);
  });
});
