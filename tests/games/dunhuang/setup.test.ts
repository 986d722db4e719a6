import { describe, expect, it } from 'vitest';
import { isInGame, tokensToWin } from '../../../src/games/dunhuang/fast.ts';
import {
  CHARACTERS,
  cardsOf,
  createGame,
  type GameOptions,
  GOODS,
  goodsInGame,
  InvalidOptions,
  legalMoves,
  type Move,
  type PlayerCount,
  play,
  type State,
  startingCoins,
  TILES,
  toMove,
  toPosition,
  view,
} from '../../../src/games/dunhuang/index.ts';
import { circleWith } from './support/table.ts';

const PLAYER_COUNTS = [2, 3, 4] as const;

const first = (state: State): Move => legalMoves(state)[0]!;
const keepAll = (state: State): State =>
  legalMoves(state)[0]?.type === 'keep' ? keepAll(play(state, first(state))) : state;
const begin = (options: GameOptions): State => {
  const kept = keepAll(createGame(options));
  return play(kept, first(kept));
};

describe('box', () => {
  it('box: good n exists n times, 55 cards in all', () => {
    expect(GOODS.map((good) => cardsOf(good, 4))).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  });

  it('box: eight tiles with sixteen characters', () => {
    expect(TILES.flat()).toEqual([...CHARACTERS]);
  });
});

describe('set-up', () => {
  it.each([
    [2, [2, 3, 4, 5, 6, 7, 8], 35],
    [3, [2, 3, 4, 5, 6, 7, 8, 9], 44],
    [4, [1, 2, 3, 4, 5, 6, 7, 8, 9, 10], 55],
  ] as const)('setup.goods: %d players use %j', (players, goods, cards) => {
    expect(goodsInGame(players)).toEqual(goods);
    expect(GOODS.filter((good) => isInGame(good, players))).toEqual(goods);
    expect(GOODS.reduce((sum, good) => sum + cardsOf(good, players), 0)).toBe(cards);
    const { pile } = view(createGame({ players, seed: 'goods' }), 0);
    expect(pile).toBe(cards - 8 - 3 * players);
  });

  it.each(PLAYER_COUNTS)('setup.market: eight cards lie open with %d players', (players) => {
    const { market } = view(createGame({ players, seed: 'market' }), undefined);
    expect(market).toHaveLength(8);
    expect(market.every((good) => good !== null && isInGame(good, players))).toBe(true);
  });

  it.each([
    [2, 5],
    [3, 6],
    [4, 7],
  ] as const)('setup.coins: %d players begin with %d coins each', (players, coins) => {
    expect(startingCoins(players)).toBe(coins);
    const state = begin({ players, seed: 'coins' });
    expect(toPosition(state).seats.map((seat) => seat.coins)).toEqual(new Array(players).fill(coins));
    expect(view(state, 0).supply).toEqual({ coins: 44 - players * coins, prestige: 28 });
  });

  it('setup.hand: the seats keep one of three, one after another, unseen by the others', () => {
    let state = createGame({ players: 3, seed: 'hand' });
    for (const seat of [0, 1, 2] as const) {
      expect(toMove(state)).toBe(seat);
      const { dealt } = view(state, seat);
      expect(dealt).toHaveLength(3);
      expect(legalMoves(state)).toEqual([...new Set(dealt)].map((good) => ({ type: 'keep', good })));
      state = play(state, { type: 'keep', good: dealt[1]! });
      expect(view(state, seat).seats[seat]).toMatchObject({ handSize: 1, known: [dealt[1]] });
      expect(view(state, seat).memory.unkept).toEqual([dealt[0], dealt[2]]);
      expect(view(state, seat).dealt).toEqual([]);
    }
    expect(legalMoves(state)).toHaveLength(8);
  });

  it('setup.hand: a good dealt twice is offered once', () => {
    const seeds = Array.from({ length: 40 }, (_, i) => createGame({ players: 2, seed: `twice ${i}` }));
    const twice = seeds.filter((state) => new Set(view(state, 0).dealt).size === 2);
    expect(twice.length).toBeGreaterThan(0);
    for (const state of twice) expect(legalMoves(state)).toHaveLength(2);
  });

  it('setup.camel: the player on the right of the first places the camel, then the first plays', () => {
    for (const firstPlayer of [0, 1, 2, 3] as const) {
      const kept = keepAll(createGame({ players: 4, seed: 'camel', firstPlayer }));
      expect(toMove(kept)).toBe((firstPlayer + 3) % 4);
      expect(legalMoves(kept)).toEqual(
        [0, 1, 2, 3, 4, 5, 6, 7].map((space) => ({ type: 'place-camel', space })),
      );
      const started = play(kept, { type: 'place-camel', space: 5 });
      expect(toMove(started)).toBe(firstPlayer);
      expect(toPosition(started)).toMatchObject({
        camel: 5,
        phase: 'camel',
        toMove: firstPlayer,
        firstPlayer,
      });
      expect(toPosition(started).market).not.toContain(null);
    }
  });

  it('setup.camel: who starts is not known, to anyone, before the cards are kept', () => {
    const state = createGame({ players: 2, seed: 'secret', firstPlayer: 1 });
    expect(view(state, 0)).toMatchObject({ firstPlayer: null, turn: null, camel: null });
    expect(view(keepAll(state), 0)).toMatchObject({ firstPlayer: 1, turn: null, camel: null });
  });

  it('setup.camel: the seed draws every seat to start', () => {
    const starters = new Set(
      Array.from({ length: 60 }, (_, i) => toPosition(begin({ players: 4, seed: `start ${i}` })).firstPlayer),
    );
    expect([...starters].sort()).toEqual([0, 1, 2, 3]);
  });

  it('setup.characters: one side of each tile, every side and every place to be had', () => {
    const seen = new Set<string>();
    for (let i = 0; i < 400; i++) {
      const { circle } = view(createGame({ players: 2, seed: `circle ${i}` }), 0);
      expect(new Set(circle.map((id) => CHARACTERS.indexOf(id) >> 1)).size).toBe(8);
      for (const [space, id] of circle.entries()) seen.add(`${space} ${id}`);
    }
    expect(seen.size).toBe(8 * 16);
  });

  it('setup.characters: a given circle and first player leave the deal of the seed as it is', () => {
    const given = view(
      createGame({ players: 3, seed: 'same', circle: circleWith(['farmer']), firstPlayer: 2 }),
      1,
    );
    const drawn = view(createGame({ players: 3, seed: 'same' }), 1);
    expect(given.circle).toEqual(circleWith(['farmer']));
    expect([given.market, given.dealt]).toEqual([drawn.market, drawn.dealt]);
  });

  it('the same seed deals the same game, another seed another', () => {
    const deal = (seed: string) => JSON.stringify(createGame({ players: 4, seed }));
    expect(deal('one')).toBe(deal('one'));
    expect(new Set(['one', 'two', 'eno', '', '商', 'one '].map(deal)).size).toBe(6);
  });

  it('every card is as likely on every space (chi-square)', () => {
    const games = 4000;
    const counts = Array.from({ length: 8 }, () => new Array<number>(11).fill(0));
    for (let i = 0; i < games; i++) {
      for (const [space, good] of view(
        createGame({ players: 4, seed: `uniform ${i}` }),
        0,
      ).market.entries()) {
        counts[space]![good!]!++;
      }
    }
    for (const row of counts) {
      const chi = GOODS.reduce((sum, good) => {
        const expected = (games * good) / 55;
        return sum + (row[good]! - expected) ** 2 / expected;
      }, 0);
      expect(chi).toBeLessThan(33.7); // 9 degrees of freedom, one in ten thousand
    }
  });

  it.each([
    [{ players: 5 }, 'players'],
    [{ players: '4' }, 'players'],
    [{ seed: 7 }, 'seed'],
    [{ circle: [] }, 'circle'],
    [{ circle: 'painter' }, 'circle'],
    [{ circle: circleWith([]).slice(1) }, 'circle'],
    [{ circle: [...circleWith([]).slice(1), 'cook'] }, 'circle'],
    [{ circle: [...circleWith([]).slice(1), 'dancer'] }, 'circle'],
    [{ firstPlayer: 4 }, 'first-player'],
    [{ firstPlayer: -1 }, 'first-player'],
    [{ firstPlayer: 0.5 }, 'first-player'],
    [{ rulings: { supply: 'none' } }, 'rulings'],
    [{ rulings: { weather: 'fine' } }, 'rulings'],
    [{ rulings: null }, 'rulings'],
    [{ rulings: 'box' }, 'rulings'],
    [{ rulings: 6 }, 'rulings'],
  ])('refuses %j with the code %s', (wrong, code) => {
    const options = { players: 4, seed: 'wrong', ...wrong } as GameOptions;
    expect(() => createGame(options)).toThrow(InvalidOptions);
    expect(() => createGame(options)).toThrow(expect.objectContaining({ name: 'InvalidOptions' }));
    expect(() => createGame(options)).toThrow(new RegExp(`^${code}$`));
  });

  it('a ruling that is named but undefined is the default', () => {
    const rulings = { supply: undefined } as unknown as NonNullable<GameOptions['rulings']>;
    expect(view(createGame({ players: 2, seed: 'x', rulings }), 0).rulings.supply).toBe('box');
  });

  it('the tokens it takes to win at once: 4, or 5 with two players', () => {
    expect(([2, 3, 4] as PlayerCount[]).map(tokensToWin)).toEqual([5, 4, 4]);
  });
});
