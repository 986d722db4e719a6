import { describe, expect, it } from 'vitest';
import type { TableGame } from '../../../../src/islands/table/game/types.ts';
import type { Chance } from '../../../../src/islands/table/record/new-game.ts';
import { summarize } from '../../../../src/islands/table/record/summary.ts';
import type { Shelf } from '../../../../src/islands/table/storage/shelves.ts';
import { openMemory } from '../../../../src/islands/table/storage/shelves.ts';
import { createLobby, createStore, rules } from '../support/dunhuang.ts';

import { bot, newGame, person, wanderMoves } from '../support/table.ts';

function openLobby() {
  const shelf: Shelf = openMemory('refused');
  const opened: TableGame[] = [];
  let n = 0;
  const given: Chance = {
    now: () => new Date('2026-02-01T12:00:00Z'),
    newId: () => `id-${++n}`,
    random: () => 0.5,
  };
  const store = createStore(async () => shelf);
  const begin = async (game: TableGame) => {
    const { game: kept, trouble } = await store.add(game);
    opened.push(kept!);
    return trouble;
  };
  const lobby = createLobby({
    store,
    open: () => {},
    begin,
    given,
    lastName: () => 'Mei',
  });
  return { lobby, opened, store, shelf };
}

const ids = (lobby: ReturnType<typeof openLobby>['lobby']): string[] =>
  lobby.pages.entries.value!.map(({ id }) => id);

describe('the lobby', () => {
  it('plays now: the person by their last name, and two bots', async () => {
    const { lobby, opened } = openLobby();
    await lobby.quick();
    expect(opened[0]!.players.map(({ name, bot }) => [name === 'Mei', bot === null])).toEqual([
      [true, true],
      [false, false],
      [false, false],
    ]);
    await lobby.refresh();
    expect(ids(lobby)).toEqual(opened.map(({ id }) => id));
    expect(lobby.trouble.value).toBe('refused');
  });

  it('plays now against the weakest until somebody has won', async () => {
    const { lobby, opened, store } = openLobby();
    await lobby.quick();
    expect(opened[0]!.players.map(({ bot }) => bot?.level)).toEqual([undefined, 'beginner', 'beginner']);
    const over = (result: string) => ({ id: 'a', changed: '', over: 1 as const, age: 0, stamp: '', result });
    store.listing.over = async () => [over('beginner/lost')];
    await lobby.quick();
    expect(opened[1]!.players[1]!.bot!.level).toBe('beginner');
    store.listing.over = async () => [over('beginner/won')];
    await lobby.quick();
    expect(opened[2]!.players.map(({ bot }) => bot?.level)).toEqual([undefined, 'greedy', 'greedy']);
  });

  it('plays now against the usual where nobody can tell who won', async () => {
    const { lobby, opened, store } = openLobby();
    store.listing.over = () => Promise.reject(new Error('closed'));
    await lobby.quick();
    expect(opened[0]!.players[1]!.bot!.level).toBe('planner');
  });

  it('tells results once a game against bots is over, without those that were taken back freely', async () => {
    const { lobby, store } = openLobby();
    await lobby.refresh();
    expect([lobby.results.value, lobby.level.value]).toEqual([undefined, 'beginner']);
    const ended = (id: string, more: { retaken?: readonly number[] } = {}) =>
      newGame([person(0), bot(1)], { id, moves: wanderMoves(2, 'table'), ...more });
    await store.merge([ended('a'), ended('b'), ended('c', { retaken: [7] })]);
    await lobby.refresh();
    const [weakest, ...others] = lobby.results.value!.levels;
    expect(others).toEqual([]);
    expect(weakest).toMatchObject({ level: 'beginner' });
    expect(weakest!.won + weakest!.lost).toBe(2);
    expect(lobby.level.value).toBe(weakest!.won > 0 ? 'greedy' : 'beginner');
  });

  it('goes on with the game that was played last and is not over', async () => {
    const { lobby, opened } = openLobby();
    await lobby.refresh();
    expect(lobby.last.value).toBeUndefined();
    await lobby.quick();
    await lobby.refresh();
    expect(lobby.last.value!.id).toBe(opened[0]!.id);
  });

  it('starts one game, however often the button is tapped', async () => {
    const { lobby, opened } = openLobby();
    await Promise.all([lobby.quick(), lobby.quick()]);
    expect(opened).toHaveLength(1);
    await lobby.quick();
    expect(opened).toHaveLength(2);
  });

  it('renames, deletes and takes that back', async () => {
    const { lobby } = openLobby();
    await lobby.quick();
    await lobby.refresh();
    await lobby.rename(ids(lobby)[0]!, '  Sunday ');
    const [game] = lobby.pages.entries.value!;
    expect(game!.listed!.name).toBe('Sunday');
    await lobby.remove(game!.id);
    expect(lobby.pages.entries.value).toEqual([]);
    const { notice } = lobby;
    if (notice.value?.code !== 'deleted') throw new Error('no way back');
    await notice.value.undo();
    expect(lobby.pages.entries.value).toEqual([game]);
    expect(notice.value).toBeUndefined();
  });

  it('saves games as a file and opens it elsewhere', async () => {
    const here = openLobby();
    const there = openLobby();
    await here.lobby.quick();
    const file = await here.lobby.exportFile();
    await there.lobby.importFile(file);
    expect(there.lobby.notice.value).toEqual({ code: 'imported', n: 1, same: 0, unreadable: 0 });
    expect(ids(there.lobby)).toEqual(here.opened.map(({ id }) => id));
    await there.lobby.importFile(file);
    expect(there.lobby.notice.value).toMatchObject({ n: 0, same: 1 });
    await there.lobby.importFile('not a file of ours');
    expect(there.lobby.notice.value).toEqual({ code: 'bad-file', problem: 'not-ours' });
  });

  it('lists what it cannot read beside the rest', async () => {
    const { lobby, shelf } = openLobby();
    await shelf.update(['bad'], () => ({ put: { version: 1, name: 'Broken', moves: 'none' } }));
    await lobby.quick();
    await lobby.refresh();
    const [game, bad] = lobby.pages.entries.value!;
    expect(game!.listed).toBeDefined();
    expect(bad!.unreadable).toEqual({ id: 'bad', name: 'Broken', newer: false });
    expect(await lobby.exportFile(['bad'])).toContain('"moves": "none"');
  });
});

describe('a game at a glance', () => {
  const game = newGame([person(0), person(1)]);
  const moves = wanderMoves(2, 'table');

  it('tells the round and who is to move, and hides every hand', () => {
    expect(summarize(rules, game)).toMatchObject({ round: 0, outcome: undefined });
    const turns = moves.flatMap(({ type }, i) => (type === 'end-turn' ? [i] : []));
    const afterTurn = (n: number) => summarize(rules, { ...game, moves: moves.slice(0, turns[n]! + 1) });
    expect(afterTurn(0).round).toBe(1);
    expect(afterTurn(1).round).toBe(2);
    expect(afterTurn(3).round).toBe(3);
    expect(afterTurn(3).view.seat).toBeNull();
  });

  it('tells who has won', () => {
    const { outcome, toMove } = summarize(rules, { ...game, moves });
    expect(outcome!.winners.length).toBeGreaterThan(0);
    expect(toMove).toBeUndefined();
  });
});
