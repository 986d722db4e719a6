// What holds in every game, whatever is played. PROPERTY_RUNS says how many games of each sort.
import { describe, expect, it } from 'vitest';
import {
  check,
  createGame,
  determinize,
  ERROR_CODES,
  legalMoves,
  play,
  RULE_IDS,
  type Seat,
  type State,
  toMove,
  view,
} from '../../../src/games/dragon-market/index.ts';
import { dice } from '../../support/dice.ts';
import { anyMove } from './support/any-move.ts';
import { Box, breaches } from './support/invariants.ts';
import { optionsNumber, randomGame, type Step } from './support/random-game.ts';

const runs = Number(process.env['PROPERTY_RUNS'] ?? 1);
const games = Array.from({ length: 6 * runs }, (_, n) => optionsNumber(n * 7, 'property'));
const MOVES = 70;

const each = (name: string, look: (step: Step, random: () => number, n: number) => void): void => {
  it.each(games)(`${name}, $seed`, (options) => {
    const random = dice(options.seed);
    let n = 0;
    randomGame(options, (step) => look(step, random, n++), MOVES);
    expect(n).toBeGreaterThan(0);
  });
};

describe('in every game', () => {
  it.each(games)(
    'nothing overlaps and nothing is lost: 40 tokens, 12 coins, 10 boats (box), $seed',
    (options) => {
      const box = new Box();
      expect(breaches(createGame(options), box)).toEqual([]);
      randomGame(
        options,
        ({ state, events }) => {
          box.note(events);
          expect(breaches(state, box)).toEqual([]);
        },
        MOVES * 3,
      );
    },
  );

  each(
    'a legal move is one that check lets pass, and no other; a reason is a code and a rule',
    ({ before }, random) => {
      const legal = legalMoves(before);
      const texts = new Set(legal.map((move) => JSON.stringify(Object.entries(move).sort())));
      expect(texts.size).toBe(legal.length);
      for (let n = 0; n < 4; n++) {
        const move = n === 0 ? legal[Math.floor(random() * legal.length)]! : anyMove(random);
        const error = check(before, move);
        expect(error === undefined).toBe(texts.has(JSON.stringify(Object.entries(move).sort())));
        if (error === undefined) continue;
        expect(ERROR_CODES.move).toContain(error.code);
        expect(RULE_IDS).toContain(error.rule);
      }
    },
  );

  each('a state is JSON, plays on identically, and is not changed', ({ before, move, state }) => {
    const text = JSON.stringify(before);
    expect(JSON.stringify(play(JSON.parse(text) as State, move))).toBe(JSON.stringify(state));
    expect(JSON.stringify(before)).toBe(text);
  });

  each(
    'equal knowledge, equal views: a world made from a view looks the same, and offers the same',
    ({ state }, random, n) => {
      if (n % 5 !== 0) return;
      const seat = toMove(state) ?? (0 as Seat);
      const seen = view(state, seat);
      const world = determinize(seen, random);
      expect(JSON.stringify(view(world, seat))).toBe(JSON.stringify(seen));
      expect(legalMoves(world)).toEqual(legalMoves(state));
      const watching = view(state, undefined);
      expect(JSON.stringify(view(determinize(watching, random), undefined))).toBe(JSON.stringify(watching));
    },
  );
});
