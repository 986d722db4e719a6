import { signal } from '@preact/signals';
import { describe, expect, it, vi } from 'vitest';
import { createGame, play, toMove, view } from '../../../../src/games/dunhuang/index.ts';
import type { Session } from '../support/dunhuang.ts';
import { bot, newGame, openTable, person, quickBots, settings, settle } from '../support/table.ts';

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
