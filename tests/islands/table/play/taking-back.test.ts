import { describe, expect, it } from 'vitest';
import type { Session } from '../support/dunhuang.ts';
import { bot, memoryStore, newGame, openTable, person, playOn, settings, settle } from '../support/table.ts';

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
