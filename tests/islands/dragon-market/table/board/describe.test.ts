import { describe, expect, it } from 'vitest';
import { view } from '../../../../../src/games/dragon-market/index.ts';
import { describeSquares } from '../../../../../src/islands/dragon-market/table/board/describe.ts';
import { bay } from '../../../../games/dragon-market/support/bay.ts';
import { speechFor } from '../support/speech.ts';

describe('the squares by name', () => {
  const here = view(bay('A 0b 0a 0 . .'), 0);
  const there = view(bay('# . 0bA 0a 0 .'), 0);
  const fresh = () => speechFor('en');

  it('are said anew where something moved, and open sea is again what it was', () => {
    const table = fresh();
    const first = describeSquares(here, table);
    const second = describeSquares(there, table);
    expect(first).toEqual(describeSquares(here, fresh()));
    expect(second).toEqual(describeSquares(there, fresh()));
    expect(second).not.toEqual(first);
    expect(describeSquares(here, table)).toEqual(first);
  });

  it('name the open sea once for a table', () => {
    const table = fresh();
    const said: string[] = [];
    const counting = {
      ...table,
      t: ((key, values) => said.push(key) && table.t(key, values)) as typeof table.t,
    };
    const seas = () => said.splice(0).filter((key) => key === 'dragon.table.square.sea').length;
    describeSquares(here, counting);
    expect(seas()).toBe(100);
    describeSquares(there, counting);
    expect(seas()).toBe(0);
  });
});
