import { describe, expect, it } from 'vitest';
import { encodeSetup, InvalidOptions, type State, view } from '../../../../src/games/dunhuang/index.ts';
import { readAs } from '../../../../src/islands/dunhuang/table/kept-store.ts';
import { MARKET_NAMES, opponents } from '../../../../src/islands/dunhuang/table/opponents.ts';
import type { TableGame } from '../../../../src/islands/table/game/types.ts';
import {
  drawNames,
  freshGame,
  newSeed,
  playAgain,
  usualPlayers,
} from '../../../../src/islands/table/record/new-game.ts';
import { isGameId, parseGame } from '../../../../src/islands/table/storage/parse-game.ts';
import { newId } from '../../../../src/lib/entropy.ts';
import { dice } from '../../../support/dice.ts';
import { rules } from '../support/dunhuang.ts';
import { bot, person, wanderMoves } from '../support/table.ts';

const given = { now: () => new Date('2026-03-04T05:06:07.000Z'), newId: () => 'new', random: dice('fresh') };

describe('a new game', () => {
  it('by one tap: a person and two bots with names of their own', () => {
    const players = usualPlayers(opponents, 3, given, 'Mei');
    expect(players.map(({ bot: one }) => one?.level ?? 'person')).toEqual(['person', 'planner', 'planner']);
    expect(new Set(players.map(({ name }) => name)).size).toBe(3);
    const game = freshGame(rules, { players }, given);
    expect(parseGame(readAs, game)).toEqual(game);
    expect(game.options.seed).toMatch(/^[2-9A-Z]{8}$/);
  });

  it('by one tap where there are no bots: people, who have no names yet', () => {
    expect(usualPlayers(undefined, 2, given, 'Mei')).toEqual([
      { name: 'Mei', colour: 0, bot: null },
      { name: '', colour: 1, bot: null },
    ]);
  });

  it('takes what was asked for, and refuses what cannot be', () => {
    const players = [person(2), bot(1)];
    const wish = {
      players,
      seed: ' mine ',
      firstPlayer: 1,
      own: { rulings: { supply: 'unlimited' } },
    } as const;
    expect(freshGame(rules, wish, given).options).toEqual({
      players: 2,
      seed: 'mine',
      firstPlayer: 1,
      rulings: { supply: 'unlimited' },
    });
    expect(() => freshGame(rules, { players, firstPlayer: 2 }, given)).toThrow(InvalidOptions);
    expect(() => freshGame(rules, { players, own: { circle: ['maid'] } }, given)).toThrow(InvalidOptions);
  });

  it.each([
    ['same', 0],
    ['next', 1],
  ] as const)(
    'again, with the %s to start: the same people and house rules, and another circle',
    (first, who) => {
      const own = { rulings: { supply: 'unlimited' } };
      const old = freshGame(
        rules,
        { players: [person(0), bot(1), bot(2)], seed: 'old', firstPlayer: 0, name: 'Friday', own },
        given,
      );
      const game = playAgain(
        rules,
        { ...old, moves: wanderMoves(3, 'old', { firstPlayer: 0 }) },
        first,
        given,
      );
      const circleOf = ({ options }: TableGame) =>
        encodeSetup(view(rules.createGame(options) as State, undefined).circle);
      expect(game.players).toEqual(old.players);
      expect(game).toMatchObject({ name: 'Friday', moves: [], options: { firstPlayer: who, ...own } });
      expect(circleOf(game)).not.toBe(circleOf(old));
      expect(game.options.seed).not.toBe('old');
    },
  );

  it('again, before the first player was drawn, draws one', () => {
    const game = playAgain(rules, freshGame(rules, { players: [person(0), bot(1)] }, given), 'next', given);
    expect(game.options).not.toHaveProperty('firstPlayer');
  });
});

it('names from the market run out before they come twice', () => {
  const names = drawNames(MARKET_NAMES, 20, given, ['Miwnay']);
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
