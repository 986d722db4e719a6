import { describe, expect, it } from 'vitest';
import { Bot, BotError, chooseMove, LEVELS, type Level } from '../../../src/bots/dragon-market/index.ts';
import {
  check,
  createGame,
  determinize,
  type GameOptions,
  legalMoves,
  type Move,
  outcome,
  play,
  type Seat,
  type State,
  toMove,
  view,
} from '../../../src/games/dragon-market/index.ts';
import { dice } from '../../support/dice.ts';

/** Enough to play, and no more. */
const thinking = { width: 4, ends: 2, replyWidth: 1, worlds: 1 };

/** Every way to play: numbers of players, and every answer to every ruling at least once. */
const MODES: readonly Pick<GameOptions, 'players' | 'rulings'>[] = [
  { players: 2 },
  { players: 3, rulings: { dice: 'even' } },
  { players: 4, rulings: { dice: 'seven', layout: 'placed' } },
  { players: 2, rulings: { objectives: 'red' } },
  { players: 3, rulings: { objectives: 'red', layout: 'placed' } },
  { players: 4, rulings: { objectives: 'red', dice: 'even' } },
  { players: 4, rulings: { teams: true } },
  { players: 4, rulings: { teams: true, objectives: 'red', layout: 'placed' } },
];

const MOST_MOVES = 3000;

/** A game with a bot of each level at the table from the first move to the last; every move is checked. */
function wholeGame(options: GameOptions): { state: State; moves: number } {
  let state = createGame(options);
  const bots = Array.from({ length: options.players }, () => new Bot());
  let moves = 0;
  for (let seat = toMove(state); seat !== undefined && moves < MOST_MOVES; seat = toMove(state)) {
    const level = LEVELS[seat % LEVELS.length]!;
    const move = bots[seat]!.choose(view(state, seat), { level, seed: moves++, thinking });
    expect(check(state, move)).toBeUndefined();
    state = play(state, move);
  }
  return { state, moves };
}

it.each(MODES)('bots of every level play legal moves to the end: %j', (mode) => {
  const { state, moves } = wholeGame({ ...mode, seed: 'whole' });
  expect(outcome(state)).toBeDefined();
  expect(moves).toBeGreaterThan(20);
});

/** A table some moves into a game of chance, where somebody has something to choose. */
function midGame(i: number): State {
  const random = dice(`mid ${i}`);
  let state = createGame({ players: 3, seed: `mid ${i}`, rulings: { objectives: 'red' } });
  for (let n = 0; n < 30 + 7 * i || legalMoves(state).length < 3; n++) {
    const moves = legalMoves(state);
    state = play(state, moves[Math.floor(random() * moves.length)]!);
  }
  return state;
}

describe('fairness', () => {
  it.each(LEVELS)('%s: equal views, equal moves, whatever the truth', (level) => {
    let different = 0;
    for (let i = 0; i < 6; i++) {
      const truth = midGame(i);
      const seat = toMove(truth) as Seat;
      const seen = view(truth, seat);
      const other = determinize(seen, dice(`other ${i}`));
      expect(view(other, seat)).toEqual(seen);
      if (JSON.stringify(other) !== JSON.stringify(truth)) different++;
      const settings = { level, seed: 'same', thinking };
      expect(chooseMove(view(other, seat), settings)).toEqual(chooseMove(seen, settings));
    }
    expect(different).toBe(6);
  });

  it('holds for whole turns of a bot that stays at the table', () => {
    const turn = (start: State, seat: Seat): Move[] => {
      const bot = new Bot();
      const moves: Move[] = [];
      for (let state = start; toMove(state) === seat && moves.at(-1)?.type !== 'end-turn'; ) {
        const move = bot.choose(view(state, seat), { level: 'harbour-master', seed: moves.length, thinking });
        moves.push(move);
        state = play(state, move);
        if (move.type === 'roll' || view(state, seat).phase === 'keep') break; // chance differs from here on
      }
      return moves;
    };
    for (let i = 0; i < 4; i++) {
      const truth = midGame(i);
      const seat = toMove(truth) as Seat;
      expect(turn(determinize(view(truth, seat), dice(`turn ${i}`)), seat)).toEqual(turn(truth, seat));
    }
  });
});

describe('a bot', () => {
  const state = play(createGame({ players: 2, seed: 'same' }), { type: 'roll' });
  const seen = view(state, toMove(state));

  it.each(LEVELS)('%s plays the same for the same seed', (level) => {
    const settings = { level, seed: 5, thinking };
    expect(chooseMove(structuredClone(seen), settings)).toEqual(chooseMove(seen, settings));
  });

  it('that stays at the table plans a turn once', () => {
    const bot = new Bot();
    let now = state;
    let thoughts = 0;
    const moves: Move[] = [];
    while (moves.at(-1)?.type !== 'end-turn') {
      const steps = bot.choosing(view(now, toMove(now)), { level: 'harbour-master', seed: 1, thinking });
      let step = steps.next();
      if (step.done !== true) thoughts++;
      while (step.done !== true) step = steps.next();
      moves.push(step.value);
      now = play(now, step.value);
    }
    expect(moves.length).toBeGreaterThan(3);
    expect(thoughts).toBe(1);
  });

  it('whose time is up plays the best it has seen', () => {
    let clock = 0;
    const move = chooseMove(seen, { level: 'harbour-master', seed: 1, ms: 0, thinking }, () => clock++);
    expect(check(state, move)).toBeUndefined();
  });
});

describe('a bot refuses', () => {
  const state = createGame({ players: 2, seed: 'refuse', firstPlayer: 0 });
  const refusal = (run: () => unknown): unknown => {
    try {
      return run();
    } catch (error) {
      return error instanceof BotError ? error.code : error;
    }
  };

  it('to move for another, or for a bystander', () => {
    const settings = { level: 'pilot', seed: 1 } as const;
    expect(refusal(() => chooseMove(view(state, 1), settings))).toBe('not-your-move');
    expect(refusal(() => chooseMove(view(state, undefined), settings))).toBe('not-your-move');
  });

  it('a level that nobody has', () => {
    const settings = { level: 'admiral' as Level, seed: 1 };
    expect(refusal(() => chooseMove(view(state, 0), settings))).toBe('unknown-level');
  });
});
