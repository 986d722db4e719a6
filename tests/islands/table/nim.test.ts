// Another game at the same table, by the same two records that Dunhuang hands over.
import { describe, expect, it } from 'vitest';
import { linkToGame, readLink } from '../../../src/islands/table/address/links.ts';
import { type Address, createRouter } from '../../../src/islands/table/address/router.ts';
import { createChooser } from '../../../src/islands/table/choosing/chooser.ts';
import { listOptions } from '../../../src/islands/table/choosing/options.ts';
import { logText } from '../../../src/islands/table/log/log-text.ts';
import { createReplay } from '../../../src/islands/table/play/replay.ts';
import { boardFace, face, recordCodes, rules, type View } from './support/nim.ts';
import { begin, DRAW, END, openStore, play, sage, sitDown, speech, take } from './support/nim-table.ts';
import { person, settle } from './support/table.ts';

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
      receive: async () => ({ problem: 'cut' }),
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
