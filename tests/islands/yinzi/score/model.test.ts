import { readFileSync } from 'node:fs';
import { describe, expect, it, vi } from 'vitest';
import { COUNTED, MARKETS, SECTIONS } from '../../../../src/games/yinzi/index.ts';
import { decodeSheet, encodeSheet } from '../../../../src/islands/yinzi/score/link.ts';
import { writePlayersLink } from '../../../../src/islands/yinzi/score/players-link.ts';
import { summaryOf } from '../../../../src/islands/yinzi/score/reckoning.ts';
import { NO_COUNTS, type Sheet } from '../../../../src/islands/yinzi/score/sheet.ts';
import { readFile, toCsv, toJson } from '../../../../src/islands/yinzi/score/transfer.ts';
import { tapped } from '../../../../src/islands/yinzi/score/turn-order.ts';
import { alternatives } from '../../../../src/islands/yinzi/score/what-if.ts';
import { memoryStorage } from '../../../../src/lib/memory-storage.ts';
import { below, seedFrom } from '../../../../src/lib/random.ts';
import type { PlayerCount, Seat } from '../../../../src/lib/seats.ts';
import { RATE, WORTH } from '../../../support/yinzi-game.ts';
import { countAll, openPad, PLAYED_SHEET } from './support.ts';

/** The pad of `PLAYED_SHEET` as the first version sent it. */
const EARLIER_LINK =
  'WzEsIjMuMy4yLjUuNC40LjIuMyIsNSxbMiwwXSxbWyJNZWkiLDAsIjYuMS4xLjEuMi4uLjEuLi4xLi4xLjEuMS4uMS4yLi4xLjIuLi43LjYuIl0sWyJCbyIsMSwiNC4yLjEuLi4yLi4uLjIuLi4uMi4yLjEuLjEuMi4uLjEuMi40LjkuMSJdLFsiIiwyLCI1Li4yLjEuMS4uMi4uMS4uLi4yLi4uMi4yLi4xLjIuLjEuLjYuMy4yIl0sWyLFgXVrYXN6IiwzLCIzLjMuLjEuLjEuLi4uLi4xLi4zLjEuMS4uMy4uLjEuLjEuMy4xMi4xIl1dXQ';

/** A second, plain sum of what lies before a player. */
function plainly({ players, count, points, rate }: Sheet, seat: number): number {
  const { counts } = players[seat]!;
  let sum = 2 * counts.capacity + counts.emissaries + counts.left + counts.silver - 2 * counts.misfortune;
  sum += 2 * counts['factory-1'] + 3 * counts['factory-2'] + 5 * (counts['factory-3'] + counts['factory-4']);
  for (const market of MARKETS) sum += counts[market] * (points[market] ?? 0);
  sum += 4 * counts['war-4'] + 2 * counts['war-2'];
  sum += 3 * counts['route-3'] + 2 * counts['route-2'] + counts['route-1'];
  if (rate !== null) for (let copper = counts.copper; copper >= rate; copper -= rate) sum += 1;
  for (const section of SECTIONS) {
    const others = players
      .slice(0, count)
      .filter((_, other) => other !== seat)
      .map((other) => other.counts[section]);
    const own = counts[section];
    if (own > 0 && others.every((other) => other < own)) sum += 2;
    else if (own > 0 && others.every((other) => other <= own)) sum += 1;
  }
  return sum;
}

describe('the scoring pad', () => {
  it('its totals equal a second plain sum, in 1,000 random games as they are tapped', () => {
    const dice = new Int32Array(4);
    seedFrom('pad', dice, 0);
    const n = (most: number): number => below(dice, 0, most + 1);
    for (let game = 0; game < 1000; game++) {
      const count = (2 + n(2)) as PlayerCount;
      const sheet: Sheet = {
        count,
        players: PLAYED_SHEET.players.map((player) => ({
          ...player,
          counts: { ...NO_COUNTS, ...Object.fromEntries(COUNTED.map((of) => [of, n(5)])), copper: n(40) },
        })),
        points: Object.fromEntries(MARKETS.map((market) => [market, n(6)])) as Sheet['points'],
        rate: 1 + n(9),
        order: [],
      };
      const totals = summaryOf(sheet).sheets.map(({ total }) => total);
      expect(totals).toEqual(totals.map((_, seat) => plainly(sheet, seat)));
    }
  });

  it('counts what is tapped, asks the board once, and says who has won', async () => {
    const storage = memoryStorage();
    const model = openPad(storage);
    countAll(model);
    expect(model.summary.value.verdict).toMatchObject({ how: 'missing', winners: [] });
    expect(summaryOf(model.sheet.value).verdict.missing).toHaveLength(9); // eight markets, and the rate
    for (const market of MARKETS) model.setPoints(market, WORTH[market]);
    model.setRate(RATE);
    expect(model.summary.value.sheets.map(({ total }) => total)).toEqual(
      [0, 1, 2, 3].map((seat) => plainly(model.sheet.value, seat)),
    );
    expect(model.summary.value.verdict).toMatchObject({ how: 'points', winners: [0] });
    await vi.waitFor(() =>
      expect(JSON.parse(storage.getItem('shang.yinzi.box')!).data.points).toEqual(WORTH),
    );
    model.clear();
    const next = openPad(storage);
    countAll(next);
    // The rate is another in every game.
    await vi.waitFor(() => expect(summaryOf(next.sheet.value).verdict.missing).toEqual(['rate']));
  });

  it('score.tie: asks for the turn order where two are level, and only then', () => {
    const model = openPad();
    const tap = (seat: Seat) => model.change({ order: tapped(model.sheet.value.order, seat) });
    model.setCount(3);
    for (const seat of [0, 1, 2] as const) model.setAmount(seat, 'silver', 5);
    expect(model.summary.value.verdict).toMatchObject({ how: 'level', winners: [], level: [0, 1, 2] });
    tap(2);
    expect(model.summary.value.verdict).toMatchObject({ how: 'order', winners: [2] });
    tap(0);
    expect(model.summary.value.sheets.map(({ rank }) => rank)).toEqual([2, 3, 1]);
    tap(2); // taken back, and what came after it
    expect(model.sheet.value.order).toEqual([]);
  });

  it('box: marks what cannot be where it is, and reckons all the same', async () => {
    const model = openPad();
    model.setAmount(0, 'misfortune', 17);
    await vi.waitFor(() =>
      expect(model.warnings.value).toMatchObject([{ code: 'misfortune', counted: 17, allowed: 16 }]),
    );
    expect(model.summary.value.sheets[0]!.total).toBe(-34);
    model.setAmount(0, 'misfortune', 16);
    expect(model.warnings.value).toEqual([]);
    model.setAmount(1, 'factory-4', 1);
    expect(model.warnings.value).toMatchObject([{ code: 'level', seat: 1, of: ['factory-4'] }]);
    expect(model.summary.value.sheets[1]!.total).toBe(5);
  });

  it('reads links and files from before somebody could enter a level IV', () => {
    expect(decodeSheet(EARLIER_LINK)).toEqual(PLAYED_SHEET);
    const { entries, unreadable } = readFile(readFileSync('tests/fixtures/yinzi-pad.v1.csv', 'utf8'));
    expect(entries.map(({ sheet }) => sheet)).toEqual([PLAYED_SHEET]);
    expect(unreadable).toBe(0);
  });

  it('is there again after a reload, in the middle of a count', () => {
    const storage = memoryStorage();
    countAll(openPad(storage));
    expect(openPad(storage).sheet.value.players[3]!.counts.copper).toBe(12);
  });

  it('knows what was filled in on the page of the box meanwhile, and writes no more than that', async () => {
    const storage = memoryStorage();
    countAll(openPad(storage));
    storage.setItem('shang.yinzi.box', JSON.stringify({ version: 1, data: { points: { japan: 7 } } }));
    const model = openPad(storage);
    await vi.waitFor(() => expect(model.sheet.value.points.japan).toBe(7));
    const kept = storage.getItem('shang.yinzi.score');
    model.readAgain(); // as another tab is told: it must not write again, or the two would never rest
    expect(storage.getItem('shang.yinzi.score')).toBe(kept);
  });

  it('takes over who played from the round companion, in turn order; a count that is running is asked about', async () => {
    const model = openPad();
    expect(await model.follow(writePlayersLink(['Mei', '', 'Bo']))).toBe(true);
    expect(model.sheet.value).toMatchObject({ count: 3, order: [0, 1, 2] });
    expect(model.sheet.value.players.map(({ name }) => name)).toEqual(['Mei', '', 'Bo', '']);
    model.setAmount(0, 'silver', 1);
    expect(await model.follow(writePlayersLink(['Ann', 'Joe']))).toBe(false);
    expect(model.question.value).toMatchObject({ by: 'round', sheet: { count: 2 } });
  });

  it('opens a pad from a link, and says so where it is damaged', async () => {
    const model = openPad();
    expect(await model.follow(`#sheet=${encodeSheet(PLAYED_SHEET)}`)).toBe(true);
    expect(model.sheet.value).toEqual(PLAYED_SHEET);
    expect(await model.follow('#sheet=abc')).toBe(true);
    expect(model.notice.value).toMatchObject({ code: 'bad-link' });
    expect(await model.follow('#top')).toBe(false);
  });

  it('keeps a game in the history, and writes and reads it as files', async () => {
    const model = openPad();
    await model.follow(`#sheet=${encodeSheet(PLAYED_SHEET)}`);
    model.setName(2 as Seat, 'Ann');
    await model.save();
    const entries = model.entries.value;
    expect(entries).toHaveLength(1);
    expect(readFile(toJson(entries))).toEqual({ entries, unreadable: 0 });
    expect(readFile(toCsv(entries))).toEqual({ entries, unreadable: 0 });
  });

  it('a link holds the whole pad, in fewer than 600 characters', () => {
    const code = encodeSheet(PLAYED_SHEET);
    expect(decodeSheet(code)).toEqual(PLAYED_SHEET);
    expect(code.length).toBeLessThan(600);
    const three: Sheet = { ...PLAYED_SHEET, count: 3, rate: null, points: { ...WORTH, japan: null } };
    expect(decodeSheet(encodeSheet(three))).toMatchObject({ count: 3, rate: null, points: { japan: null } });
  });

  it('what if: one more of anything whose worth is known, one misfortune less, and whether that changes the winner', () => {
    const level: Sheet = { ...PLAYED_SHEET, points: { ...WORTH, spain: null } };
    const second = alternatives(PLAYED_SHEET, 2);
    expect(second.map(({ of }) => of)).not.toContain('copper');
    expect(second.find(({ of }) => of === 'misfortune')).toMatchObject({ fewer: true });
    expect(alternatives(PLAYED_SHEET, 0).map(({ of }) => of)).not.toContain('misfortune'); // has none
    expect(alternatives(level, 2).map(({ of }) => of)).not.toContain('spain');
    const close: Sheet = {
      ...PLAYED_SHEET,
      count: 2,
      players: PLAYED_SHEET.players.map((player) => ({ ...player, counts: { ...NO_COUNTS, silver: 3 } })),
      order: [0],
    };
    const silver = alternatives(close, 1).find(({ of }) => of === 'silver')!;
    expect(silver).toMatchObject({ total: 4, differs: true, verdict: { winners: [1] } });
  });
});
