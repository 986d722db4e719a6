import { effect } from '@preact/signals';
import { describe, expect, it } from 'vitest';
import { createGame, outcome, play, view } from '../../../../src/games/dunhuang/index.ts';
import { bot, memoryStore, newGame, openTable, person, playOn, settings } from '../support/table.ts';

describe('a whole game', () => {
  it.each([
    ['one person, two bots', [person(0), bot(1), bot(2)]],
    ['four persons', [person(0), person(1), person(2), person(3)]],
    ['two persons and a bot', [bot(0), person(1), person(2)]],
    ['bots only', [bot(0), bot(1)]],
  ])('%s', async (_, players) => {
    const store = memoryStore();
    const session = openTable(newGame(players), { store });
    await playOn(session);
    const { game, stage } = session;
    const end = game.value.moves.reduce(play, createGame(game.value.options));
    expect(stage.value).toEqual({ at: 'over', outcome: outcome(end) });
    expect(store.kept.get('game')).toEqual({ version: 1, game: 'dunhuang', ...game.value });
    expect(store.counted.puts).toBe(game.value.moves.length);
  });
});

it('keeps a move before it is shown', async () => {
  const order: string[] = [];
  const memory = memoryStore();
  const store: typeof memory = {
    ...memory,
    update: async (...asked) => {
      await new Promise((resolve) => setTimeout(resolve)); // whatever else was about to happen has happened
      order.push('kept');
      return memory.update(...asked);
    },
  };
  const session = openTable(newGame([person(0), person(1)]), { store });
  session.liftCurtain();
  effect(() => {
    if (session.happened.value) order.push('shown');
  });
  await session.play(session.legal.value[0]!);
  expect(order).toEqual(['kept', 'shown']);
});

it('goes on where nothing can be kept, and says so', async () => {
  const store = { ...memoryStore(), update: async () => ({ result: 'failed', trouble: 'full' }) as const };
  const session = openTable(newGame([person(0), bot(1)]), { store });
  await session.play(session.legal.value[0]!);
  expect(session.trouble.value).toBe('full');
  expect(session.game.value.moves.length).toBeGreaterThan(0);
});

it('refuses what is not legal, what comes twice at once, and what is not asked for', async () => {
  const session = openTable(newGame([person(0), person(1)]));
  const [move] = openTable(newGame([person(0), bot(1)])).legal.value;
  await session.play(move!); // behind the curtain
  session.liftCurtain();
  await session.play({ type: 'end-turn' });
  expect(session.game.value.moves).toEqual([]);
  await Promise.all([session.play(move!), session.play(move!)]);
  expect(session.game.value.moves).toEqual([move]);
});

describe('eyes', () => {
  it('are those of the only person, always', async () => {
    const session = openTable(newGame([bot(0), person(1), bot(2)]));
    const seen = new Set<number | null>();
    effect(() => void seen.add(session.viewer.value));
    await playOn(session, ({ log }) => log.value.length > 60);
    expect([...seen]).toEqual([1]);
  });

  it('never see a hand that is not theirs, at any moment of a game', async () => {
    const session = openTable(newGame([person(0), bot(1), person(2), person(3)]));
    let holder: number | null = null;
    effect(() => {
      const { value: eyes } = session.viewer;
      const state = session.game.value.moves.reduce(play, createGame(session.game.value.options));
      if (session.stage.value.at === 'over') return;
      expect(session.view.value).toEqual(view(state, eyes ?? undefined));
      if (session.stage.value.at === 'curtain') expect(eyes).toBeNull();
      else if (eyes !== null)
        expect(eyes).toBe(session.stage.value.at === 'person' ? session.stage.value.seat : holder);
      holder = eyes;
      for (const { events, seat } of [...session.log.value, ...session.since.value]) {
        for (const event of events) {
          const secret = 'goods' in event || (event.type === 'kept' && 'good' in event);
          if (secret)
            expect([seat, 'to' in event && event.to, 'from' in event && event.from]).toContain(eyes);
        }
      }
    });
    await playOn(session);
  });

  it.each([
    ['one person', [person(0), bot(1)], 0],
    ['several', [person(0), person(1)], null], // who looked last is nobody special, also after a reload
  ])('see everything when the game is over: %s', async (_, players, eyes) => {
    const session = openTable(newGame(players));
    await playOn(session);
    expect(session.viewer.value).toBe(eyes);
    for (const { known, handSize } of session.view.value.seats) expect(known).toHaveLength(handSize);
    for (const { events } of session.log.value.slice(0, 2)) expect(events[0]).toHaveProperty('unkept');
  });
});

describe('the curtain', () => {
  it('falls before another person, and tells what happened since', async () => {
    const session = openTable(newGame([person(0), person(1)]));
    expect(session.stage.value).toEqual({ at: 'curtain', seat: 0 });
    expect(session.legal.value).toEqual([]);
    session.liftCurtain();
    expect(session.view.value.seat).toBe(0);
    await session.play(session.legal.value[0]!);
    expect(session.stage.value).toEqual({ at: 'curtain', seat: 1 });
    expect(session.view.value.seat).toBeNull();
    expect(session.happened.value?.events).toEqual([{ type: 'kept', rule: 'setup.hand', seat: 0 }]);
    expect(session.since.value).toHaveLength(1);
    session.liftCurtain();
    expect(session.since.value).toHaveLength(1);
    expect(session.happened.value).toBeUndefined();
  });

  it('is there again after a reload', async () => {
    const store = memoryStore();
    const session = openTable(newGame([person(0), person(1)]), { store });
    session.liftCurtain();
    expect(openTable(session.game.value, { store }).stage.value.at).toBe('curtain');
  });
});

describe('what goes by itself', () => {
  it('is the end of the turn where that is wanted', async () => {
    const session = openTable(newGame([person(0), bot(1)]), { settings: settings({ autoEnd: true }) });
    const asked: boolean[] = [];
    effect(() => void asked.push(session.legal.value.some(({ type }) => type === 'end-turn')));
    await playOn(session);
    const ends = session.game.value.moves.filter(({ type }) => type === 'end-turn');
    expect(ends.length).toBeGreaterThan(10);
  });

  it('is an answer that leaves no choice, without a curtain', async () => {
    const session = openTable(newGame([person(0), person(1)]));
    const curtains: unknown[] = [];
    effect(() => {
      if (session.stage.value.at === 'curtain') curtains.push(session.stage.value.seat);
    });
    await playOn(session, ({ legal }) => {
      const [only, ...others] = legal.value;
      return others.length === 0 && (only?.type === 'give' || only?.type === 'skip-bonus');
    });
    expect(session.stage.value.at).toBe('over');
  });
});
