import { describe, expect, it } from 'vitest';
import { encodeSetup, InvalidOptions, view } from '../../../../src/games/dunhuang/index.ts';
import {
  freshGame,
  MARKET_NAMES,
  marketNames,
  newSeed,
  playAgain,
  usualPlayers,
} from '../../../../src/islands/table/play/new-game.ts';
import { playAll } from '../../../../src/islands/table/play/timeline.ts';
import { isGameId, parseGame } from '../../../../src/islands/table/storage/parse-game.ts';
import { newId } from '../../../../src/lib/entropy.ts';
import { bot, dice, person, wanderMoves } from '../support/table.ts';

const given = { now: () => new Date('2026-03-04T05:06:07.000Z'), newId: () => 'new', random: dice('fresh') };

describe('a new game', () => {
  it('by one tap: a person and two bots with names of their own', () => {
    const players = usualPlayers(given, 'Mei');
    expect(players.map(({ bot: one }) => one?.level ?? 'person')).toEqual(['person', 'planner', 'planner']);
    expect(new Set(players.map(({ name }) => name)).size).toBe(3);
    const game = freshGame({ players }, given);
    expect(parseGame(game)).toEqual(game);
    expect(game.options.seed).toMatch(/^[2-9A-Z]{8}$/);
  });

  it('takes what was asked for, and refuses what cannot be', () => {
    const players = [person(2), bot(1)];
    const game = freshGame(
      { players, seed: ' mine ', firstPlayer: 1, rulings: { supply: 'unlimited' } },
      given,
    );
    expect(game.options).toEqual({
      players: 2,
      seed: 'mine',
      firstPlayer: 1,
      rulings: { supply: 'unlimited' },
    });
    expect(() => freshGame({ players, firstPlayer: 2 }, given)).toThrow(InvalidOptions);
    expect(() => freshGame({ players, circle: ['maid'] }, given)).toThrow(InvalidOptions);
  });

  it.each([
    [{ first: 'same', circle: 'same' }, 0, true],
    [{ first: 'next', circle: 'same' }, 1, true],
    [{ first: 'draw', circle: 'draw' }, undefined, false],
  ] as const)('again: %o', (again, first, sameCircle) => {
    const old = freshGame(
      { players: [person(0), bot(1), bot(2)], seed: 'old', firstPlayer: 0, name: 'Friday' },
      given,
    );
    const game = playAgain({ ...old, moves: wanderMoves(3, 'old', { firstPlayer: 0 }) }, again, given);
    const circleOf = ({ options }: typeof game) =>
      encodeSetup(view(playAll(options, []).state, undefined).circle);
    expect(game.players).toEqual(old.players);
    expect(game.moves).toEqual([]);
    expect(game.options.firstPlayer).toBe(first);
    expect(circleOf(game) === circleOf(old)).toBe(sameCircle);
    expect(game.options.seed).not.toBe('old');
  });

  it('again, before the first player was drawn, draws one', () => {
    const game = playAgain(
      freshGame({ players: [person(0), bot(1)] }, given),
      { first: 'next', circle: 'draw' },
      given,
    );
    expect(game.options.firstPlayer).toBeUndefined();
  });
});

it('names from the market run out before they come twice', () => {
  const names = marketNames(20, given, ['Miwnay']);
  expect(names.filter((name) => name !== '').sort()).toEqual(
    MARKET_NAMES.filter((name) => name !== 'Miwnay').toSorted(),
  );
});

it('seeds and ids differ', () => {
  expect(new Set(Array.from({ length: 500 }, () => newSeed(given))).size).toBe(500);
  const ids = Array.from({ length: 500 }, newId);
  expect(new Set(ids).size).toBe(500);
  expect(ids.every(isGameId)).toBe(true);
});
