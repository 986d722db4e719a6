import { describe, expect, it, vi } from 'vitest';
import { advise, Bot, BotError, chooseMove, LEVELS, type Level } from '../../../src/bots/dunhuang/index.ts';
import { Thinker } from '../../../src/bots/dunhuang/thinker.ts';
import { Search } from '../../../src/bots/search/search.ts';
import {
  check,
  createGame,
  determinize,
  type Good,
  type Move,
  type PlayerCount,
  play,
  type Seat,
  type State,
  toMove,
  view,
} from '../../../src/games/dunhuang/index.ts';
import { table } from '../../games/dunhuang/support/table.ts';
import { randomSource, randomState, randomTurn } from './positions.ts';

const COUNTS: readonly PlayerCount[] = [2, 3, 4];
const iterations = 40;

/** Moves by which a seat learns something. */
const REVEALING = new Set(['interpreter', 'diplomat', 'trader', 'merchant']);

it('thinks about cards that are all alike as about others, so that nobody learns it', () => {
  const asked = { type: 'give', from: 1, to: 0, count: 2 } as const;
  const steps = (hand: Good[]): number => {
    const state = table({ at: 'merchant', phase: 'end', pending: asked, B: { hand } });
    return [...new Bot().choosing(view(state, 1), { level: 'planner', seed: 1, iterations: 400 })].length;
  };
  expect(steps([4, 4, 4])).toBeGreaterThan(0);
  expect(steps([4, 5, 6])).toBeGreaterThan(0);
  expect(steps([4, 4])).toBe(0); // all see that there is nothing to choose
});

describe('every level', () => {
  it.each(LEVELS.flatMap((level) => COUNTS.map((players) => [level, players] as const)))(
    '%s plays legal moves to the end with %i players',
    (level, players) => {
      let state = createGame({ players, seed: `whole ${level}` });
      let moves = 0;
      for (let seat = toMove(state); seat !== undefined; seat = toMove(state)) {
        const move = chooseMove(view(state, seat), { level, seed: moves++, iterations: 4 });
        expect(check(state, move)).toBeUndefined();
        state = play(state, move);
      }
      expect(moves).toBeGreaterThan(20);
    },
  );

  it.each(LEVELS)('%s is fair: equal views, equal moves, whatever the truth', (level) => {
    for (let i = 0; i < 6; i++) {
      const truth = randomState(COUNTS[i % 3]!, `fair ${i}`, 20 + 10 * i);
      const seat = toMove(truth) as Seat;
      const seen = view(truth, seat);
      const other = determinize(seen, randomSource(`other ${i}`));
      expect(other.words).not.toEqual(truth.words);
      expect(view(other, seat)).toEqual(seen);
      const settings = { level, seed: 'same', iterations };
      expect(chooseMove(view(other, seat), settings)).toEqual(chooseMove(seen, settings));
    }
  });

  it.each(LEVELS)('%s plays the same for the same seed', (level) => {
    const state = randomTurn(3, 'same', 30);
    const seen = view(state, toMove(state));
    const settings = { level, seed: 5, iterations };
    expect(chooseMove(structuredClone(seen), settings)).toEqual(chooseMove(seen, settings));
  });
});

describe('a budget', () => {
  const state = randomTurn(2, 'time', 22);
  const seen = view(state, toMove(state));

  it('of time is kept, by the clock it is given', () => {
    let clock = 0;
    advise(seen, { seed: 1, ms: 50 }, () => clock++);
    expect(clock).toBeGreaterThanOrEqual(50);
    expect(clock).toBeLessThan(60);
  });

  it('is not spent where the rest of it cannot change the choice', () => {
    let saved = 0;
    for (let i = 0; i < 6; i++) {
      const state = randomTurn(COUNTS[i % 3]!, `saved ${i}`, 10 + 6 * i);
      const settings = { level: 'master', seed: i, iterations: 160 } as const;
      const [soon, late] = [0, 1].map(() => new Thinker(view(state, toMove(state)), settings, () => 0));
      while (soon!.stepToChoice());
      while (late!.step());
      expect(soon!.choices()[0]!.move).toBe(late!.choices()[0]!.move);
      saved += late!.search.iterations - soon!.search.iterations;
    }
    expect(saved).toBeGreaterThan(6 * 20);
  });

  it('of nothing still gives a move', () => {
    expect(check(state, chooseMove(seen, { level: 'master', seed: 1, ms: 0 }))).toBeUndefined();
  });
});

describe('a bot that stays at the table', () => {
  /** Plays a whole turn of the seat to move; tells what was played and how much was thought. */
  function playTurn(start: State, bot: () => Bot): { moves: Move[]; state: State } {
    const seat = toMove(start)!;
    const moves: Move[] = [];
    let state = start;
    while (toMove(state) === seat && moves.at(-1)?.type !== 'end-turn') {
      moves.push(bot().choose(view(state, seat), { level: 'master', seed: moves.length, iterations: 60 }));
      state = play(state, moves.at(-1)!);
    }
    return { moves, state };
  }

  it('thinks less at the next move of a turn, from what it knows', () => {
    const run = vi.spyOn(Search.prototype, 'run');
    const thought = (): number => run.mock.calls.reduce((sum, [iterations]) => sum + iterations, 0);
    let fresh = 0;
    let kept = 0;
    for (let i = 0; i < 6; i++) {
      const state = randomTurn(COUNTS[i % 3]!, `stays ${i}`, 15 + 4 * i);
      const bot = new Bot();
      run.mockClear();
      playTurn(state, () => bot);
      kept += thought();
      run.mockClear();
      playTurn(state, () => new Bot());
      fresh += thought();
    }
    run.mockRestore();
    expect(kept).toBeLessThan(0.8 * fresh);
  });

  it('is as fair: what it keeps comes from views alone', () => {
    for (let i = 0; i < 6; i++) {
      const truth = randomTurn(COUNTS[i % 3]!, `kept ${i}`, 15 + 8 * i);
      const seat = toMove(truth) as Seat;
      const other = determinize(view(truth, seat), randomSource(`kept ${i}`));
      const [one, two] = [new Bot(), new Bot()];
      const first = playTurn(truth, () => one);
      const second = playTurn(other, () => two);
      // Up to where chance shows the two something else.
      const same = first.moves.findIndex(({ type }) => REVEALING.has(type)) + 1 || first.moves.length;
      expect(second.moves.slice(0, same)).toEqual(first.moves.slice(0, same));
    }
  });
});

describe('a bot refuses', () => {
  const state = randomState(2, 'refuse', 22);
  const settings = { level: 'greedy', seed: 1 } as const;
  const refusal = (run: () => unknown): string | undefined => {
    try {
      run();
    } catch (error) {
      return error instanceof BotError ? error.code : String(error);
    }
    return undefined;
  };

  it('to move for another, or for a bystander', () => {
    const waiting = (1 - toMove(state)!) as Seat;
    expect(refusal(() => chooseMove(view(state, waiting), settings))).toBe('not-your-move');
    expect(refusal(() => chooseMove(view(state, undefined), settings))).toBe('not-your-move');
  });

  it('a level that nobody has', () => {
    const seen = view(state, toMove(state));
    expect(refusal(() => chooseMove(seen, { level: 'emperor' as Level, seed: 1 }))).toBe('unknown-level');
  });
});
