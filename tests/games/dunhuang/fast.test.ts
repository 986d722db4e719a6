import { describe, expect, it } from 'vitest';
import {
  copyBoard,
  createBoard,
  dealGame,
  decider,
  isOver,
  listMoves,
  loadInto,
  MOST_MOVES,
  packMove,
  playMove,
  scoreBoard,
  seedBoard,
  winnersOf,
} from '../../../src/games/dunhuang/fast.ts';
import { createGame, legalMoves, outcome, play, toMove } from '../../../src/games/dunhuang/index.ts';
import { dice } from '../../support/dice.ts';
import { NEVER_SO_MANY } from './support/random-game.ts';

const moves = new Int32Array(MOST_MOVES);

describe('the fast path plays by the same rules as the readable verbs', () => {
  it.each([2, 3, 4] as const)(
    '%d players: the same moves, deciders and results, from the same deal',
    (players) => {
      for (let n = 0; n < 20; n++) {
        const random = dice(`fast ${n}`);
        const board = createBoard();
        seedBoard(board, `fast ${n}`);
        dealGame(board, players);
        let state = createGame({ players, seed: `fast ${n}` });
        for (let n = 0; !isOver(board); n++) {
          expect(n).toBeLessThan(NEVER_SO_MANY);
          const legal = legalMoves(state);
          expect(decider(board)).toBe(toMove(state));
          expect(listMoves(board, moves)).toBe(legal.length);
          const chosen = Math.floor(random() * legal.length);
          expect(moves[chosen]).toBe(packMove(legal[chosen]!));
          playMove(board, moves[chosen]!);
          state = play(state, legal[chosen]!);
        }
        const loaded = createBoard();
        loadInto(state, loaded);
        expect(loaded.cells).toEqual(board.cells);
        const { reason, winners, sheets } = outcome(state)!;
        if (reason === 'instant') continue;
        const totals = new Int32Array(4);
        scoreBoard(board, totals);
        expect([...totals.slice(0, players)]).toEqual(sheets!.map((sheet) => sheet.total));
        expect(winnersOf(board, totals)).toBe(winners.reduce<number>((bits, seat) => bits | (1 << seat), 0));
      }
    },
  );

  it('a copy plays on as the original does', () => {
    const board = createBoard();
    seedBoard(board, 'copy');
    dealGame(board, 4);
    const copy = createBoard();
    copyBoard(board, copy);
    for (let i = 0; i < 60 && !isOver(board); i++) {
      const move = moves[i % listMoves(board, moves)]!;
      playMove(board, move);
      playMove(copy, move);
    }
    expect(copy.cells).toEqual(board.cells);
  });

  it('a board can be dealt again: nothing of the last game is left', () => {
    const used = createBoard();
    seedBoard(used, 'first');
    dealGame(used, 4);
    for (let n = 0; n < NEVER_SO_MANY && !isOver(used); n++) {
      playMove(used, moves[listMoves(used, moves) - 1]!);
    }
    expect(isOver(used)).toBe(true);
    seedBoard(used, 'second');
    dealGame(used, 3);
    const fresh = createBoard();
    seedBoard(fresh, 'second');
    dealGame(fresh, 3);
    expect(used.cells).toEqual(fresh.cells);
  });
});
