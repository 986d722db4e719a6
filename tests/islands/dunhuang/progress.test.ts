import { expect, it } from 'vitest';
import { joinProgress, learnBox, NOTHING_DONE, withDone } from '../../../src/islands/dunhuang/progress.ts';
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
