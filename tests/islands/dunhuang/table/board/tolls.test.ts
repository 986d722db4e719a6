import { expect, it } from 'vitest';
import { createGame, legalMoves, play, SPACES, view } from '../../../../../src/games/dunhuang/index.ts';
import { tollTo } from '../../../../../src/islands/dunhuang/table/board/tolls.ts';
import { tapsOf } from '../../../../../src/islands/dunhuang/table/choosing/taps.ts';

it('each space that the camel can go to says how far it is and what that costs', () => {
  let state = createGame({ players: 2, seed: 'tolls', firstPlayer: 0 });
  while (view(state, 0).ask !== 'camel') state = play(state, legalMoves(state)[0]!);
  const seen = view(state, 0);
  const lit = new Set(legalMoves(state).flatMap((move) => tapsOf(move, seen.camel)));
  const tolls = SPACES.map((space) => tollTo(space, seen, lit));
  expect(tolls[(seen.camel! + 3) % 8]).toEqual({ steps: 3, coins: 2 });
  expect(tolls.filter(Boolean)).toHaveLength(6); // five coins reach six spaces
  const next = play(state, { type: 'move-camel', steps: 1 });
  expect(tollTo(3, view(next, 0), lit)).toBeUndefined();
});
