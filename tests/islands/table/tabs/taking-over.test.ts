/** A game goes to and fro between tabs while somebody taps as fast as can be: no move that was shown is ever missing. */

import { describe, expect, it, vi } from 'vitest';
import type { Move } from '../../../../src/games/dunhuang/index.ts';
import { goesOn } from '../../../../src/islands/table/record/compare.ts';
import type { Tabs } from '../../../../src/islands/table/tabs/types.ts';
import { dice } from '../../../support/dice.ts';
import { callingTabs, createStore, lockedTabs, type Session } from '../support/dunhuang.ts';
import { anyMove, memoryStore, newGame, openTable, person, tabHub } from '../support/table.ts';

type Hub = ReturnType<typeof tabHub>;

const sleep = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** A device that takes its time, one transaction after another, as a database does. */
function slowDevice(random: () => number, hub: Hub) {
  const { shelf, kept } = memoryStore();
  let last = Promise.resolve();
  const inTurn = <T>(act: () => Promise<T>): Promise<T> => {
    const mine = last.then(() => sleep(random() * 6)).then(act);
    last = mine.then(
      () => {},
      () => {},
    );
    return mine;
  };
  const slow = {
    ...shelf,
    read: (keys: readonly string[]) => inTurn(() => shelf.read(keys)),
    update: (...asked: Parameters<typeof shelf.update>) => inTurn(() => shelf.update(...asked)),
  };
  return { kept, openStore: () => createStore(async () => slow, hub) };
}

const WAYS: [string, (hub: Hub) => Tabs][] = [
  ['locks', (hub) => lockedTabs(navigator.locks, hub, 200)],
  ['calls', (hub) => callingTabs(hub, 50, 400)],
];

/** Taps whatever can be tapped, again and again, and notes what was shown. */
async function tapAway(session: Session, until: () => boolean, shown: (moves: readonly Move[]) => void) {
  const pick = anyMove(5);
  while (!until()) {
    session.liftCurtain();
    const [only] = session.legal.value;
    if (only) void session.play(pick(session.legal.value));
    shown(session.game.value.moves);
    await sleep(3);
  }
}

/** Takes the game over; who is not heard on a busy machine presses again, as people do. */
async function lead(session: Session): Promise<void> {
  while (session.following.value) {
    await session.takeOver();
    const led = vi.waitFor(() => expect(session.following.value).toBe(false), { timeout: 2000, interval: 1 });
    await led.catch(() => {});
  }
}

describe.each(WAYS)('with %s', (name, open) => {
  it('60 changes of tab lose nothing', { timeout: 60_000 }, async () => {
    const hub = tabHub();
    const random = dice(name);
    const { kept, openStore } = slowDevice(random, hub);
    const game = newGame([person(0), person(1), person(2), person(3)], {
      id: `over-${name}`,
      options: { players: 4, seed: 'long' },
    });
    await openStore().add(game);
    const sessions = [0, 1, 2].map(() => openTable(game, { store: openStore(), tabs: open(hub) }));
    const confirmed: (readonly Move[])[] = [];
    let over = false;
    const tapping = sessions.map((session) =>
      tapAway(
        session,
        () => over,
        (moves) => {
          if (moves !== confirmed.at(-1)) confirmed.push(moves);
        },
      ),
    );
    let led = new Set<number>();
    let changes = 0;
    while (changes < 60 && sessions[0]!.stage.value.at !== 'over') {
      const next = Math.floor(random() * 3);
      await lead(sessions[next]!);
      led = led.add(next);
      changes++;
      await sleep(random() * 20);
    }
    over = true;
    await Promise.all(tapping);
    for (const session of sessions) session.close();
    await sleep(50);
    const moves = kept.get(game.id)!.moves;
    expect(led.size).toBe(3);
    expect(moves.length, `${changes} changes of tab`).toBeGreaterThan(40);
    for (const seen of confirmed) expect(goesOn({ moves: seen }, { moves })).toBe(true);
  });
});

it('a tab that was frozen while it wrote is overruled, and shows what is there', async () => {
  const hub = tabHub();
  const { kept, openStore } = slowDevice(dice('frozen'), hub);
  const game = newGame([person(0), person(1)], { id: 'frozen' });
  await openStore().add(game);
  let thaw = (): void => {};
  const frozen = new Promise<void>((resolve) => {
    thaw = resolve;
  });
  const store = openStore();
  let freezes = false;
  const one = openTable(game, {
    store: {
      ...store,
      update: async (...asked) => {
        if (freezes) await frozen;
        return store.update(...asked);
      },
    },
    tabs: lockedTabs(navigator.locks, hub, 30),
  });
  await vi.waitFor(() => expect(one.game.value.revision).toBe(1));
  one.liftCurtain();
  freezes = true;
  const late = one.play(one.legal.value[0]!);
  const two = openTable(game, { store: openStore(), tabs: lockedTabs(navigator.locks, hub, 30) });
  await vi.waitFor(() => expect(two.following.value).toBe(true));
  await two.takeOver();
  await vi.waitFor(() => expect(two.following.value).toBe(false));
  two.liftCurtain();
  await two.play(two.legal.value.at(-1)!);
  expect(two.game.value.moves).toHaveLength(1);
  thaw();
  await late;
  await vi.waitFor(() => expect(one.game.value.moves).toEqual(two.game.value.moves));
  expect(one.overtaken.value).toBe(true);
  expect(one.following.value).toBe(true);
  expect(kept.get('frozen')!.moves).toEqual(two.game.value.moves);
  one.close();
  two.close();
});

it('who is robbed while it comes to lead does not lead', async () => {
  const hub = tabHub();
  const { openStore } = slowDevice(dice('robbed'), hub);
  const game = newGame([person(0), person(1)], { id: 'robbed' });
  await openStore().add(game);
  const tabs = () => lockedTabs(navigator.locks, hub, 30);
  const [one, two, three] = [0, 1, 2].map(() => openTable(game, { store: openStore(), tabs: tabs() }));
  await vi.waitFor(() =>
    expect([two!, three!].map(({ following }) => following.value)).toEqual([true, true]),
  );
  await Promise.all([two!.takeOver(), three!.takeOver()]);
  const all = [one!, two!, three!];
  const leaders = () => all.filter(({ following }) => !following.value).length;
  const settled = () => vi.waitFor(() => expect(leaders()).toBe(1), { timeout: 5000, interval: 5 });
  await settled();
  expect(leaders()).toBeLessThanOrEqual(1);
  await sleep(60); // both had asked, so it may change hands once more
  await settled();
  for (const session of all) session.close();
});
