import { describe, expect, it, vi } from 'vitest';
import { encodeSetup } from '../../../../src/games/dunhuang/index.ts';
import { draftBox, historyBox } from '../../../../src/islands/dunhuang/setup/boxes.ts';
import { otherSide, tileOf } from '../../../../src/islands/dunhuang/setup/circle.ts';
import { DRAWS_KEPT } from '../../../../src/islands/dunhuang/setup/history.ts';
import { createSetup } from '../../../../src/islands/dunhuang/setup/model.ts';
import { dice } from '../../../games/dunhuang/support/random-game.ts';
import { memoryStorage } from '../../../support/storage.ts';

/** The room on a device that keeps what it is given. */
function openRoom(kept: Record<string, string> = {}, fragment = '', seed = 'room') {
  const storage = () => memoryStorage(kept);
  let ids = 0;
  const model = createSetup({
    draft: draftBox({ storage }),
    history: historyBox({ storage }),
    random: dice(seed),
    now: () => new Date('2026-01-02T20:00:00Z'),
    newId: () => `id-${seed}-${ids++}`,
  });
  const stop = model.start(fragment);
  return Object.assign(model, { stop });
}

describe('the set-up room', () => {
  it('deals at once, and remembers everything', () => {
    const kept = {};
    const room = openRoom(kept);
    const code = room.code.value;
    expect(room.entries.value.map((entry) => entry.code)).toEqual([code]);
    room.setPlayers(3);
    room.setName(0, 'Mei');
    room.tick('goods', true);
    room.toggleLock(2);
    room.ban('maid');
    room.drawOrder(true);
    const again = openRoom(kept, '', 'another');
    expect(again.circle.value).toEqual(room.circle.value);
    expect(again.players.value).toBe(3);
    expect(again.names.value[0]).toBe('Mei');
    expect(again.ticks.value).toEqual(['goods']);
    expect(again.locked.value).toEqual([2]);
    expect(again.out.value).toEqual(['maid']);
    expect(again.order.value).toEqual(room.order.value);
  });

  it('opens the circle of a link, and says when a link is damaged', () => {
    const room = openRoom({}, '#s=8k2f');
    expect(room.code.value).toBe('8K2F');
    expect(room.entries.value).toEqual([]);
    room.follow('#s=ZK2F');
    expect(room.notice.value).toMatchObject({
      type: 'bad-code',
      linked: true,
      read: { problem: 'range', nearest: '2K2F' },
    });
    expect(room.code.value).toBe('8K2F');
    room.open('2K2F');
    expect(room.code.value).toBe('2K2F');
    expect(openRoom({}, '#s=!').notice.value).toMatchObject({ type: 'bad-code' });
  });

  it('keeps the circle as it is turned when its own link is opened', () => {
    const kept = {};
    const room = openRoom(kept, '', 'turned');
    expect(openRoom(kept, `#s=${room.code.value}`).circle.value).toEqual(room.circle.value);
  });

  it('deals again only what is not locked', () => {
    const room = openRoom();
    const [held, place] = [room.circle.value[3]!, 3];
    room.toggleLock(tileOf(held));
    for (let i = 0; i < 20; i++) {
      room.deal();
      expect(room.circle.value[place]).toBe(held);
    }
  });

  it('moves, turns and announces', () => {
    const room = openRoom({}, '#s=8K2F');
    const first = room.circle.value[0]!;
    const tile = tileOf(first);
    room.step(tile, -1);
    expect(room.circle.value[7]).toBe(first);
    room.move(tile, 4);
    expect(room.circle.value[4]).toBe(first);
    room.turn(tile);
    expect(room.circle.value[4]).toBe(otherSide(first));
    expect(room.notice.value).toEqual({ type: 'turned', character: otherSide(first) });
    expect(room.code.value).toBe(encodeSetup([...room.circle.value]));
  });

  it('turns a banned character away at once, and keeps one side of each tile', () => {
    const room = openRoom({}, '#s=8K2F');
    const gone = room.circle.value[2]!;
    room.ban(gone);
    expect(room.circle.value[2]).toBe(otherSide(gone));
    room.ban(otherSide(gone));
    expect(room.notice.value).toEqual({
      type: 'refused',
      refusal: { code: 'both-out', character: otherSide(gone) },
    });
    expect(room.wishFor([gone, otherSide(gone)])).toBe(otherSide(gone));
    room.turn(tileOf(gone));
    expect(room.out.value).toEqual([]);
  });

  it('refuses to deal against a lock, and says so before it is asked', () => {
    const room = openRoom({}, '#s=8K2F');
    const held = room.circle.value[2]!;
    room.toggleLock(tileOf(held));
    room.want(otherSide(held));
    expect(room.circle.value[2]).toBe(held);
    const refusal = { code: 'locked-out', character: held, space: 2 };
    expect(room.refusal.value).toEqual(refusal);
    room.deal();
    expect(room.notice.value).toEqual({ type: 'refused', refusal });
    room.shrug(held);
    expect(room.refusal.value).toBeUndefined();
  });

  it('deals by a preset; the opposite of last night needs a last night', () => {
    const room = openRoom();
    room.choosePreset('opposite');
    expect(room.wanted.value).toEqual([]);
    room.markPlayed();
    const last = room.circle.value;
    room.choosePreset('opposite');
    expect([...room.circle.value].sort()).toEqual(last.map(otherSide).sort());
    room.clearWishes();
    expect(room.wanted.value).toEqual([]);
  });

  it('does not repeat the last games when told so', () => {
    const room = openRoom({}, '#s=8K2F');
    room.markPlayed();
    for (let tile = 0; tile < 8; tile++) room.toggleLock(tile);
    expect(room.refusal.value).toBeUndefined();
    room.avoid.value = 5;
    expect(room.refusal.value).toEqual({ code: 'all-had', n: 1 });
  });

  it('names the players in the order of play', () => {
    const room = openRoom();
    room.setPlayers(2);
    room.setName(0, 'Mei');
    room.setName(1, 'Bo');
    expect(room.inOrder.value).toEqual(['Mei', 'Bo']);
    room.order.value = [1, 0];
    expect(room.inOrder.value).toEqual(['Bo', 'Mei']);
    room.setPlayers(3);
    expect(room.order.value).toBeNull();
  });
});

describe('the history', () => {
  it('turns a draw into a game, stars, renames, deletes and takes back', async () => {
    const kept = {};
    const room = openRoom(kept);
    room.markPlayed();
    expect(room.entries.value).toHaveLength(1);
    const { id } = room.entries.value[0]!;
    room.star(id, true);
    room.rename(id, '  The long night ');
    room.deal();
    expect(room.entries.value.map(({ played }) => played)).toEqual([false, true]);
    await room.remove(id);
    expect(room.entries.value).toHaveLength(1);
    const notice = room.notice.value;
    if (notice?.type === 'deleted') notice.undo();
    await vi.waitFor(() =>
      expect(openRoom(kept).entries.value[1]).toMatchObject({ id, starred: true, title: 'The long night' }),
    );
  });

  it('forgets old draws, but never what was played, starred or named', () => {
    const room = openRoom();
    room.markPlayed();
    room.deal();
    room.star(room.entries.value[0]!.id, true);
    for (let i = 0; i < DRAWS_KEPT + 10; i++) room.deal();
    expect(room.entries.value).toHaveLength(DRAWS_KEPT + 2);
    expect(room.entries.value.at(-1)!.played).toBe(true);
    expect(room.entries.value.at(-2)!.starred).toBe(true);
  });

  it.each(['dunhuang.setup', 'dunhuang.setups'])('puts damaged data in %s aside and says so', (name) => {
    const kept: Record<string, string> = {};
    openRoom(kept).stop();
    const spoilt = JSON.stringify({ version: 1, data: [{ id: 7 }] });
    kept[`shang.${name}`] = spoilt;
    const room = openRoom(kept);
    expect(room.trouble.value).toBe('damaged');
    expect(kept[`shang.${name}.damaged.1`]).toBe(spoilt);
  });
});
