import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, expect, it, vi } from 'vitest';
import { createGame, legalMoves, type Move, play } from '../../../../src/games/dunhuang/index.ts';
import { readAs } from '../../../../src/islands/dunhuang/table/kept-store.ts';
import type { TableGame } from '../../../../src/islands/table/game/types.ts';
import { laySaves } from '../../../support/database.ts';
import { memoryStorage } from '../../../support/storage.ts';
import { createStore } from '../support/dunhuang.ts';
import { anyMove, bot, newGame, person } from '../support/table.ts';

const game = newGame([person(0), bot(1)], { id: 'a' });
const moves: Move[] = [];
const pick = anyMove();
for (let state = createGame(game.options); moves.length < 6; state = play(state, moves.at(-1)!))
  moves.push(pick(legalMoves(state)));

const upTo = (count: number) => (now: TableGame | undefined) => ({
  ...(now ?? game),
  moves: moves.slice(0, count),
});

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory());
  vi.stubGlobal('localStorage', memoryStorage({}));
});

it('a game is not played through again to keep one more move, but where somebody else has written meanwhile', async () => {
  const counted = vi.spyOn(readAs.rules, 'countPlayable');
  const store = createStore();
  for (const count of [1, 2, 3]) await store.update('a', upTo(count));
  expect(counted).not.toHaveBeenCalled();

  await createStore().update('a', upTo(4));
  counted.mockClear();
  expect(await store.update('a', upTo(5))).toMatchObject({ result: 'done', game: { revision: 5 } });
  expect(counted).toHaveBeenCalledOnce();

  await laySaves(new Map([['a', { ...game, version: 1, moves: [{ type: 'nonsense' }] }]]));
  expect(await store.update('a', upTo(6))).toMatchObject({ result: 'failed' });
});
