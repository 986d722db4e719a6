import { describe, expect, it } from 'vitest';
import type { Address } from '../../../../src/islands/table/address/router.ts';
import { branch } from '../../../../src/islands/table/record/branch.ts';
import { linkToGame, openRouter } from '../support/dunhuang.ts';
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
  return { address, store, router: openRouter(store, address) };
}

const moves = wanderMoves(2, 'table');
const finished = newGame([person(0), bot(1)], { moves });

describe('the address of the table', () => {
  it('is the lobby when it says nothing', async () => {
    const { router } = stand();
    await router.follow();
    expect(router.showing.value).toEqual({ screen: 'lobby', handover: undefined });
  });

  it('brings a circle and people from the set-up page', async () => {
    const { router } = stand('#s=8K2F&p=Mei&p=Bo');
    await router.follow();
    expect(router.showing.value).toEqual({
      screen: 'lobby',
      handover: { players: ['Mei', 'Bo'], own: { code: '8K2F' } },
    });
  });

  it('opens a kept game, and says so where there is none', async () => {
    const { router, store, address } = stand('#game=game');
    await router.follow();
    expect(router.showing.value).toEqual({ screen: 'lobby', problem: 'missing' });
    await store.add(finished);
    await router.follow();
    expect(router.showing.value).toEqual({ screen: 'game', game: { ...finished, revision: 1 } });
    router.leave();
    expect(address.now).toBe('');
    expect(router.showing.value).toEqual({ screen: 'lobby' });
  });

  it('changes with the game that is opened', async () => {
    const { router, address } = stand();
    await router.begin(finished);
    expect(address.now).toBe('#game=game');
    const { value } = router.showing;
    await router.follow();
    expect(router.showing.value).toBe(value);
  });

  it('shows a game from a link at its move, from the viewpoint asked for', async () => {
    const { players, options } = finished;
    const { router } = stand(linkToGame({ record: { options, moves }, players, at: 7, viewpoint: 1 }));
    await router.follow();
    expect(router.showing.value).toMatchObject({ screen: 'replay', at: 7, viewpoint: 1, running: false });
    await router.leaveReplay();
    expect(router.showing.value).toEqual({ screen: 'lobby' });
  });

  it('says what is wrong with a link', async () => {
    const { router } = stand('#g=nonsense');
    await router.follow();
    expect(router.showing.value).toMatchObject({ screen: 'lobby', problem: { problem: 'not-a-record' } });
  });
});

describe('looking back', () => {
  it('opens all hands of a finished game, and leads back to it', async () => {
    const { router } = stand();
    router.lookBack(finished, 3);
    expect(router.showing.value).toMatchObject({ viewpoint: 'open', at: 3, running: false });
    await router.leaveReplay();
    expect(router.showing.value).toEqual({ screen: 'game', game: finished });
  });

  it('of a game that goes on sees no more than the person alone with bots, or than nobody', () => {
    const { router } = stand();
    router.lookBack({ ...finished, moves: moves.slice(0, 9) });
    expect(router.showing.value).toMatchObject({ viewpoint: 0, running: true });
    router.lookBack({ ...finished, players: [person(0), person(1)], moves: moves.slice(0, 9) });
    expect(router.showing.value).toMatchObject({ viewpoint: null, running: true });
  });

  it('tries another way from there: a game of its own that begins with the same moves', async () => {
    const { router, store } = stand();
    const { options, players } = finished;
    await router.begin(branch({ options, moves }, players, 5, 'Another way'));
    const now = router.showing.value;
    if (now.screen !== 'game') throw new Error(now.screen);
    expect(now.game).toMatchObject({ name: 'Another way', moves: moves.slice(0, 5), undone: [], players });
    expect(now.game.id).not.toBe(finished.id);
    expect(store.kept.get(now.game.id)).toEqual({ version: 1, game: 'dunhuang', ...now.game });
  });
});
