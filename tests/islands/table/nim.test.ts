// Another game at the same table, by the same two records that Dunhuang hands over.
import { describe, expect, it } from 'vitest';
import { linkToGame, readLink } from '../../../src/islands/table/address/links.ts';
import { type Address, createRouter } from '../../../src/islands/table/address/router.ts';
import { createChooser } from '../../../src/islands/table/choosing/chooser.ts';
import { listOptions } from '../../../src/islands/table/choosing/options.ts';
import type { Session, TableGame } from '../../../src/islands/table/game/types.ts';
import { askingFor, draftBox } from '../../../src/islands/table/lobby/draft.ts';
import { freshDraft, fromHandover, wishOf } from '../../../src/islands/table/lobby/fill-in.ts';
import { createLobby } from '../../../src/islands/table/lobby/model.ts';
import { logText } from '../../../src/islands/table/log/turns.ts';
import { createReplay } from '../../../src/islands/table/play/replay.ts';
import { createSession } from '../../../src/islands/table/play/session.ts';
import { freshGame, playAgain } from '../../../src/islands/table/record/new-game.ts';
import { openMemory } from '../../../src/islands/table/storage/shelves.ts';
import { createStore } from '../../../src/islands/table/storage/store.ts';
import { memoryStorage } from '../../support/storage.ts';
import { createStore as createDunhuangStore } from './support/dunhuang.ts';
import {
  boardFace,
  createBots,
  face,
  type Move,
  nim,
  recordCodes,
  rules,
  type View,
  words,
} from './support/nim.ts';
import { bot as dunhuangBot, person, settings, settle, tabHub } from './support/table.ts';

const sage = { ...dunhuangBot(1), name: 'Bouton', bot: { level: 'sage', personality: null } };
const given = { now: () => new Date('2026-03-04T05:06:07.000Z'), newId: () => 'nim-1', random: () => 0 };

const begin = (
  players = [
    { ...person(0), name: 'Mei' },
    { ...person(1), name: 'Bo' },
  ],
): TableGame => freshGame(rules, { players, seed: 'nim' }, given);

function openStore() {
  const shelf = { ...openMemory('refused'), trouble: undefined };
  return { shelf, store: createStore(nim, { shelf: async () => shelf, openChannel: tabHub() }) };
}

function sitDown(game: TableGame, more: { autoEnd?: boolean; store?: ReturnType<typeof createStore> } = {}) {
  const store = more.store ?? openStore().store;
  const session = createSession(game, {
    rules,
    store,
    bots: createBots(),
    settings: settings({ autoEnd: more.autoEnd ?? false }),
    wait: async (ms, stop) => {
      if (ms > 10_000) await new Promise<void>((resolve) => stop.addEventListener('abort', () => resolve()));
    },
    now: given.now,
  });
  return { session, store };
}

const speech = ({ game, view }: Session) =>
  face.speech('en', words, () => ({ players: game.value.players, view: view.value }));

async function play(session: Session, ...moves: Move[]): Promise<void> {
  for (const move of moves) {
    await settle(session);
    session.liftCurtain();
    await session.play(move);
  }
  await settle(session);
}

const take = (heap: number, stones: number): Move => ({ type: 'take', heap, stones });
const END: Move = { type: 'end' };
const DRAW: Move = { type: 'draw' };

describe('nim at the table', () => {
  it('is played to its end against a bot, who knows how, and every move is kept', async () => {
    const { session, store } = sitDown(begin([{ ...person(0), name: 'Mei' }, sage]), { autoEnd: true });
    while (session.stage.value.at !== 'over') {
      await settle(session);
      const move = session.legal.value.find(({ type }) => type === 'take');
      if (move) await session.play(move);
      await settle(session);
    }
    expect(session.stage.value.outcome.winners).toEqual([1]);
    const [kept] = await store.list();
    expect(kept).toEqual(session.game.value);
    expect(kept!.moves).toHaveLength(kept!.revision!);
  });

  it('hangs a curtain between two people, tells what happened, and shows nobody the bag of the other', async () => {
    const { session } = sitDown(begin());
    await settle(session);
    expect(session.stage.value).toEqual({ at: 'curtain', seat: 0 });
    await play(session, DRAW);
    expect((session.view.value as View).bags).toEqual([[expect.any(Number)], 0]);
    await session.play(END);
    await settle(session);
    expect(session.stage.value).toEqual({ at: 'curtain', seat: 1 });
    expect((session.view.value as View).bags).toEqual([1, 0]);
    expect(session.since.value.map(({ events }) => events[0])).toEqual([
      { seat: 0, rule: 'nim.turn', type: 'drew' },
      { seat: 0, rule: 'nim.turn', type: 'ended' },
    ]);
    session.liftCurtain();
    expect(session.stage.value).toEqual({ at: 'person', seat: 1 });
  });

  it('takes back and does again, but not what was drawn from the bag', async () => {
    const { session, store } = sitDown(begin());
    await play(session, take(0, 2));
    expect(session.back.value).toBe('can');
    await session.undo();
    expect((session.view.value as View).heaps).toEqual([3, 4, 5]);
    expect((await store.get('nim-1'))!.undone).toEqual([take(0, 2)]);
    await session.redo();
    expect((session.view.value as View).heaps).toEqual([1, 4, 5]);
    await session.undo();
    await session.play(DRAW);
    expect(session.back.value).toBe('hidden');
    await session.play(END);
    await settle(session);
    session.liftCurtain();
    expect(session.back.value).toBe('start');
  });

  it('is chosen by taps: the heap, and then a stone for each', async () => {
    const { session } = sitDown(begin());
    await settle(session);
    session.liftCurtain();
    const chooser = createChooser(session, boardFace, () => false);
    expect([...chooser.choice.value.lit]).toEqual(['heap.0', 'heap.1', 'heap.2', 'do.draw']);
    const options = listOptions(session.view.value, chooser, boardFace, speech(session));
    expect(options.map(({ parts }) => parts[0]!.text)).toEqual(['heap.0', 'heap.1', 'heap.2', 'draw']);
    chooser.tap('heap.1');
    chooser.tap('stone.1');
    expect([...chooser.choice.value.lit]).toEqual(['stone.1']);
    chooser.tap('heap.7');
    expect(chooser.refusal.value).toEqual({ code: 'not-now', rule: 'nim.turn' });
    await play(session, take(0, 3), END, take(1, 3), END);
    session.liftCurtain();
    chooser.tap('heap.1');
    chooser.tap('stone.1');
    expect(chooser.ready.value).toEqual(take(1, 1));
    expect(chooser.preview.value).toEqual([{ seat: 0, rule: 'nim.turn', ...take(1, 1), type: 'took' }]);
  });

  it('has a log by turns, which hides what nobody may know yet', async () => {
    const { session } = sitDown(begin());
    await play(session, DRAW, END);
    session.liftCurtain();
    const text = () => logText(session.log.value, boardFace, speech(session));
    expect(text()).toBe('Turn 1: Mei\nMei draws something. Mei is done.\n');
    await play(session, take(0, 3), END, take(1, 4), END, take(2, 5));
    expect(session.stage.value.at).toBe('over');
    expect(text()).toContain(`Mei draws ${(session.view.value as View).bags[0]}.`);
    expect(text()).toMatch(/Turn 4: Bo\nBo takes 5 of heap 2. Bo has won.\n$/);
  });

  it('is looked at again, step by step, from every place', async () => {
    const { session } = sitDown(begin());
    await play(session, DRAW, END, take(0, 1), END);
    const { options, moves, players } = session.game.value;
    const replay = createReplay(rules, { options, moves }, players, { at: 0 });
    expect(replay.turns).toEqual([0, 2]);
    replay.stepTurn(1);
    expect(replay.at.value).toBe(2);
    expect((replay.view.value as View).bags).toEqual([1, 0]);
    replay.look('open');
    expect((replay.view.value as View).bags).toEqual([[expect.any(Number)], []]);
    replay.step(-1);
    expect(replay.entry.value!.events[0]).toHaveProperty('stone');
    replay.look(1);
    expect(replay.entry.value!.events[0]).not.toHaveProperty('stone');
  });

  it('fits into a link that says which game it is', async () => {
    const { options, players } = begin();
    const linked = { record: { options, moves: [take(0, 1), END] }, players, at: 1, viewpoint: 0 as const };
    const link = linkToGame(recordCodes, linked);
    expect(link).toMatch(/&of=nim$/);
    expect(readLink(recordCodes, link)).toEqual(linked);
    expect(readLink({ ...recordCodes, id: 'dunhuang' }, link)).toEqual({ problem: 'other-game' });
    expect(readLink(recordCodes, link.replace('&of=nim', ''))).toEqual({ problem: 'other-game' });
    expect(readLink(recordCodes, '#g=%%%&of=nim')).toEqual({
      problem: 'not-a-record',
      detail: { game: 'nim' },
    });
  });

  it('is found by its address: kept, linked, or with what another page hands over', async () => {
    const { store } = openStore();
    const address: Address & { now: string } = {
      now: '#heaps=1 2',
      read: () => address.now,
      write: (next) => {
        address.now = next;
      },
    };
    const router = createRouter({
      rules,
      store,
      address,
      readLink: async (fragment) => readLink(recordCodes, fragment),
      readHandover: face.newGame.readHandover,
    });
    await router.follow();
    expect(router.showing.value).toEqual({
      screen: 'lobby',
      handover: { players: [], own: { heaps: '1 2' } },
    });
    await router.begin(begin());
    expect(router.showing.value).toMatchObject({ screen: 'game', game: { id: 'nim-1' } });
    expect(address.now).toBe('#game=nim-1');
    router.lookBack(begin());
    expect(router.showing.value).toMatchObject({ screen: 'replay', running: true, viewpoint: null });
  });
});

describe('a lobby for nim', () => {
  function openLobby() {
    const { store, shelf } = openStore();
    const begun: TableGame[] = [];
    const lobby = createLobby({
      game: nim,
      store,
      open: () => {},
      async begin(game) {
        begun.push(game);
        return (await store.add(game)).trouble;
      },
      given,
      lastName: () => 'Mei',
    });
    return { lobby, store, shelf, begun };
  }

  it('begins a game with one tap, lists it, and lets it leave as a file and come back', async () => {
    const { lobby, store, begun } = openLobby();
    await lobby.quick();
    expect(begun[0]!.players).toEqual([
      { name: 'Mei', colour: 0, bot: null },
      { name: 'Bouton', colour: 1, bot: { level: 'fool', personality: null } },
      { name: 'Wythoff', colour: 2, bot: { level: 'fool', personality: null } },
    ]);
    await lobby.refresh();
    expect(lobby.pages.entries.value![0]!.listed).toMatchObject({ id: 'nim-1', summary: { toMove: 0 } });
    const text = await lobby.exportFile();
    await lobby.remove('nim-1');
    expect(await store.list()).toEqual([]);
    await lobby.importFile(text);
    expect(lobby.notice.value).toMatchObject({ code: 'imported', n: 1 });
    expect(await store.list()).toHaveLength(1);
  });

  it('asks for what only nim asks for, and remembers it', async () => {
    const asking = askingFor(nim);
    const draft = freshDraft(asking, given);
    expect(await wishOf(face.newGame, draft)).toMatchObject({ own: { heaps: [3, 4, 5] } });
    const handed = fromHandover(draft, { players: ['Mei', 'Bo'], own: { heaps: '1 2' } });
    expect(freshGame(rules, (await wishOf(face.newGame, handed))!, given).options).toMatchObject({
      players: 2,
      heaps: [1, 2],
      firstPlayer: 0,
    });
    const wrong = fromHandover(draft, { players: [], own: { heaps: 'many' } });
    expect(await wishOf(face.newGame, wrong)).toBeUndefined();
    const storage = memoryStorage();
    const box = draftBox('nim', asking, { storage: () => storage });
    box.write(handed);
    expect(box.read().value).toEqual({ ...handed, seed: '' });
    expect(storage.getItem('shang.nim.table.new')).not.toBeNull();
  });

  it('plays once more with the same heaps, and the next to start', () => {
    const own = { heaps: [2, 2] };
    const game = freshGame(rules, { players: begin().players, own }, given);
    expect(playAgain(rules, game, 'next', given).options).toMatchObject({ heaps: [2, 2], firstPlayer: 1 });
  });
});

describe('saves', () => {
  it('say which game they are, and another game’s are not read', async () => {
    const { store, shelf } = openStore();
    await store.add(begin());
    const save = (await shelf.read(['nim-1'])).get('nim-1');
    expect(save).toMatchObject({ version: 1, game: 'nim' });
    const dunhuang = createDunhuangStore(async () => shelf, tabHub());
    expect(await dunhuang.get('nim-1')).toBeUndefined();
    expect(await dunhuang.readImport(await store.exportFile())).toEqual({ problem: 'no-games' });
    const unnamed = Object.fromEntries(Object.entries(save as object).filter(([key]) => key !== 'game'));
    await shelf.update(['nim-1'], () => ({ put: unnamed }));
    expect(await store.get('nim-1')).toBeUndefined();
  });
});
