import { describe, expect, it } from 'vitest';
import { decodeSetup } from '../../../../../src/games/dunhuang/index.ts';
import {
  type Draft,
  draftBox,
  freshDraft,
  fromHandover,
  seatDown,
  wishOf,
} from '../../../../../src/islands/dunhuang/table/new-game/draft.ts';
import { freshGame, MARKET_NAMES } from '../../../../../src/islands/table/play/new-game.ts';
import { memoryStorage } from '../../../../support/storage.ts';

const chance = { random: () => 0 };
const draft: Draft = freshDraft(chance);

describe('a new game', () => {
  it('begins with one person against two bots, and a fourth place in waiting', () => {
    expect(draft.count).toBe(3);
    expect(draft.players.map(({ bot }) => bot === null)).toEqual([true, false, false, false]);
    expect(new Set(draft.players.map(({ name }) => name)).size).toBe(4);
    expect(wishOf(draft)).toEqual({ players: draft.players.slice(0, 3), seed: '' });
  });

  it('is one that the engine deals', () => {
    const wish = wishOf({ ...draft, count: 4, code: '8k2f', first: 2, seed: 'again' });
    if (typeof wish === 'string') throw new Error(wish);
    expect(freshGame(wish).options).toEqual({
      players: 4,
      seed: 'again',
      circle: decodeSetup('8K2F'),
      firstPlayer: 2,
    });
  });

  it('says what is wrong with a code', () => {
    expect(wishOf({ ...draft, code: '8K2' })).toBe('length');
    expect(wishOf({ ...draft, code: 'ZZZZ' })).toBe('range');
    expect(wishOf({ ...draft, code: '8K%F' })).toBe('character');
  });

  it('draws lots where the one who should start does not play', () => {
    expect(wishOf({ ...draft, count: 2, first: 3 })).not.toHaveProperty('firstPlayer');
  });

  it('mentions only the rulings that are not the printed ones', () => {
    expect(wishOf(draft)).not.toHaveProperty('rulings');
    const strict = { ...draft, rulings: { ...draft.rulings, sameGood: 'forbidden' as const } };
    expect(wishOf(strict)).toMatchObject({ rulings: { sameGood: 'forbidden' } });
  });

  it('gives a bot a name that nobody has, and asks a person for theirs', () => {
    const withPerson = seatDown(draft, 1, null, chance);
    expect(withPerson.players[1]).toMatchObject({ name: '', bot: null });
    const back = seatDown(withPerson, 1, { level: 'master', personality: 'miser' }, chance);
    expect(MARKET_NAMES).toContain(back.players[1]!.name);
    expect(new Set(back.players.map(({ name }) => name)).size).toBe(4);
    const stronger = seatDown(back, 1, { level: 'grandmaster', personality: null }, chance);
    expect(stronger.players[1]!.name).toBe(back.players[1]!.name);
  });

  it('takes over circle and people from the set-up room, who play in that order', () => {
    const handed = fromHandover(draft, { setup: '8K2F', players: ['Mei', 'Bo'] });
    expect(handed).toMatchObject({ count: 2, code: '8K2F', first: 0 });
    expect(handed.players.slice(0, 2).map(({ name, bot }) => [name, bot])).toEqual([
      ['Mei', null],
      ['Bo', null],
    ]);
    expect(fromHandover(draft, { setup: '8K2F', players: [] })).toEqual({ ...draft, code: '8K2F' });
  });

  it('remembers people and rulings, but neither circle nor seed', () => {
    const storage = memoryStorage();
    const box = draftBox({ storage: () => storage });
    const people = seatDown(draft, 1, null, chance);
    box.write({
      ...people,
      count: 2,
      code: '8K2F',
      seed: 'x',
      rulings: { ...draft.rulings, supply: 'unlimited' },
    });
    const { value } = box.read();
    expect(value).toMatchObject({ count: 2, code: '', seed: '', rulings: { supply: 'unlimited' } });
    expect(value!.players).toEqual(people.players);
  });

  it('forgets what makes no sense', () => {
    const box = draftBox({
      storage: () => memoryStorage({ 'shang.dunhuang.table.new': '{"version":1,"data":{"count":9}}' }),
    });
    expect(box.read()).toEqual({ trouble: 'damaged' });
  });
});
