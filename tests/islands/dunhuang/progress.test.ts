import { expect, it } from 'vitest';
import {
  joinProgress,
  learnBox,
  NOTHING_DONE,
  withDone,
  withSaid,
} from '../../../src/islands/dunhuang/progress.ts';
import { memoryStorage } from '../../support/storage.ts';

const boxOf = (text: string) => learnBox({ storage: () => memoryStorage({ 'shang.dunhuang.learn': text }) });

it('what is done is kept once, and comes together from two devices', () => {
  const once = withDone('move-tea')(NOTHING_DONE);
  expect(withDone('move-tea')(once)).toBe(once);
  expect(joinProgress(once, { done: ['move-tea', 'maid'] })).toEqual({ done: ['move-tea', 'maid'] });
});

it('what makes no sense is put aside', () => {
  expect(boxOf('{"version":1,"data":{"done":["a","b"]}}').read().value).toEqual({ done: ['a', 'b'] });
  for (const data of ['{"done":[1]}', '{"done":["<b>"]}', '{}', '[]']) {
    expect(boxOf(`{"version":1,"data":${data}}`).read()).toEqual({ trouble: 'damaged' });
  }
});

it('what the coach has said is remembered once, and comes together too', () => {
  const heard = withSaid('tie')(withSaid('tie')(withDone('maid')(NOTHING_DONE)));
  expect(heard).toEqual({ done: ['maid'], said: ['tie'] });
  expect(withDone('move-tea')(heard).said).toEqual(['tie']);
  const theirs = { done: ['first-game'], said: ['token', 'tie'], game: 'theirs' };
  expect(joinProgress(heard, theirs)).toEqual({
    done: ['maid', 'first-game'],
    said: ['tie', 'token'],
    game: 'theirs',
  });
  expect(joinProgress({ ...heard, game: 'mine' }, theirs).game).toBe('mine');
});

it('of what the coach has said, what makes no sense is forgotten: to hear something twice is no loss', () => {
  const read = (data: object) => boxOf(JSON.stringify({ version: 1, data })).read().value;
  expect(read({ done: ['maid'], said: ['tie'], game: 'a-1' })).toEqual({
    done: ['maid'],
    said: ['tie'],
    game: 'a-1',
  });
  expect(read({ done: ['maid'], said: [7], game: '<b>' })).toEqual({ done: ['maid'] });
});
