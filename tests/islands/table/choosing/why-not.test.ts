import { signal } from '@preact/signals';
import { expect, it } from 'vitest';
import { createChooser } from '../../../../src/islands/table/choosing/chooser.ts';
import type { Back } from '../../../../src/islands/table/game/types.ts';

const ERROR = { code: 'too-far', rule: 'far' };

/** Somebody before a table with nothing to choose, and what explains why not on its way. */
function seated() {
  let here = false;
  let answer: { come(): void; fail(): void };
  const fetched: Promise<void>[] = [];
  const chooser = createChooser(
    {
      legal: signal([]),
      view: signal({ seat: 0 }) as never,
      log: signal([]),
      back: signal<Back>('start'),
      canRedo: signal(false),
      whyNot: () => ERROR,
      foresee: () => [],
      ahead: () => undefined as never,
      play: async () => {},
      undo: async () => {},
      redo: async () => {},
    },
    {
      taps: () => [],
      leads: () => false,
      attempt: () => (here ? { type: 'far' } : undefined),
      fetchWhy() {
        if (here) return undefined;
        const coming = new Promise<void>((come, fail) => {
          answer = { come, fail };
        });
        fetched.push(coming);
        return coming;
      },
    },
    () => false,
  );
  const settled = () => new Promise((resolve) => setTimeout(resolve));
  return {
    chooser,
    fetched,
    come: () => {
      here = true;
      answer.come();
      return settled();
    },
    fail: () => {
      answer.fail();
      return settled();
    },
  };
}

it('why not is told as soon as it can be', async () => {
  const { chooser, come, fetched } = seated();
  chooser.tap('a');
  expect(chooser.refusal.value).toBeUndefined();
  expect(chooser.spot.value).toBe('a');
  chooser.point('b'); // which changes nothing
  await come();
  expect(chooser.refusal.value).toEqual(ERROR);
  expect(chooser.refused.value).toEqual({ move: { type: 'far' }, error: ERROR });
  chooser.drag(undefined, 'c');
  expect(chooser.refusal.value).toEqual(ERROR);
  expect(fetched).toHaveLength(1);
});

it('it is told of what was tried last, and not once something else is done', async () => {
  const { chooser, come } = seated();
  chooser.tap('a');
  chooser.clear();
  await come();
  expect(chooser.refusal.value).toBeUndefined();
});

it('what could not be fetched says so, and is asked for again', async () => {
  const { chooser, fail, come, fetched } = seated();
  chooser.tap('a');
  await fail();
  expect(chooser.refusal.value).toEqual({ cannot: 'lost' });
  chooser.tap('a');
  expect(fetched).toHaveLength(2);
  await come();
  expect(chooser.refusal.value).toEqual(ERROR);
});
