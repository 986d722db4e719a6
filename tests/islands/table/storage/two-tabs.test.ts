/** Two tabs at one device, one of which has not looked for a while: nothing that was kept is made older. */
import type { TableGame } from '../../../../src/islands/table/game/types.ts';
import { createLobby, createStore, openRouter } from '../support/dunhuang.ts';
import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, describe, expect, it, vi } from 'vitest';

import type { GameStore } from '../../../../src/islands/table/storage/store.ts';
import { memoryStorage } from '../../../support/storage.ts';
import { anyMove, newGame, openTable, person, settle, tabHub, wanderMoves } from '../support/table.ts';

const MOVES = wanderMoves(2, 'table');
const FORK = wanderMoves(2, 'table', {}).with(3, { type: 'end-turn' });
const begun = (moves: number): TableGame =>
  newGame([person(0), person(1)], { name: 'Sunday', moves: MOVES.slice(0, moves) });

/** A tab that hears nothing of the others: nothing may hang on hearing. */
const openTab = (): GameStore => createStore(undefined, tabHub());

/** A tab with a lobby that has read its games, and with an address. */
async function openLobby(store: GameStore) {
  let address = '';
  const router = openRouter(store, {
    read: () => address,
    write: (next) => {
      address = next;
    },
  });
  const lobby = createLobby({ store, open: router.open, begin: router.begin, lastName: () => '' });
  await lobby.refresh();
  return { lobby, router };
}

/** Plays on as somebody at that tab would, from what it shows. */
async function playOn(store: GameStore, game: TableGame, moves: number): Promise<TableGame> {
  const session = openTable(game, { store });
  const pick = anyMove(7);
  await settle(session);
  for (let n = 0; n < moves; n++) {
    session.liftCurtain();
    await session.play(pick(session.legal.value));
    await settle(session);
  }
  session.close();
  return session.game.value;
}

const shown = (router: Awaited<ReturnType<typeof openLobby>>['router']): TableGame => {
  const now = router.showing.value;
  if (now.screen !== 'game') throw new Error(now.screen);
  return now.game;
};

let first: GameStore;
let second: GameStore;
beforeEach(async () => {
  vi.stubGlobal('indexedDB', new IDBFactory());
  vi.stubGlobal('localStorage', memoryStorage());
  first = openTab();
  second = openTab();
  await first.add(begun(8));
});

const kept = async (): Promise<number> => (await openTab().get('game'))!.moves.length;

describe('a lobby that was not looked at while another tab played on', () => {
  it('opens the game as it is', async () => {
    const { router } = await openLobby(first);
    await playOn(second, (await second.get('game'))!, 20);
    await router.open('game');
    expect(shown(router).moves).toHaveLength(await kept());
    await playOn(first, shown(router), 1);
    expect(await kept()).toBeGreaterThanOrEqual(29);
  });

  it('renames it, and changes nothing else', async () => {
    const { lobby } = await openLobby(first);
    await playOn(second, (await second.get('game'))!, 20);
    await lobby.rename('game', 'Monday');
    expect(await second.get('game')).toMatchObject({ name: 'Monday' });
    expect(await kept()).toBeGreaterThanOrEqual(28);
  });

  it('deletes it, and brings all of it back', async () => {
    const { lobby } = await openLobby(first);
    const played = await playOn(second, (await second.get('game'))!, 20);
    await lobby.remove('game');
    expect(await second.get('game')).toBeUndefined();
    const { notice } = lobby;
    if (notice.value?.code !== 'deleted') throw new Error('no way back');
    await notice.value.undo();
    expect(await second.get('game')).toEqual(played);
  });

  it('goes back to it from looking at it, as it is', async () => {
    const { router } = await openLobby(first);
    await router.open('game');
    router.lookBack(shown(router));
    await playOn(second, (await second.get('game'))!, 20);
    await router.leaveReplay();
    expect(shown(router).moves).toHaveLength(await kept());
  });

  it('brings it back once, when two lobbies delete it and both think better of it', async () => {
    const [one, two] = [await openLobby(first), await openLobby(second)];
    await Promise.all([one.lobby.remove('game'), two.lobby.remove('game')]);
    const undo = [one.lobby.notice.value, two.lobby.notice.value].flatMap((notice) =>
      notice?.code === 'deleted' ? [notice.undo] : [],
    );
    expect(undo).toHaveLength(1); // only one of them had anything to delete
    await undo[0]!();
    expect(await openTab().get('game')).toMatchObject({ moves: begun(8).moves });
  });
});

describe('a table that was not looked at while another tab played on', () => {
  it('refuses a move on what is no longer there, says so and shows what is', async () => {
    const session = openTable((await first.get('game'))!, { store: first });
    await settle(session);
    const there = await playOn(second, (await second.get('game'))!, 20);
    session.liftCurtain();
    await session.play(session.legal.value[0]!);
    expect(session.overtaken.value).toBe(true);
    expect(session.game.value).toEqual(there);
    expect(await kept()).toBe(there.moves.length);
    session.liftCurtain();
    await session.play(session.legal.value[0]!);
    expect(session.overtaken.value).toBe(false);
    expect(await kept()).toBeGreaterThan(there.moves.length);
  });

  it('goes on under a name that was given elsewhere', async () => {
    const session = openTable((await first.get('game'))!, { store: first });
    await settle(session);
    await second.update('game', (now) => now && { ...now, name: 'Monday' });
    session.liftCurtain();
    await session.play(session.legal.value[0]!);
    expect(session.overtaken.value).toBe(false);
    expect(await second.get('game')).toMatchObject({ name: 'Monday', moves: session.game.value.moves });
    expect(session.game.value.name).toBe('Monday');
  });

  it('does not bring back by itself what was deleted elsewhere, but when it is told to', async () => {
    const session = openTable((await first.get('game'))!, { store: first });
    await settle(session);
    await second.remove('game');
    session.liftCurtain();
    await session.play(session.legal.value[0]!);
    expect(session.gone.value).toBe(true);
    expect(session.legal.value).toEqual([]);
    expect(await second.get('game')).toBeUndefined();
    await session.bringBack();
    expect(session.gone.value).toBe(false);
    await session.play(session.legal.value[0]!);
    expect((await second.get('game'))!.moves).toEqual(session.game.value.moves);
  });

  it('takes moves back that are there, and none that are not', async () => {
    const before = newGame([person(0), person(1)]);
    await first.remove('game');
    await first.add(before);
    const session = openTable((await first.get('game'))!, { store: first });
    await playUntilCamel(session);
    await session.play({ type: 'move-camel', steps: 1 });
    const there = await kept();
    await session.undo();
    expect(await kept()).toBe(there - 1);
    await session.redo();
    await second.update('game', (now) => now && { ...now }, { claims: true });
    await session.undo();
    expect(session.overtaken.value).toBe(true);
    expect(await kept()).toBe(there);
  });

  it('follows what a file has brought meanwhile', async () => {
    const channel = tabHub();
    const [here, there] = [createStore(undefined, channel), createStore(undefined, channel)];
    const session = openTable((await here.get('game'))!, { store: here });
    await settle(session);
    await there.merge([begun(30)]);
    await vi.waitFor(() => expect(session.game.value.moves).toHaveLength(30));
  });
});

async function playUntilCamel(session: ReturnType<typeof openTable>): Promise<void> {
  const pick = anyMove();
  await settle(session);
  while (session.view.value.ask !== 'camel' || session.stage.value.at !== 'person') {
    if (session.stage.value.at === 'curtain') session.liftCurtain();
    else await session.play(pick(session.legal.value));
    await settle(session);
  }
}

describe('an update', () => {
  it('never makes a game shorter, or other, unless moves are taken back on purpose', async () => {
    const shorter = (now: TableGame | undefined) => now && { ...now, moves: now.moves.slice(0, 2) };
    expect(await first.update('game', shorter)).toMatchObject({ result: 'refused', game: begun(8) });
    const fork = (now: TableGame | undefined) => now && { ...now, moves: FORK.slice(0, 9) };
    expect(await first.update('game', fork)).toMatchObject({ result: 'refused' });
    expect(await kept()).toBe(8);
    expect(await first.update('game', shorter, { takesBack: true })).toMatchObject({ result: 'done' });
    expect(await kept()).toBe(2);
  });

  it('of two at once sees what the other has done', async () => {
    const more = (now: TableGame | undefined) =>
      now && { ...now, moves: MOVES.slice(0, now.moves.length + 1) };
    await Promise.all([first, second, first, second].map((store) => store.update('game', more)));
    expect(await kept()).toBe(12);
    expect((await first.get('game'))!.revision).toBe(5);
  });
});
