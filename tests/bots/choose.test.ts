import { describe, expect, it } from 'vitest';
import { BotError, chooseMove, LEVELS, type Level, PERSONALITIES } from '../../src/bots/index.ts';
import {
  check,
  createGame,
  determinize,
  type PlayerCount,
  play,
  type Seat,
  toMove,
  view,
} from '../../src/games/dunhuang/index.ts';
import { randomSource, randomState, randomTurn } from './positions.ts';

const COUNTS: readonly PlayerCount[] = [2, 3, 4];
const iterations = 40;

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
    for (let i = 0; i < 12; i++) {
      const truth = randomState(COUNTS[i % 3]!, `fair ${i}`, 20 + 5 * i);
      const seat = toMove(truth) as Seat;
      const seen = view(truth, seat);
      const other = determinize(seen, randomSource(`other ${i}`));
      expect(other.words).not.toEqual(truth.words);
      expect(view(other, seat)).toEqual(seen);
      const mind = { level, seed: 'same', iterations };
      expect(chooseMove(view(other, seat), mind)).toEqual(chooseMove(seen, mind));
    }
  });

  it.each(LEVELS)('%s plays the same for the same seed', (level) => {
    const state = randomTurn(3, 'same', 30);
    const seen = view(state, toMove(state));
    const mind = { level, seed: 5, iterations };
    expect(chooseMove(structuredClone(seen), mind)).toEqual(chooseMove(seen, mind));
  });
});

describe('a budget', () => {
  const state = randomTurn(2, 'time', 22);
  const seen = view(state, toMove(state));

  it('of time is kept, by the clock it is given', () => {
    let clock = 0;
    const looks = { count: 0 };
    chooseMove(seen, { level: 'master', seed: 1, ms: 50 }, () => {
      looks.count++;
      return clock++;
    });
    expect(looks.count).toBeGreaterThan(40);
    expect(clock).toBeLessThan(120);
  });

  it('of nothing still gives a move', () => {
    expect(check(state, chooseMove(seen, { level: 'master', seed: 1, ms: 0 }))).toBeUndefined();
  });
});

describe('a bot refuses', () => {
  const state = randomState(2, 'refuse', 22);
  const mind = { level: 'greedy', seed: 1 } as const;
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
    expect(refusal(() => chooseMove(view(state, waiting), mind))).toBe('not-your-move');
    expect(refusal(() => chooseMove(view(state, undefined), mind))).toBe('not-your-move');
  });

  it('a level that nobody has', () => {
    const seen = view(state, toMove(state));
    expect(refusal(() => chooseMove(seen, { level: 'emperor' as Level, seed: 1 }))).toBe('unknown-level');
  });
});

describe('personalities', () => {
  it('change what is played, somewhere', () => {
    const plain: unknown[] = [];
    const tasted = PERSONALITIES.map((): unknown[] => []);
    for (let i = 0; i < 25; i++) {
      const state = randomState(3, `taste ${i}`, 10 + i);
      const seen = view(state, toMove(state));
      plain.push(chooseMove(seen, { level: 'greedy', seed: i }));
      PERSONALITIES.forEach((personality, p) => {
        tasted[p]!.push(chooseMove(seen, { level: 'greedy', seed: i, personality }));
      });
    }
    for (const moves of tasted) expect(moves).not.toEqual(plain);
  });
});
