import { expect, it } from 'vitest';
import { lookAhead } from '../../../../src/islands/table/play/ahead.ts';
import { rules } from '../support/nim.ts';

const begun = rules.createGame({ players: 2, seed: 'ahead', heaps: [2, 1] } as never);

it('a look ahead follows one’s own moves, as long as one decides', () => {
  const ahead = lookAhead(rules, begun, 0);
  expect(ahead.legal).toEqual(rules.legalMoves(begun));
  const next = ahead.after({ type: 'take', heap: 0, stones: 1 } as never);
  expect(next?.events.map(({ type }) => type)).toEqual(['took']);
  expect(next?.legal).toEqual([{ type: 'end' }]);
  expect(next?.after({ type: 'end' })?.legal).toEqual([]); // somebody else decides
});

it('ends where chance speaks, without telling what it said', () => {
  const drawn = lookAhead(rules, begun, 0).after({ type: 'draw' });
  expect(drawn?.legal).toEqual([]);
  expect(drawn?.after({ type: 'end' })).toBeUndefined();
});

it('goes no way that the rules forbid', () => {
  expect(lookAhead(rules, begun, 0).after({ type: 'end' })).toBeUndefined();
});
