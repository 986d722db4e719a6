import { describe, expect, it } from 'vitest';
import {
  createGame,
  type GameOptions,
  legalMoves,
  outcome,
  view,
} from '../../../../../src/games/dragon-market/index.ts';
import {
  describeSide,
  describeSquares,
} from '../../../../../src/islands/dragon-market/table/board/describe.ts';
import { tapsOf } from '../../../../../src/islands/dragon-market/table/choosing/taps.ts';
import { nameMove } from '../../../../../src/islands/dragon-market/table/words/move-names.ts';
import { askFor } from '../../../../../src/islands/dragon-market/table/words/prompt.ts';
import { tellEvents, tellReport } from '../../../../../src/islands/dragon-market/table/words/sentences.ts';
import { nameTarget } from '../../../../../src/islands/dragon-market/table/words/target-names.ts';
import { below, seedFrom } from '../../../../../src/lib/random.ts';
import { seated } from '../support/choosing.ts';
import { speechFor } from '../support/speech.ts';

const SPEECHES = [speechFor('en'), speechFor('nl')];

/** Taps whatever is lit, at random, and goes through with what that makes. All that could be said on the way is said. */
async function playByTaps(options: GameOptions, most: number): Promise<{ moves: number; over: boolean }> {
  const random = new Int32Array(4);
  seedFrom(options.seed, random, 0);
  const { chooser, state, played, ready, commit } = seated(createGame(options));
  while (outcome(state.value) === undefined && played.length < most) {
    const before = played.length;
    const seen = view(state.value, 0);
    for (let taps = 0; ready() === undefined && taps < 6; taps++) {
      const lit = [...chooser.choice.value.lit];
      for (const speech of SPEECHES) {
        expect(askFor(seen, chooser.choice.value.tapped, speech)).not.toBe('');
        for (const target of lit) nameTarget(target, seen, speech);
      }
      const target = lit[below(random, 0, lit.length)]!;
      if (target.startsWith('do.')) {
        chooser.tap(target);
        break;
      }
      chooser.tap(target);
    }
    const offer = ready();
    for (const speech of SPEECHES) {
      if (offer)
        expect(
          nameMove(offer, view(state.value, 0), speech)
            .map(({ text }) => text)
            .join(''),
        ).not.toBe('');
      tellEvents(chooser.preview.value as never, speech);
      tellReport(chooser.preview.value as never, speech, 0);
    }
    if (played.length === before) await commit();
    else await Promise.resolve();
    expect(played.length, JSON.stringify(chooser.choice.value.tapped)).toBeGreaterThan(before);
  }
  const last = view(state.value, 0);
  for (const speech of SPEECHES) {
    expect(describeSquares(last, speech)).toHaveLength(100);
    for (const side of last.sides.keys()) expect(describeSide(last, side, speech)).not.toBe('');
  }
  return { moves: played.length, over: outcome(state.value) !== undefined };
}

describe('a game played by taps alone', () => {
  it.each<[string, Omit<GameOptions, 'seed'>]>([
    ['blue, two', { players: 2 }],
    ['blue, three', { players: 3 }],
    ['blue, four', { players: 4 }],
    ['boats placed by hand', { players: 2, rulings: { layout: 'placed' } }],
    ['always seven points', { players: 3, rulings: { dice: 'seven' } }],
    ['red, two', { players: 2, rulings: { objectives: 'red' } }],
    ['red, four, teams', { players: 4, rulings: { objectives: 'red', teams: true } }],
    ['blue, four, teams', { players: 4, rulings: { teams: true } }],
  ])('%s', async (name, options) => {
    const { moves } = await playByTaps({ ...options, seed: name }, 400);
    expect(moves).toBeGreaterThan(100);
  });
});

describe('every legal move', () => {
  it('has taps of its own, or is one of several that bring the same', () => {
    for (const seed of ['a', 'b', 'c']) {
      const state = createGame({ players: 4, seed, rulings: { layout: 'placed' } });
      const taps = legalMoves(state).map((move) => tapsOf(move, view(state, 0)).join());
      expect(taps.every((one) => one.startsWith('new.'))).toBe(true);
    }
  });
});
