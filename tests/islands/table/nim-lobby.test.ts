// Another game in the same lobby, by the same two records that Dunhuang hands over.
import { describe, expect, it } from 'vitest';
import type { TableGame } from '../../../src/islands/table/game/types.ts';
import { askingFor, draftBox } from '../../../src/islands/table/lobby/draft.ts';
import { freshDraft, fromHandover, wishOf } from '../../../src/islands/table/lobby/fill-in.ts';
import { createLobby } from '../../../src/islands/table/lobby/model.ts';
import { freshGame, playAgain } from '../../../src/islands/table/record/new-game.ts';
import { memoryStorage } from '../../support/storage.ts';
import { createStore as createDunhuangStore } from './support/dunhuang.ts';
import { face, nim, rules } from './support/nim.ts';
import { begin, given, openStore } from './support/nim-table.ts';
import { tabHub } from './support/table.ts';

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
