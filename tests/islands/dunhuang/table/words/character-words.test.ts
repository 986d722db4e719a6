import { describe, expect, it } from 'vitest';
import {
  check,
  createGame,
  foresee,
  isMoveItself,
  legalMoves,
  play,
  toMove,
  view,
} from '../../../../../src/games/dunhuang/index.ts';
import { choosing } from '../../../../../src/islands/dunhuang/table/choosing/choosing.ts';
import {
  tellUnusable,
  unusableCharacter,
} from '../../../../../src/islands/dunhuang/table/words/character-words.ts';
import { tellGain } from '../../../../../src/islands/dunhuang/table/words/gain.ts';
import { tellMeaning } from '../../../../../src/islands/dunhuang/table/words/meaning.ts';
import { nameTarget } from '../../../../../src/islands/dunhuang/table/words/target-names.ts';
import { createChoosing } from '../../../../../src/islands/table/choosing/choosing.ts';
import { speechFor } from '../support/speech.ts';

const SENTENCE = /^[^{}\0]*\p{L}[^{}\0]*$/u;
const textOf = (parts: readonly { text: string }[]) => parts.map(({ text }) => text).join('');

describe('over many games, in both languages', () => {
  it('every choice that brings nothing else says what it means, and who cannot be used says why', () => {
    const told = { meaning: 0, shut: new Set<string>(), gain: new Set<string>() };
    for (let game = 0; game < 40; game++) {
      let state = createGame({ players: ((game % 3) + 2) as 2 | 3 | 4, seed: `means ${game}` });
      const { circle } = view(state, undefined);
      const speeches = (['en', 'nl'] as const).map((lang) => speechFor(lang, circle));
      for (let step = 0; ; step++) {
        const seat = toMove(state);
        if (seat === undefined) break;
        const moves = legalMoves(state);
        const seen = view(state, seat);
        const { look } = createChoosing(moves, (move) => choosing.taps(move, seen), choosing.leads);
        const shut = unusableCharacter(look([]), seen);
        for (const speech of speeches) {
          for (const move of moves) {
            const events = foresee(state, seat, move);
            const bare = events.every(isMoveItself);
            if (bare && !choosing.taps(move, seen)[0]!.startsWith('do.')) {
              expect(tellMeaning(events, seen, speech), JSON.stringify(move)).toMatch(SENTENCE);
              told.meaning++;
            }
            const gain = textOf(tellGain(events, speech));
            if (gain !== '') told.gain.add(move.type);
          }
          if (shut !== undefined) {
            const error = check(state, choosing.attempt(seen, [], shut) as never)!;
            const why = textOf(tellUnusable(error, seen, speech));
            expect(why).toMatch(SENTENCE);
            expect(why, error.code).not.toContain('table.unusable');
            told.shut.add(error.code);
          }
          if (seen.ask === 'bonus')
            expect(textOf(nameTarget(`space.${seen.camel!}`, seen, speech))).toMatch(SENTENCE);
        }
        state = play(state, moves[(step * 7 + game) % moves.length]!);
      }
    }
    expect(told.meaning).toBeGreaterThan(1000);
    expect([...told.shut]).toEqual(expect.arrayContaining(['not-in-hand', 'not-in-shop', 'no-token']));
    expect([...told.gain].sort()).toEqual(
      expect.arrayContaining(['dancer', 'diplomat', 'interpreter', 'musician', 'painter', 'princess']),
    );
  });
});
