import { describe, expect, it } from 'vitest';
import { openView, outcome, type State } from '../../../../../src/games/dunhuang/index.ts';
import { historyBox } from '../../../../../src/islands/dunhuang/score/boxes.ts';
import { reckon } from '../../../../../src/islands/dunhuang/score/reckoning.ts';
import { parseSheet } from '../../../../../src/islands/dunhuang/score/sheet.ts';
import { keepScore, scoredBox, sheetOf } from '../../../../../src/islands/dunhuang/table/end/score-sheet.ts';
import { memoryStorage } from '../../../../support/storage.ts';
import { playAll } from '../../../table/support/dunhuang.ts';
import { newGame, person, wanderMoves } from '../../../table/support/table.ts';

const players = [{ ...person(2), name: 'Mei' }, person(0), { ...person(3), name: 'Bo' }];

function endOf(seed: string): State {
  return playAll({ players: 3, seed }, wanderMoves(3, seed)).state as State;
}

describe('the score sheet of a finished game', () => {
  it.each(['a', 'b', 'c', 'd'])('comes to what the engine says: game %s', (seed) => {
    const state = endOf(seed);
    const result = outcome(state)!;
    const sheet = sheetOf(players, openView(state), result);
    expect(parseSheet(structuredClone(sheet))).toEqual(sheet);
    const { sheets, verdict } = reckon(sheet);
    expect(verdict.winners).toEqual(result.winners);
    if (result.sheets) expect(sheets).toEqual(result.sheets);
    expect(sheet.instant === null).toBe(result.reason === 'scored');
  });

  it('keeps names and colours, and gives the rest to nobody', () => {
    const state = endOf('a');
    const sheet = sheetOf(players, openView(state), outcome(state)!);
    expect(sheet.players.map(({ name, colour }) => [name, colour])).toEqual([
      ['Mei', 2],
      ['', 0],
      ['Bo', 3],
      ['', 1],
    ]);
    expect(sheet.count).toBe(3);
  });
});

describe('the history', () => {
  const state = endOf('a');
  const sheet = sheetOf(players, openView(state), outcome(state)!);
  const game = newGame(players);

  it('gets the game exactly once, also after it was deleted there', async () => {
    const storage = memoryStorage();
    const boxes = {
      history: historyBox({ storage: () => storage }),
      scored: scoredBox({ storage: () => storage }),
    };
    expect(await keepScore(game, sheet, boxes)).toBeUndefined();
    expect(await keepScore(game, sheet, boxes)).toBeUndefined();
    expect(boxes.history.read().value).toEqual([{ id: 'game', date: game.changed, sheet }]);
    boxes.history.write([]);
    await keepScore(game, sheet, boxes);
    expect(boxes.history.read().value).toEqual([]);
  });

  it('says when nothing can be kept', async () => {
    const storage = () => {
      throw new Error('no');
    };
    const boxes = { history: historyBox({ storage }), scored: scoredBox({ storage }) };
    expect(await keepScore(game, sheet, boxes)).toBe('refused');
  });
});
