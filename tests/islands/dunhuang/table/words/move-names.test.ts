import { describe, expect, it } from 'vitest';
import type { MoveType } from '../../../../../src/games/dunhuang/fast.ts';
import {
  createGame,
  legalMoves,
  type Move,
  play,
  toMove,
  view,
} from '../../../../../src/games/dunhuang/index.ts';
import { afterMove, nameMove } from '../../../../../src/islands/dunhuang/table/words/move-names.ts';
import { speechFor } from '../support/speech.ts';

const textOf = (parts: readonly { text: string }[]) => parts.map(({ text }) => text).join('');

describe('a move', () => {
  it('has a name of its own in both languages, whatever game it belongs to', () => {
    const seen = new Set<MoveType>();
    for (let game = 0; game < 12; game++) {
      let state = createGame({ players: ((game % 3) + 2) as 2 | 3 | 4, seed: `names ${game}` });
      const { circle } = view(state, undefined);
      const speeches = (['en', 'nl'] as const).map((lang) => speechFor(lang, circle));
      for (let step = 0; toMove(state) !== undefined; step++) {
        const moves = legalMoves(state);
        const lying = view(state, toMove(state));
        for (const speech of speeches) {
          const names = moves.map((move) => textOf(nameMove(move, lying, speech)));
          for (const name of names) expect(name).toMatch(/^\p{Lu}[^{}\0]*[^ .]$/u);
          expect(new Set(names).size).toBe(names.length);
        }
        for (const { type } of moves) seen.add(type);
        state = play(state, moves[(step * 7 + game) % moves.length]!);
      }
    }
    expect(seen.size).toBe(28);
  });

  it('tells what it costs and where it leads', () => {
    const lying = {
      camel: 6,
      market: [7, null, null, null, null, null, null, 3],
      supply: { coins: 2, prestige: null },
    } as const;
    const name = (move: Move) =>
      textOf(nameMove(move, { ...lying, market: [...lying.market] }, speechFor('en')));
    expect(name({ type: 'move-camel', steps: 1 })).toBe('Move the camel one step, to the Manichean');
    expect(name({ type: 'move-camel', steps: 3 })).toBe(
      'Move the camel 3 steps, to the Princess, for 2 coins',
    );
    expect(name({ type: 'take-coins' })).toBe('Take 2 coins');
    expect(name({ type: 'trader', from: 1 })).toBe('Exchange cards with Yellow (Trader)');
    const there = afterMove({ ...lying, market: [...lying.market] }, { type: 'move-camel', steps: 2 });
    expect(textOf(nameMove({ type: 'take-good', to: 'shop' }, there, speechFor('nl')))).toBe(
      'Leg thee in je winkel',
    );
    // What the camel's steps cost lies in the middle when the bonus is taken.
    for (const [coins, steps, text] of [
      [1, 1, 'Take 1 coin'],
      [0, 2, 'Take 1 coin'],
      [1, 3, 'Take 3 coins'],
      [null, 3, 'Take 3 coins'],
    ] as const) {
      const before = { ...lying, market: [...lying.market], supply: { coins, prestige: null } };
      const after = afterMove(before, { type: 'move-camel', steps });
      expect(textOf(nameMove({ type: 'take-coins' }, after, speechFor('en')))).toBe(text);
    }
  });
});
