import { effect, signal } from '@preact/signals';
import { describe, expect, it, vi } from 'vitest';
import { createGame, outcome, play, toMove, view } from '../../../../src/games/dunhuang/index.ts';
import type { Session } from '../support/dunhuang.ts';

import {
  anyMove,
  bot,
  memoryStore,
  newGame,
  openTable,
  person,
  quickBots,
  settings,
  settle,
} from '../support/table.ts';

async function playOn(session: Session, until = (_: Session): boolean => false): Promise<void> {
  const pick = anyMove();
  await settle(session);
  while (session.stage.value.at !== 'over' && !until(session)) {
    if (session.stage.value.at === 'curtain') session.liftCurtain();
    await session.play(pick(session.legal.value));
    await settle(session);
  }
}

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

describe('taking back', () => {
  const atCamel = async (players = [person(0), bot(1)]): Promise<Session> => {
    const session = openTable(newGame(players));
    await playOn(
      session,
      ({ view: { value }, stage }) => stage.value.at === 'person' && value.ask === 'camel',
    );
    return session;
  };

  it('steps to the start of the turn and forward again', async () => {
    const session = await atCamel();
    const start = session.game.value.moves.length;
    expect(session.back.value).toBe('start');
    await session.undo();
    expect(session.game.value.moves).toHaveLength(start);
    const before = session.view.value;
    await session.play({ type: 'move-camel', steps: 1 });
    await session.play({ type: 'take-good', to: 'shop' });
    await session.play({ type: 'take-coins' });
    const after = session.view.value;
    for (let n = 0; n < 3; n++) {
      expect(session.back.value).toBe('can');
      await session.undo();
    }
    expect(session.back.value).toBe('start');
    expect(session.view.value).toEqual(before);
    expect(session.happened.value).toBeUndefined();
    for (let n = 0; n < 3; n++) await session.redo();
    expect(session.view.value).toEqual(after);
    expect(session.canRedo.value).toBe(false);
  });

  it('survives a reload, and is forgotten when another way is taken', async () => {
    const session = await atCamel();
    await session.play({ type: 'move-camel', steps: 1 });
    await session.undo();
    const again = openTable(session.game.value);
    expect(again.canRedo.value).toBe(true);
    await again.play({ type: 'move-camel', steps: 2 });
    expect(again.canRedo.value).toBe(false);
  });

  it('keeps what follows when the same move is made by hand', async () => {
    const session = await atCamel();
    await session.play({ type: 'move-camel', steps: 1 });
    await session.play({ type: 'take-good', to: 'hand' });
    await session.undo();
    await session.undo();
    await session.play({ type: 'move-camel', steps: 1 });
    expect(session.game.value.undone).toEqual([{ type: 'take-good', to: 'hand' }]);
  });
});

describe('taking back freely, against bots alone', () => {
  const freely = { settings: settings({ takeBack: true }) };
  const person0 = ({ stage }: Session) => stage.value.at === 'person';

  const afterSomeTurns = async (players = [person(0), bot(1), bot(2)], deps: object = freely) => {
    const session = openTable(newGame(players), deps);
    await playOn(session, ({ game, stage }) => stage.value.at === 'person' && game.value.moves.length > 40);
    return session;
  };

  it('goes from decision to decision, to the very first, and says so in the log', async () => {
    const session = await afterSomeTurns();
    const all = session.game.value.moves;
    expect(session.game.value.retaken).toBeUndefined();
    let steps = 0;
    for (; session.back.value === 'can' || session.back.value === 'freely'; steps++) {
      const before = session.game.value.moves.length;
      await session.undo();
      expect(session.game.value.moves.length).toBeLessThan(before);
      expect(person0(session)).toBe(true);
    }
    expect(steps).toBeGreaterThan(10);
    expect(session.back.value).toBe('start');
    // Nothing is lost: all of it can be done again.
    expect([...session.game.value.moves, ...session.game.value.undone]).toEqual(all);
    expect(session.game.value.retaken).toEqual([session.game.value.moves.length]);
    await session.redo();
    await settle(session);
    expect(session.log.value.filter(({ again }) => again)).toHaveLength(1);
  });

  it('is said to have a price the first time only, and stays marked', async () => {
    const session = await afterSomeTurns();
    for (let n = 0; n < 9 && session.back.value === 'can'; n++) await session.undo();
    expect(session.back.value).toBe('freely');
    await session.undo();
    expect(session.back.value).toBe('can');
    const kept = openTable(session.game.value, freely);
    expect(kept.game.value.retaken).toEqual(session.game.value.retaken);
  });

  it('interrupts a bot who thinks', async () => {
    const never = { choose: () => new Promise<never>(() => {}), close() {} };
    const store = memoryStore();
    const session = openTable(newGame([person(0), bot(1)]), { ...freely, store });
    await playOn(session, ({ game, stage }) => stage.value.at === 'person' && game.value.moves.length > 10);
    const { game } = session;
    session.close();
    const stuck = openTable(game.value, { ...freely, store, bots: never });
    for (let n = 0; n < 9 && stuck.stage.value.at === 'person'; n++)
      await stuck.play(stuck.legal.value.at(-1)!);
    expect(stuck.stage.value.at).toBe('bot');
    expect(stuck.back.value).toBe('freely');
    await stuck.undo();
    expect(person0(stuck)).toBe(true);
  });

  it('is for one person among bots who wants it', async () => {
    const unwanted = await afterSomeTurns([person(0), bot(1)], {});
    for (let n = 0; n < 9 && unwanted.back.value === 'can'; n++) await unwanted.undo();
    expect(unwanted.back.value).not.toBe('freely');
    const two = openTable(newGame([person(0), person(1)]), freely);
    await playOn(two, ({ game }) => game.value.moves.length > 12);
    expect(two.back.value).not.toBe('freely');
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

describe('bots', () => {
  it('that break are told, and try again', async () => {
    let broken = true;
    let closed = 0;
    const { choose } = quickBots();
    const session = openTable(newGame([bot(0), person(1)]), {
      bots: {
        choose: async (...asked) => {
          if (broken) throw new Error('dead');
          return choose(...asked);
        },
        close: () => void closed++,
      },
    });
    await settle(session);
    expect(session.botTrouble.value).toBe(true);
    expect(closed).toBe(1);
    broken = false;
    session.retry();
    await settle(session);
    expect(session.botTrouble.value).toBe(false);
    expect(session.stage.value.at).toBe('person');
  });

  it('that say what is not legal are as good as broken', async () => {
    const session = openTable(newGame([bot(0), person(1)]), {
      bots: { choose: async () => ({ type: 'end-turn' }), close() {} },
    });
    await settle(session);
    expect(session.botTrouble.value).toBe(true);
    expect(session.game.value.moves).toEqual([]);
  });

  it('are handed what their seat may know', async () => {
    const handed: unknown[] = [];
    const bots = quickBots();
    const session = openTable(newGame([bot(0), bot(1), bot(2)]), {
      bots: {
        ...bots,
        choose: (seen, ...rest) => {
          handed.push(seen);
          return bots.choose(seen, ...rest);
        },
      },
    });
    await settle(session);
    let state = createGame(session.game.value.options);
    for (const [n, move] of session.game.value.moves.entries()) {
      expect(handed[n]).toEqual(view(state, toMove(state)));
      state = play(state, move);
    }
  });

  it('take their time, less before the end of a turn, and none when they are skipped', async () => {
    const pauses: number[] = [];
    const session = openTable(newGame([bot(0), bot(1)]), {
      settings: settings({ pace: 'slow' }),
      wait: async (ms, stop) => {
        if (ms > 10_000) return new Promise((resolve) => stop.addEventListener('abort', () => resolve()));
        if (!stop.aborted) pauses.push(ms);
      },
    });
    await playUntil(session, 8);
    const ends = session.game.value.moves.filter(({ type }) => type === 'end-turn').length;
    expect(ends).toBeGreaterThan(0);
    expect(pauses.length).toBeLessThanOrEqual(2 * (session.game.value.moves.length + 1) - ends);
    session.skip();
    const before = pauses.length;
    await settle(session);
    expect(session.stage.value.at).toBe('over');
    expect(pauses.length - before).toBeLessThanOrEqual(1);
  });

  it('wait for a tap after each of their moves where somebody wants that, but not before the end of a turn', async () => {
    const session = openTable(newGame([bot(0), bot(1)]), { settings: settings({ pace: 'tap' }) });
    const type = () => session.game.value.moves.at(-1)?.type;
    const turnOfLoop = () => new Promise((resolve) => setTimeout(resolve, 0));
    await vi.waitUntil(() => session.awaits.value);
    expect(session.game.value.moves).toHaveLength(1);
    let ended = false;
    while (!ended) {
      const before = session.game.value.moves.length;
      for (let n = 0; n < 3; n++) await turnOfLoop();
      expect(session.game.value.moves).toHaveLength(before);
      session.step();
      await vi.waitUntil(() => session.awaits.value && session.game.value.moves.length > before);
      const played = session.game.value.moves.slice(before);
      expect(played.filter((move) => move.type !== 'end-turn')).toHaveLength(1);
      ended = type() === 'end-turn';
    }
    session.skip();
    await settle(session);
    expect(session.stage.value.at).toBe('over');
  });

  it('go on by themselves when somebody who was to tap chooses another pace', async () => {
    const liked = signal(settings({ pace: 'tap' }).value);
    const session = openTable(newGame([bot(0), bot(1)]), { settings: liked });
    await vi.waitUntil(() => session.awaits.value);
    liked.value = settings().value;
    await settle(session);
    expect(session.stage.value.at).toBe('over');
  });

  it('stop when the table is closed', async () => {
    let asked = 0;
    const session = openTable(newGame([bot(0), bot(1)]), {
      bots: {
        choose: (_view, _mind, watch) =>
          new Promise((_, reject) => {
            asked++;
            watch?.signal?.addEventListener('abort', () => reject(watch.signal!.reason));
          }),
        close() {},
      },
    });
    await vi.waitFor(() => expect(asked).toBe(1));
    session.close();
    await new Promise((resolve) => setTimeout(resolve, 0));
    expect(asked).toBe(1);
    expect(session.botTrouble.value).toBe(false);
  });

  async function playUntil(session: Session, moves: number): Promise<void> {
    while (session.game.value.moves.length < moves) await new Promise((resolve) => setTimeout(resolve, 0));
  }
});
