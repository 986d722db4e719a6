import { describe, expect, it, vi } from 'vitest';
import { encodeSetup } from '../../../../src/games/dunhuang/index.ts';
import { draftBox, historyBox } from '../../../../src/islands/dunhuang/setup/boxes.ts';
import { otherSide, tileOf } from '../../../../src/islands/dunhuang/setup/circle.ts';
import { DRAWS_KEPT } from '../../../../src/islands/dunhuang/setup/history.ts';
import { createSetup } from '../../../../src/islands/dunhuang/setup/model.ts';
import { dice } from '../../../support/dice.ts';
import { memoryStorage } from '../../../support/storage.ts';

/** The page on a device that keeps what it is given. */
function openSetup(kept: Record<string, string> = {}, fragment = '', seed = 'room') {
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

describe('the set-up page', () => {
  it('deals at once, and remembers everything', () => {
    const kept = {};
    const setup = openSetup(kept);
    const code = setup.code.value;
    expect(setup.entries.value.map((entry) => entry.code)).toEqual([code]);
    setup.setPlayers(3);
    setup.setName(0, 'Mei');
    setup.tick('goods', true);
    setup.toggleLock(2);
    setup.ban('maid');
    setup.drawOrder(true);
    const again = openSetup(kept, '', 'another');
    expect(again.circle.value).toEqual(setup.circle.value);
    expect(again.players.value).toBe(3);
    expect(again.names.value[0]).toBe('Mei');
    expect(again.ticks.value).toEqual(['goods']);
    expect(again.locked.value).toEqual([2]);
    expect(again.out.value).toEqual(['maid']);
    expect(again.order.value).toEqual(setup.order.value);
  });

  it('opens the circle of a link, and says when a link is damaged', () => {
    const setup = openSetup({}, '#s=8k2f');
    expect(setup.code.value).toBe('8K2F');
    expect(setup.entries.value).toEqual([]);
    setup.follow('#s=ZK2F');
    expect(setup.notice.value).toMatchObject({
      type: 'bad-code',
      linked: true,
      read: { problem: 'range', nearest: '2K2F' },
    });
    expect(setup.code.value).toBe('8K2F');
    setup.open('2K2F');
    expect(setup.code.value).toBe('2K2F');
    expect(openSetup({}, '#s=!').notice.value).toMatchObject({ type: 'bad-code' });
  });

  it('keeps the circle as it is turned when its own link is opened', () => {
    const kept = {};
    const setup = openSetup(kept, '', 'turned');
    expect(openSetup(kept, `#s=${setup.code.value}`).circle.value).toEqual(setup.circle.value);
  });

  it('deals again only what is not locked', () => {
    const setup = openSetup();
    const [held, place] = [setup.circle.value[3]!, 3];
    setup.toggleLock(tileOf(held));
    for (let i = 0; i < 20; i++) {
      setup.deal();
      expect(setup.circle.value[place]).toBe(held);
    }
  });

  it('moves, turns and announces', () => {
    const setup = openSetup({}, '#s=8K2F');
    const first = setup.circle.value[0]!;
    const tile = tileOf(first);
    setup.step(tile, -1);
    expect(setup.circle.value[7]).toBe(first);
    setup.move(tile, 4);
    expect(setup.circle.value[4]).toBe(first);
    setup.turn(tile);
    expect(setup.circle.value[4]).toBe(otherSide(first));
    expect(setup.notice.value).toEqual({ type: 'turned', character: otherSide(first) });
    expect(setup.code.value).toBe(encodeSetup([...setup.circle.value]));
  });

  it('turns a banned character away at once, and keeps one side of each tile', () => {
    const setup = openSetup({}, '#s=8K2F');
    const gone = setup.circle.value[2]!;
    setup.ban(gone);
    expect(setup.circle.value[2]).toBe(otherSide(gone));
    setup.ban(otherSide(gone));
    expect(setup.notice.value).toEqual({
      type: 'refused',
      refusal: { code: 'both-out', character: otherSide(gone) },
    });
    expect(setup.wishFor([gone, otherSide(gone)])).toBe(otherSide(gone));
    setup.turn(tileOf(gone));
    expect(setup.out.value).toEqual([]);
  });

  it('refuses to deal against a lock, and says so before it is asked', () => {
    const setup = openSetup({}, '#s=8K2F');
    const held = setup.circle.value[2]!;
    setup.toggleLock(tileOf(held));
    setup.want(otherSide(held));
    expect(setup.circle.value[2]).toBe(held);
    const refusal = { code: 'locked-out', character: held, space: 2 };
    expect(setup.refusal.value).toEqual(refusal);
    setup.deal();
    expect(setup.notice.value).toEqual({ type: 'refused', refusal });
    setup.shrug(held);
    expect(setup.refusal.value).toBeUndefined();
  });

  it('deals by a preset; the opposite of last night needs a last night', () => {
    const setup = openSetup();
    setup.choosePreset('opposite');
    expect(setup.wanted.value).toEqual([]);
    setup.markPlayed();
    const last = setup.circle.value;
    setup.choosePreset('opposite');
    expect([...setup.circle.value].sort()).toEqual(last.map(otherSide).sort());
    setup.clearWishes();
    expect(setup.wanted.value).toEqual([]);
  });

  it('does not repeat the last games when told so', () => {
    const setup = openSetup({}, '#s=8K2F');
    setup.markPlayed();
    for (let tile = 0; tile < 8; tile++) setup.toggleLock(tile);
    expect(setup.refusal.value).toBeUndefined();
    setup.avoid.value = 5;
    expect(setup.refusal.value).toEqual({ code: 'all-had', n: 1 });
  });

  it('names the players in the order of play', () => {
    const setup = openSetup();
    setup.setPlayers(2);
    setup.setName(0, 'Mei');
    setup.setName(1, 'Bo');
    expect(setup.inOrder.value).toEqual(['Mei', 'Bo']);
    setup.order.value = [1, 0];
    expect(setup.inOrder.value).toEqual(['Bo', 'Mei']);
    setup.setPlayers(3);
    expect(setup.order.value).toBeNull();
  });
});

describe('the history', () => {
  it('turns a draw into a game, stars, renames, deletes and takes back', async () => {
    const kept = {};
    const setup = openSetup(kept);
    setup.markPlayed();
    expect(setup.entries.value).toHaveLength(1);
    const { id } = setup.entries.value[0]!;
    setup.star(id, true);
    setup.rename(id, '  The long night ');
    setup.deal();
    expect(setup.entries.value.map(({ played }) => played)).toEqual([false, true]);
    await setup.remove(id);
    expect(setup.entries.value).toHaveLength(1);
    const notice = setup.notice.value;
    if (notice?.type === 'deleted') notice.undo();
    await vi.waitFor(() =>
      expect(openSetup(kept).entries.value[1]).toMatchObject({ id, starred: true, title: 'The long night' }),
    );
  });

  it('forgets old draws, but never what was played, starred or named', () => {
    const setup = openSetup();
    setup.markPlayed();
    setup.deal();
    setup.star(setup.entries.value[0]!.id, true);
    for (let i = 0; i < DRAWS_KEPT + 10; i++) setup.deal();
    expect(setup.entries.value).toHaveLength(DRAWS_KEPT + 2);
    expect(setup.entries.value.at(-1)!.played).toBe(true);
    expect(setup.entries.value.at(-2)!.starred).toBe(true);
  });

  it.each(['dunhuang.setup', 'dunhuang.setups'])('puts damaged data in %s aside and says so', (name) => {
    const kept: Record<string, string> = {};
    openSetup(kept).stop();
    const spoilt = JSON.stringify({ version: 1, data: [{ id: 7 }] });
    kept[`shang.${name}`] = spoilt;
    const setup = openSetup(kept);
    expect(setup.trouble.value).toBe('damaged');
    expect(kept[`shang.${name}.damaged.1`]).toBe(spoilt);
  });
});
