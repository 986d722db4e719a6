import { describe, expect, it } from 'vitest';
import {
  COUNTED,
  type CountedGame,
  type CountedPlayer,
  finalScores,
  InvalidInput,
  type LineCode,
  MARKETS,
  SECTIONS,
  scoreWarnings,
} from '../../../src/games/yinzi/index.ts';
import { below, seedFrom } from '../../../src/lib/random.ts';
import type { Seat } from '../../../src/lib/seats.ts';

const NOBODY = Object.fromEntries(COUNTED.map((of) => [of, 0])) as CountedPlayer;

const game = (...players: Partial<CountedPlayer>[]): CountedGame => ({
  players: players.map((player) => ({ ...NOBODY, ...player })),
  points: { japan: 3, 'east-pool': 2 },
  rate: 5,
  order: ([0, 1, 2, 3] as const).slice(0, players.length),
});

const points = (code: LineCode, ...players: Partial<CountedPlayer>[]): number[] =>
  finalScores(game(...players)).map(({ lines }) => lines.find((line) => line.code === code)!.points);

describe('the final score', () => {
  it('score.boats: twice the capacity', () => {
    expect(points('boats', { capacity: 4 })).toEqual([8]);
  });

  it('score.factories: 2, 3 and 5 by level', () => {
    expect(points('factories', { 'factory-1': 2, 'factory-2': 1, 'factory-3': 1 })).toEqual([12]);
  });

  it('score.factories: a level IV, which there is not, counts as the highest there is', () => {
    expect(points('factories', { 'factory-4': 2 })).toEqual([10]);
  });

  it('score.commodities: what is printed, 1 for each emissary, 1 for each that never left', () => {
    const player = { japan: 2, 'east-pool': 1, spain: 1, emissaries: 1, left: 2 };
    expect(points('delivered', player)).toEqual([8]);
    expect(points('emissaries', player)).toEqual([1]);
    expect(points('left', player)).toEqual([2]);
  });

  it('score.war: discs of 4 and of 2', () => {
    expect(points('war', { 'war-4': 1, 'war-2': 2 })).toEqual([8]);
  });

  it('score.routes: what the tiles say', () => {
    expect(points('routes', { 'route-1': 1, 'route-2': 2, 'route-3': 3 })).toEqual([14]);
  });

  it('score.advancements: 2 for the most of a section, 1 each where level, nobody where nobody is', () => {
    const players = [
      { diplomacy: 2, economy: 1, 'war-routes': 1 },
      { diplomacy: 1, economy: 1, 'war-routes': 1 },
      { 'war-routes': 1 },
    ];
    expect(points('advancements', ...players)).toEqual([2 + 1 + 1, 1 + 1, 1]);
    const [first] = finalScores(game(...players));
    expect(first!.lines.find(({ code }) => code === 'advancements')!.terms).toEqual([
      { of: 'diplomacy', count: 1, each: 2 },
      { of: 'economy', count: 1, each: 1 },
      { of: 'war-routes', count: 1, each: 1 },
    ]);
  });

  it('score.silver: copper at the rate, rounded down; 1 a bag', () => {
    expect(points('silver', { silver: 3, copper: 14 })).toEqual([5]);
  });

  it('score.misfortune: 2 off each', () => {
    expect(points('misfortune', { misfortune: 3 }, {})).toEqual([-6, 0]);
  });

  it('score.tie: earliest in the last turn order', () => {
    const table = { ...game({ silver: 2 }, { silver: 2 }, { silver: 3 }), order: [1, 0, 2] as const };
    expect(finalScores(table).map(({ rank }) => rank)).toEqual([3, 2, 1]);
  });

  it('score.tie: shared as long as nobody said who came first', () => {
    const level = game({ silver: 2 }, { silver: 2 }, { silver: 2 });
    const ranks = (...order: Seat[]) => finalScores({ ...level, order }).map(({ rank }) => rank);
    expect(ranks()).toEqual([1, 1, 1]);
    expect(ranks(1)).toEqual([2, 1, 2]);
    expect(ranks(1, 2)).toEqual([3, 1, 2]);
  });

  it('score.silver: without a rate no copper is changed', () => {
    const [sheet] = finalScores({ ...game({ silver: 3, copper: 14 }), rate: null });
    expect(sheet!.total).toBe(3);
  });

  it('adds up as a plain sum does, in 2,000 random games', () => {
    const dice = new Int32Array(4);
    seedFrom('pads', dice, 0);
    const n = (most: number): number => below(dice, 0, most + 1);
    const each = <K extends string>(names: readonly K[], most: number) =>
      Object.fromEntries(names.map((name) => [name, n(most)])) as Record<K, number>;
    for (let i = 0; i < 2_000; i++) {
      const table: CountedGame = {
        players: Array.from({ length: 2 + n(2) }, () => ({ ...each(COUNTED, 4), copper: n(30) })),
        points: each(MARKETS, 5),
        rate: 1 + n(9),
        order: [],
      };
      const ordered = { ...table, order: table.players.map((_, seat) => seat as 0).reverse() };
      const sheets = finalScores(ordered);
      const plain = table.players.map((player) => {
        let sum = player.capacity + player.capacity;
        sum += player['factory-1'] * 2 + player['factory-2'] * 3;
        sum += (player['factory-3'] + player['factory-4']) * 5;
        for (const market of MARKETS) sum += player[market] * table.points[market]!;
        sum += player.emissaries + player.left;
        sum += player['war-4'] * 4 + player['war-2'] * 2;
        sum += player['route-1'] + player['route-2'] * 2 + player['route-3'] * 3;
        for (const section of SECTIONS) {
          const others = table.players.filter((other) => other !== player).map((other) => other[section]);
          const own = player[section];
          if (own > 0 && others.every((count) => count <= own)) sum += others.includes(own) ? 1 : 2;
        }
        return (
          sum +
          player.silver +
          (player.copper - (player.copper % table.rate!)) / table.rate! -
          player.misfortune * 2
        );
      });
      expect(sheets.map(({ total }) => total)).toEqual(plain);
      expect(sheets.map(({ rank }) => rank).sort()).toEqual(plain.map((_, place) => place + 1));
    }
  });

  it.each([
    null,
    {},
    { ...game({}), rate: 0 },
    { ...game({}), order: [1] },
    { ...game({}, {}), order: [0, 0] },
  ])('refuses %j with a code', (table) => {
    expect(() => finalScores(table as CountedGame)).toThrow(InvalidInput);
    expect(() => scoreWarnings(table as CountedGame)).toThrow(InvalidInput);
  });
});

describe('box: what cannot be is told, and scored all the same', () => {
  const codes = (...players: Partial<CountedPlayer>[]) =>
    scoreWarnings(game(...players)).map(({ code, seat, counted, allowed }) => [code, seat, counted, allowed]);

  it('nothing to say of a game that can be', () => {
    expect(codes({ misfortune: 16, silver: 26, copper: 56, japan: 5, left: 3 })).toEqual([]);
  });

  it.each([
    ['misfortune', { misfortune: 17 }, undefined, 17, 16],
    ['silver', { silver: 27 }, undefined, 27, 26],
    ['copper', { copper: 57 }, undefined, 57, 56],
    ['commodities', { japan: 5, left: 4 }, 0, 9, 8],
    ['country', { japan: 6 }, undefined, 6, 5],
    ['level', { 'factory-4': 1 }, 0, 1, 0],
    ['factories', { 'factory-1': 9 }, undefined, 9, 8],
    ['war', { 'war-4': 5 }, undefined, 5, 4],
    ['war', { 'war-2': 5 }, undefined, 5, 4],
    ['discs', { 'factory-3': 6, emissaries: 3 }, 0, 21, 20],
    ['routes', { 'route-1': 13 }, undefined, 13, 12],
    ['section', { economy: 7 }, undefined, 7, 6],
  ])('%s', (code, player, seat, counted, allowed) => {
    expect(codes(player, {})).toEqual([[code, seat, counted, allowed]]);
    expect(finalScores(game(player, {}))).toHaveLength(2);
  });
});
