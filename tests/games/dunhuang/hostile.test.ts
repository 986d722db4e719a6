// Nonsense at the door: every call ends in a value or in a coded error, and what was checked is what is used.
import { describe, expect, it } from 'vitest';
import {
  bonusCoins,
  characterMove,
  check,
  createGame,
  determinize,
  encodeGame,
  encodeSetup,
  finalScores,
  foresee,
  fromPosition,
  legalMoves,
  outcome,
  play,
  priceOf,
  redact,
  scoreWarnings,
  settleToken,
  toMove,
  tracker,
  view,
} from '../../../src/games/dunhuang/index.ts';
import { soon } from '../../support/soon.ts';
import { clone, game, keep, odd, refusal } from './support/strangers.ts';
import { position } from './support/table.ts';

/** Answers what was asked once, and something else from then on. */
function changing<T extends object>(from: T, name: keyof T, later: unknown): T {
  let asked = 0;
  return Object.defineProperty({ ...from }, name, {
    enumerable: true,
    get: () => (asked++ === 0 ? from[name] : later),
  });
}
const trap = new Proxy(
  {},
  {
    get() {
      throw new Error('a trap');
    },
  },
);

describe('a coded error each', () => {
  const good = position({ A: {}, B: {} });
  it.each<[string, () => unknown, string]>([
    [
      'a token that is none',
      () =>
        fromPosition({ ...good, seats: [{ ...good.seats[0]!, tokens: odd([null]) }, good.seats[1]!] }, 'x'),
      'InvalidPosition not-a-position',
    ],
    ['a seed that is no text', () => fromPosition(good, odd(7)), 'InvalidPosition seed'],
    ['a seed of a million letters', () => fromPosition(good, 'x'.repeat(1e6)), 'InvalidPosition seed'],
    ['a position that throws', () => fromPosition(odd(trap), 'x'), 'InvalidPosition not-a-position'],
    ['no options', () => createGame(odd(null)), 'InvalidOptions not-options'],
    ['options that throw', () => createGame(odd(trap)), 'InvalidOptions not-options'],
    [
      'a circle with holes',
      () => createGame({ players: 2, seed: '', circle: odd(new Array(8)) }),
      'InvalidOptions circle',
    ],
    [
      'the circle of a code with holes',
      () => encodeSetup(odd(new Array(8))),
      'InvalidSetupCode not-a-circle',
    ],
    ['a seat at nobody’s', () => view(game, odd(7)), 'InvalidInput seat'],
    ['a seat of three players', () => view(game, 3), 'InvalidInput seat'],
    ['a state of nothing', () => check(odd({}), keep), 'InvalidInput state'],
    [
      'words without end',
      () => check(odd({ words: { length: 1e308 }, memory: [] }), keep),
      'InvalidInput state',
    ],
    [
      'a list without end',
      () => check(odd({ words: new Array(4e9), memory: [] }), keep),
      'InvalidInput state',
    ],
    ['no state', () => toMove(odd(null)), 'InvalidInput state'],
    ['a state that throws', () => legalMoves(odd(trap)), 'InvalidInput state'],
    ['no state to end', () => outcome(odd(undefined)), 'InvalidInput state'],
    ['a memory of nothing', () => view(odd({ ...game, memory: undefined }), 0), 'InvalidInput state'],
    ['a move without memory', () => play(odd({ ...game, memory: [null] }), keep), 'InvalidInput state'],
    ['foreseen by nobody', () => foresee(game, odd('A'), keep), 'InvalidInput seat'],
    ['no scores', () => finalScores(odd(undefined)), 'InvalidInput score'],
    [
      'a hand without end',
      () => finalScores({ players: [{ tokens: 1, prestige: 1, coins: 1, hand: new Array(1e9) }] }),
      'InvalidInput score',
    ],
    ['no table to doubt', () => scoreWarnings(odd({ players: 4 })), 'InvalidInput score'],
    ['no shops', () => settleToken(odd(null), null, 1, { seat: 0, act: 'place' }), 'InvalidInput shops'],
    [
      'a billion cards',
      () =>
        tracker.changeCollection(
          3,
          { counts: [1e9, 0], holder: 0, side: 'number' },
          { seat: 0, act: 'place' },
          {},
        ),
      'InvalidInput shops',
    ],
    [
      'a card less than none',
      () =>
        tracker.changeCollection(
          3,
          { counts: [0, 0], holder: 0, side: 'number' },
          { seat: 0, act: 'remove' },
          {},
        ),
      'InvalidInput shops',
    ],
    ['places of a billion', () => tracker.possiblePlaces(3, [1e9, 1e9], 'leaving', {}), 'InvalidInput shops'],
    ['no view', () => determinize(odd({}), Math.random), 'InvalidInput view'],
    ['no chance', () => determinize(view(game, 0), odd(null)), 'InvalidInput random'],
    ['no event', () => redact(odd(null), 0), 'InvalidInput event'],
    ['no move', () => priceOf(odd({ type: 'move-camel' })), 'InvalidInput move'],
    ['no character', () => characterMove(odd('camel'), odd({})), 'InvalidInput character'],
    ['no supply', () => bonusCoins(odd({})), 'InvalidInput view'],
    ['no record', () => encodeGame(odd(null)), 'InvalidRecord not-a-record'],
    [
      'moves without end',
      () => encodeGame({ options: { players: 2, seed: '' }, moves: new Array(1e9) }),
      'InvalidRecord not-a-record',
    ],
  ])('%s', (_, call, expected) => {
    expect(soon(() => refusal(call), 8)).toBe(expected);
  });
});

describe('what was checked is what is used', () => {
  it('options that change their answer', () => {
    const options = changing({ players: 3 as const, seed: 'door' }, 'players', 9);
    expect(createGame(options)).toEqual(game);
  });

  it('a position that changes its answer', () => {
    const there = position({ A: { hand: [4] }, B: {} });
    const seats = [changing(there.seats[0]!, 'hand', [1, 1, 1, 1, 1]), there.seats[1]!];
    expect(fromPosition({ ...there, seats }, 'x')).toEqual(fromPosition(there, 'x'));
  });

  it('a score that changes its answer', () => {
    const player = { tokens: 1, prestige: 2, coins: 3, hand: [4 as const] };
    expect(finalScores({ players: [changing(player, 'prestige', 99)] })).toEqual(
      finalScores({ players: [player] }),
    );
  });

  it('a state that changes its answer', () => {
    const sly = { ...game, words: changing([...game.words], 3, -1) as number[] };
    expect(Array.isArray(sly.words)).toBe(false);
    expect(refusal(() => legalMoves(sly))).toBe('InvalidInput state');
    let asked = 0;
    const words = Object.defineProperty([...game.words], 3, {
      get: () => (asked++ === 0 ? game.words[3] : -1),
    });
    expect(legalMoves({ ...game, words })).toEqual(legalMoves(game));
  });

  it('a card that the move reads once', () => {
    let asked = 0;
    const memory = clone(game).memory;
    Object.defineProperty(memory[0]!, 'cards', { get: () => (asked++ === 0 ? [] : [1e9]) });
    expect(play(odd({ ...game, memory }), keep)).toEqual(play(game, keep));
  });
});
