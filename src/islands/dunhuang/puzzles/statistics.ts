/** What the results come to. */
import { CHARACTERS, type CharacterId } from '../../../games/dunhuang/index.ts';
import type { Result } from './kept.ts';
import { PUZZLE_KINDS, type PuzzleKind } from './puzzle.ts';

export interface Count {
  readonly solved: number;
  readonly tried: number;
}

const countOf = (results: readonly Result[]): Count => ({
  solved: results.filter(({ solved }) => solved).length,
  tried: results.length,
});

export interface Statistics {
  readonly all: Count;
  readonly kinds: readonly (Count & { readonly kind: PuzzleKind })[];
  readonly characters: readonly (Count & { readonly character: CharacterId })[]; // those that came up
}

export const statisticsOf = (results: readonly Result[]): Statistics => ({
  all: countOf(results),
  kinds: PUZZLE_KINDS.map((kind) => ({ kind, ...countOf(results.filter((one) => one.kind === kind)) })),
  characters: CHARACTERS.map((character) => ({
    character,
    ...countOf(results.filter((one) => one.character === character)),
  })).filter(({ tried }) => tried > 0),
});
