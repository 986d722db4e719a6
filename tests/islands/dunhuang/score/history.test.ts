import { describe, expect, it } from 'vitest';
import { decodeSheet, encodeSheet } from '../../../../src/islands/dunhuang/score/link.ts';
import type { ScoreModel } from '../../../../src/islands/dunhuang/score/model.ts';
import { scoreRules } from '../../../../src/islands/dunhuang/score/rules.ts';
import { freshSheet } from '../../../../src/islands/dunhuang/score/sheet.ts';
import { readFile, toCsv, toJson } from '../../../../src/islands/dunhuang/score/transfer.ts';
import { bgStatsLink } from '../../../../src/islands/score/bg-stats.ts';
import { merge } from '../../../../src/islands/score/history.ts';
import { standings } from '../../../../src/islands/score/standings.ts';
import { openModel } from './support.ts';

/** Case 5 of the rulings: 16, 15 and 8 points. */
function threePlayers(model: ScoreModel): void {
  model.setCount(3);
  for (const [seat, name] of (['Mei', '=Bo', 'Lin "the, quiet"'] as const).entries()) {
    model.setName(seat as 0 | 1 | 2, name);
  }
  model.typeHand(0, '9 9 4');
  model.typeHand(1, '9 9 2');
  model.typeHand(2, '9 4 4');
  for (const token of [2, 3, 4] as const) model.toggleToken(0, token);
  model.toggleToken(1, 5);
  for (const token of [6, 7] as const) model.toggleToken(2, token);
  model.setAmount(0, 'prestige', 1);
  model.setAmount(1, 'prestige', 4);
  model.setFirst(1);
  model.setSetup('00A1');
}

const names = (sheet: { players: readonly { name: string }[] }, seat: number) => sheet.players[seat]!.name;

describe('the history', () => {
  it('keeps a game once, however often it is corrected', async () => {
    const kept = {};
    const model = openModel(kept);
    threePlayers(model);
    await model.save();
    model.setAmount(2, 'prestige', 9);
    await model.save();
    const again = openModel(kept);
    expect(again.entries.value).toHaveLength(1);
    expect(again.entries.value[0]).toMatchObject({ id: 'game-1', date: '2026-11-16T20:30:00.000Z' });
    expect(again.entries.value[0]!.sheet.players[2]!.prestige).toBe(9);
  });

  it('keeps games that another window added meanwhile', async () => {
    const kept = {};
    const here = openModel(kept);
    const there = openModel(kept);
    threePlayers(there);
    await there.save();
    await here.addFile({ entries: [{ ...there.entries.value[0]!, id: 'other' }], unreadable: 0 });
    expect(openModel(kept).entries.value).toHaveLength(2);
  });

  it('deletes with a way back', async () => {
    const model = openModel();
    threePlayers(model);
    await model.save();
    const before = model.entries.value;
    await model.remove('game-1');
    expect(model.entries.value).toEqual([]);
    model.notice.value!.undo!();
    expect(model.entries.value).toEqual(before);
  });

  it('says at once that a game is deleted; taken back while that is under way, it is kept all the same', async () => {
    const kept = {};
    const model = openModel(kept);
    threePlayers(model);
    await model.save();
    const before = model.entries.value;
    const removing = model.remove('game-1');
    expect(model.notice.value).toMatchObject({ code: 'deleted' });
    model.notice.value!.undo!();
    expect(model.entries.value).toEqual(before);
    await removing;
    await expect.poll(() => openModel(kept).entries.value).toEqual(before);
  });

  it('tells nobody who shows something else when a game is deleted', async () => {
    const model = openModel();
    threePlayers(model);
    await model.save();
    const other = { ...model.entries.value[0]!, id: 'other' };
    await model.addFile({ entries: [other], unreadable: 0 });
    const [played, names] = [model.playedAt.value, model.knownNames.value];
    await model.remove('other');
    expect(model.playedAt.value).toBe(played);
    expect(model.knownNames.value).toBe(names);
    expect(names).toEqual(['Mei', '=Bo', 'Lin "the, quiet"']);
  });

  it('knows how everybody has done', async () => {
    const model = openModel();
    threePlayers(model);
    await model.save();
    const [first] = model.entries.value;
    const later = { ...first!, id: 'later', date: '2026-11-17T20:30:00.000Z' };
    const instant = { ...later, id: 'instant', sheet: { ...later.sheet, instant: 2 as const } };
    const all = merge(model.entries.value, [later, instant]);
    expect(all).toHaveLength(3);
    const [mei, lin, bo] = standings(scoreRules, all, names);
    expect(mei).toMatchObject({ name: 'Mei', games: 3, wins: 2, scored: 2, average: 16, best: 16 });
    expect(mei!.how).toEqual({ points: 2, coins: 0, shared: 0, instant: 0 });
    expect(lin).toMatchObject({ wins: 1, points: [8, 8], how: { instant: 1 } });
    expect(bo).toMatchObject({ name: '=Bo', wins: 0, average: 15 });
  });

  it.each([
    ['JSON', toJson],
    ['CSV', toCsv],
  ])('comes back from %s as it went', async (_, write) => {
    const model = openModel();
    threePlayers(model);
    await model.save();
    expect(readFile(write(model.entries.value))).toEqual({ entries: model.entries.value, unreadable: 0 });
  });

  it('lets no spreadsheet take a name for a formula', async () => {
    const model = openModel();
    threePlayers(model);
    await model.save();
    expect(toCsv(model.entries.value)).toContain(",'=Bo,");
  });

  it.each(['', 'a,b\n1,2', '{', '{"entries":[]}', '{"format":"shang-scores","entries":[{"id":"x"}]}'])(
    'refuses a file with %j',
    async (text) => {
      const model = openModel();
      await model.addFile(readFile(text));
      expect(model.notice.value).toEqual({ code: 'bad-file' });
      expect(model.entries.value).toEqual([]);
    },
  );
});

describe('a link', () => {
  it('holds the whole sheet', () => {
    const { sheet, ...model } = openModel();
    threePlayers({ sheet, ...model });
    model.setInstant(2);
    expect(decodeSheet(encodeSheet(sheet.value))).toEqual(sheet.value);
    expect(encodeSheet(sheet.value)).toMatch(/^[\w-]{1,400}$/);
  });

  it('to BG Stats says who played, began and won, with points and places', () => {
    const model = openModel();
    threePlayers(model);
    const link = bgStatsLink(scoreRules, model.sheet.value, {
      game: { name: 'Merchants of Dunhuang', id: 'merchants-of-dunhuang' },
      first: model.sheet.value.first,
      comments: model.sheet.value.setup,
      id: 'game-1',
      date: new Date('2026-11-16T20:30:00Z'),
      names: ['Mei', 'Bo', 'Lin'],
    });
    const address = new URL(link);
    expect(address.origin + address.pathname).toBe('https://app.bgstatsapp.com/createPlay.html');
    const play = JSON.parse(address.searchParams.get('data')!);
    expect(play).toMatchObject({
      sourceName: 'Shang',
      sourcePlayId: 'game-1',
      playDate: '2026-11-16 20:30:00',
      game: { name: 'Merchants of Dunhuang', highestWins: true, noPoints: false },
      players: [
        { name: 'Mei', score: 16, rank: 1, winner: true, startPlayer: false },
        { name: 'Bo', score: 15, rank: 2, winner: false, startPlayer: true },
        { name: 'Lin', score: 8, rank: 3, winner: false, startPlayer: false },
      ],
    });
  });
});

describe('a history of thousands', () => {
  const many = Array.from({ length: 1234 }, (_, n) => ({
    id: `game-${n}`,
    date: new Date(Date.UTC(2026, 0, 1) - n * 3_600_000).toISOString(),
    sheet: freshSheet(),
  }));
  const earlier = () => ({ 'shang.dunhuang.scores': JSON.stringify({ version: 1, data: many }) });
  const ids = (model: ReturnType<typeof openModel>) => model.entries.value.map(({ id }) => id);

  it('reads the latest, counts all, and reads on when asked', () => {
    const { games, entries } = openModel(earlier());
    expect(games.total.value).toBe(1234);
    expect(entries.value).toEqual(many.slice(0, 100));
    games.more(140);
    expect(entries.value).toEqual(many.slice(0, 140));
    expect(games.all()).toEqual(many);
  });

  it('deletes and brings back one of long ago, and is the same as before', async () => {
    const kept = earlier();
    const model = openModel(kept);
    model.games.more(700);
    await model.remove('game-650');
    expect(model.games.total.value).toBe(1233);
    expect(ids(model)).not.toContain('game-650');
    expect(openModel(kept).games.find('game-650')).toBeUndefined();
    await model.notice.value!.undo!();
    expect(model.games.total.value).toBe(1234);
    expect(openModel(kept).games.all()).toEqual(many);
  });

  it('counts a game that is saved again once', async () => {
    const kept = earlier();
    const model = openModel(kept);
    await model.show('game-999');
    model.setAmount(0, 'prestige', 7);
    await model.save();
    expect(model.games.total.value).toBe(1234);
    const again = openModel(kept);
    expect(again.games.all()).toHaveLength(1234);
    expect(again.games.find('game-999')!.sheet.players[0]!.prestige).toBe(7);
    expect(ids(again)[0]).toBe('game-0');
  });
});
