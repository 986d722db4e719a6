import { describe, expect, it } from 'vitest';
import { linkToGame } from '../../../../src/islands/table/address/links.ts';
import { type Address, createDoors } from '../../../../src/islands/table/address/router.ts';
import { bot, memoryStore, newGame, person, wanderMoves } from '../support/table.ts';

function stand(fragment = '') {
  const address: Address & { now: string } = {
    now: fragment,
    read: () => address.now,
    write: (next) => {
      address.now = next;
    },
  };
  const store = memoryStore();
  return { address, store, doors: createDoors(store, address) };
}

const moves = wanderMoves(2, 'table');
const finished = newGame([person(0), bot(1)], { moves });

describe('the address of the table', () => {
  it('is the lobby when it says nothing', async () => {
    const { doors } = stand();
    await doors.follow();
    expect(doors.showing.value).toEqual({ room: 'lobby', handover: undefined });
  });

  it('brings a circle and people from the set-up room', async () => {
    const { doors } = stand('#s=8K2F&p=Mei&p=Bo');
    await doors.follow();
    expect(doors.showing.value).toEqual({
      room: 'lobby',
      handover: { setup: '8K2F', players: ['Mei', 'Bo'] },
    });
  });

  it('opens a kept game, and says so where there is none', async () => {
    const { doors, store, address } = stand('#game=game');
    await doors.follow();
    expect(doors.showing.value).toEqual({ room: 'lobby', problem: 'missing' });
    await store.add(finished);
    await doors.follow();
    expect(doors.showing.value).toEqual({ room: 'game', game: { ...finished, revision: 1 } });
    doors.leave();
    expect(address.now).toBe('');
    expect(doors.showing.value).toEqual({ room: 'lobby' });
  });

  it('changes with the game that is opened', async () => {
    const { doors, address } = stand();
    await doors.begin(finished);
    expect(address.now).toBe('#game=game');
    const { value } = doors.showing;
    await doors.follow();
    expect(doors.showing.value).toBe(value);
  });

  it('shows a game from a link at its move, with the eyes asked for', async () => {
    const { players, options } = finished;
    const { doors } = stand(linkToGame({ record: { options, moves }, players, at: 7, eyes: 1 }));
    await doors.follow();
    expect(doors.showing.value).toMatchObject({ room: 'replay', at: 7, eyes: 1, running: false });
    await doors.leaveReplay();
    expect(doors.showing.value).toEqual({ room: 'lobby' });
  });

  it('says what is wrong with a link', async () => {
    const { doors } = stand('#g=nonsense');
    await doors.follow();
    expect(doors.showing.value).toMatchObject({ room: 'lobby', problem: { problem: 'not-a-record' } });
  });
});

describe('looking back', () => {
  it('opens all hands of a finished game, and leads back to it', async () => {
    const { doors } = stand();
    doors.lookBack(finished, 3);
    expect(doors.showing.value).toMatchObject({ eyes: 'open', at: 3, running: false });
    await doors.leaveReplay();
    expect(doors.showing.value).toEqual({ room: 'game', game: finished });
  });

  it('of a game that goes on sees no more than the person alone with bots, or than nobody', () => {
    const { doors } = stand();
    doors.lookBack({ ...finished, moves: moves.slice(0, 9) });
    expect(doors.showing.value).toMatchObject({ eyes: 0, running: true });
    doors.lookBack({ ...finished, players: [person(0), person(1)], moves: moves.slice(0, 9) });
    expect(doors.showing.value).toMatchObject({ eyes: null, running: true });
  });

  it('tries another way from there: a game of its own that begins with the same moves', async () => {
    const { doors, store } = stand();
    const { options, players } = finished;
    await doors.tryFrom({ options, moves }, players, 5, 'Another way');
    const now = doors.showing.value;
    if (now.room !== 'game') throw new Error(now.room);
    expect(now.game).toMatchObject({ name: 'Another way', moves: moves.slice(0, 5), undone: [], players });
    expect(now.game.id).not.toBe(finished.id);
    expect(store.kept.get(now.game.id)).toEqual({ version: 1, ...now.game });
  });
});
