import { describe, expect, it } from 'vitest';
import { decodeSetup } from '../../../../../src/games/dunhuang/index.ts';
import { newGameBox } from '../../../../../src/islands/dunhuang/table/boxes.ts';
import { optionsOf } from '../../../../../src/islands/dunhuang/table/new-game/options.ts';
import { OWN, type Own, readOwn } from '../../../../../src/islands/dunhuang/table/new-game/own.ts';
import { MARKET_NAMES, opponents } from '../../../../../src/islands/dunhuang/table/opponents.ts';
import type { Asking, Draft } from '../../../../../src/islands/table/lobby/draft.ts';
import {
  freshDraft,
  fromHandover,
  seatDown,
  wishOf,
} from '../../../../../src/islands/table/lobby/fill-in.ts';
import { freshGame } from '../../../../../src/islands/table/record/new-game.ts';
import { memoryStorage } from '../../../../support/storage.ts';
import { rules } from '../../../table/support/dunhuang.ts';

const chance = { random: () => 0 };
const asking: Asking = { newGame: { own: OWN, readOwn }, opponents };
const wish = (from: Draft) => wishOf({ optionsOf: async (own: Own) => optionsOf(own) }, from);
const draft: Draft = freshDraft(asking, chance);
const withOwn = (own: Partial<Own>): Draft => ({ ...draft, own: { ...draft.own, ...own } });

describe('a new game', () => {
  it('begins with one person against two bots, and a fourth place in waiting', async () => {
    expect(draft.count).toBe(3);
    expect(draft.players.map(({ bot }) => bot === null)).toEqual([true, false, false, false]);
    expect(new Set(draft.players.map(({ name }) => name)).size).toBe(4);
    expect(await wish(draft)).toEqual({ players: draft.players.slice(0, 3), seed: '', own: {} });
  });

  it('is one that the engine deals', async () => {
    const deal = await wish({ ...withOwn({ code: '8k2f' }), count: 4, first: 2, seed: 'again' });
    expect(freshGame(rules, deal!).options).toEqual({
      players: 4,
      seed: 'again',
      circle: decodeSetup('8K2F'),
      firstPlayer: 2,
    });
  });

  it.each(['8K2', 'ZZZZ', '8K%F'])('is none with a code like %s', async (code) => {
    expect(await wish(withOwn({ code }))).toBeUndefined();
  });

  it('draws lots where the one who should start does not play', async () => {
    expect(await wish({ ...draft, count: 2, first: 3 })).not.toHaveProperty('firstPlayer');
  });

  it('mentions only the rulings that are not the printed ones', async () => {
    const strict = withOwn({ rulings: { ...OWN.rulings, sameGood: 'forbidden' } });
    expect(await wish(strict)).toMatchObject({ own: { rulings: { sameGood: 'forbidden' } } });
  });

  it('gives a bot a name that nobody has, and asks a person for theirs', () => {
    const withPerson = seatDown(asking, draft, 1, null, chance);
    expect(withPerson.players[1]).toMatchObject({ name: '', bot: null });
    const back = seatDown(asking, withPerson, 1, { level: 'master', personality: 'miser' }, chance);
    expect(MARKET_NAMES).toContain(back.players[1]!.name);
    expect(new Set(back.players.map(({ name }) => name)).size).toBe(4);
    const stronger = seatDown(asking, back, 1, { level: 'grandmaster', personality: null }, chance);
    expect(stronger.players[1]!.name).toBe(back.players[1]!.name);
  });

  it('takes over circle and people from the set-up page, who play in that order', () => {
    const handed = fromHandover(draft, { players: ['Mei', 'Bo'], own: { code: '8K2F' } });
    expect(handed).toMatchObject({ count: 2, own: { code: '8K2F' }, first: 0 });
    expect(handed.players.slice(0, 2).map(({ name, bot }) => [name, bot])).toEqual([
      ['Mei', null],
      ['Bo', null],
    ]);
    expect(fromHandover(draft, { players: [], own: { code: '8K2F' } })).toEqual(withOwn({ code: '8K2F' }));
  });

  it('remembers people and rulings, but neither circle nor seed', () => {
    const storage = memoryStorage();
    const box = newGameBox({ storage: () => storage });
    const people = seatDown(asking, draft, 1, null, chance);
    const rulings = { ...OWN.rulings, supply: 'unlimited' as const };
    box.write({ ...people, count: 2, seed: 'x', own: { code: '8K2F', rulings } });
    const { value } = box.read();
    expect(value).toMatchObject({ count: 2, seed: '', own: { code: '', rulings } });
    expect(value!.players).toEqual(people.players);
  });

  it('was once kept with the rulings beside the rest', () => {
    const { players } = draft;
    const data = { count: 3, players, first: 1, code: '', rulings: { supply: 'unlimited' }, seed: '' };
    const kept = { 'shang.dunhuang.table.new': JSON.stringify({ version: 1, data }) };
    const { value } = newGameBox({ storage: () => memoryStorage(kept) }).read();
    expect(value).toMatchObject({ count: 3, players, first: 1, own: { rulings: { supply: 'unlimited' } } });
  });

  it('forgets what makes no sense', () => {
    const box = newGameBox({
      storage: () => memoryStorage({ 'shang.dunhuang.table.new': '{"version":1,"data":{"count":9}}' }),
    });
    expect(box.read()).toEqual({ trouble: 'damaged' });
  });
});
