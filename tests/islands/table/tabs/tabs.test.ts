import { describe, expect, it, vi } from 'vitest';
import type { TabHandlers, Tabs } from '../../../../src/islands/table/tabs/types.ts';
import { callingTabs, lockedTabs } from '../support/dunhuang.ts';
import { memoryStore, newGame, openTable, person, settle, tabHub } from '../support/table.ts';

const WAYS: [string, (channel: ReturnType<typeof tabHub>) => Tabs][] = [
  ['locks', (channel) => lockedTabs(navigator.locks, channel)],
  ['calls', (channel) => callingTabs(channel, 100, 300)],
];

let games = 0;

describe.each(WAYS)('two tabs, with %s', (_, open) => {
  const channel = tabHub();
  const ways = () => open(channel);
  const join = (id: string) => {
    const heard: string[] = [];
    const handlers: TabHandlers = {
      lead: () => void heard.push('lead'),
      yield: async () => void heard.push('yield'),
      follow: () => void heard.push('follow'),
    };
    return { heard, ...ways().join(id, handlers) };
  };
  const until = (said: () => unknown, expected: unknown) =>
    vi.waitFor(() => expect(said()).toEqual(expected), { timeout: 5000, interval: 5 });

  it('one leads, the other follows, until the first is gone', async () => {
    const id = `g${games++}`;
    const first = join(id);
    await until(() => first.heard, ['lead']);
    const second = join(id);
    await until(() => second.heard, ['follow']);
    first.leave();
    await until(() => second.heard.at(-1), 'lead');
    second.leave();
  });

  it('the second can take over, and the first again', async () => {
    const id = `g${games++}`;
    const first = join(id);
    await until(() => first.heard, ['lead']);
    const second = join(id);
    await until(() => second.heard, ['follow']);
    second.takeOver();
    await until(() => second.heard.at(-1), 'lead');
    await until(() => first.heard.at(-1), 'follow');
    first.takeOver();
    await until(() => first.heard.at(-1), 'lead');
    await until(() => second.heard.at(-1), 'follow');
    second.leave();
    first.leave();
  });

  it('play and follow one game, move by move', async () => {
    const id = `g${games++}`;
    const store = memoryStore();
    const other = memoryStore(store.kept, store.channel);
    const game = newGame([person(0), person(1)], { id });
    await store.add(game);
    const one = openTable(game, { store, tabs: ways() });
    one.liftCurtain();
    await one.play(one.legal.value[0]!);
    const two = openTable(game, { store: other, tabs: ways() });
    await until(() => two.following.value, true);
    await until(() => two.game.value.moves, one.game.value.moves);
    expect(two.legal.value).toEqual([]);
    two.liftCurtain();
    expect(two.viewer.value).toBeNull();
    one.liftCurtain();
    await one.play(one.legal.value[0]!);
    await until(() => two.game.value.moves, one.game.value.moves);
    expect(two.happened.value?.at).toBe(1);
    await two.takeOver();
    await until(() => [one.following.value, two.following.value], [true, false]);
    await settle(two);
    two.liftCurtain();
    await two.play(two.legal.value[0]!);
    await until(() => one.game.value.moves, two.game.value.moves);
    expect(two.game.value.moves).toHaveLength(3);
    two.close();
    await until(() => one.following.value, false);
    one.close();
  });
});

it('a tab that takes the game twice, once asked and once in vain, robs nobody of the lead, not even itself', async () => {
  const channel = tabHub();
  const heard: string[] = [];
  const tabs = lockedTabs(navigator.locks, channel, 1);
  let letGo = () => {};
  const yielded = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  const first = tabs.join('twice', {
    lead: () => void heard.push('first leads'),
    yield: () => yielded,
    follow() {},
  });
  await vi.waitFor(() => expect(heard).toEqual(['first leads']));
  const second = tabs.join('twice', {
    lead: () => void heard.push('lead'),
    yield: async () => {},
    follow: () => void heard.push('follow'),
  });
  await vi.waitFor(() => expect(heard.at(-1)).toBe('follow'));
  second.takeOver();
  second.takeOver();
  await vi.waitFor(() => expect(heard.at(-1)).toBe('lead')); // it waited long enough
  letGo();
  for (let turn = 0; turn < 5; turn++) await new Promise((resolve) => setTimeout(resolve)); // whatever comes of it
  expect(heard.at(-1)).toBe('lead');
  first.leave();
  second.leave();
});
