import { describe, expect, it } from 'vitest';
import { encodeGame } from '../../../../src/games/dunhuang/index.ts';
import { linkToKept, readFragment } from '../../../../src/islands/table/address/fragment.ts';
import type { LinkedGame } from '../../../../src/islands/table/address/links.ts';
import { linkToGame, readLink } from '../support/dunhuang.ts';
import { person, wanderMoves } from '../support/table.ts';

const record = { options: { players: 3 as const, seed: 'links' }, moves: wanderMoves(3, 'links') };
const game: LinkedGame = { record, players: [person(0), person(1), person(2)], at: 57, viewpoint: 1 };

describe('a link to a game', () => {
  it.each([
    ['a moment, with a seat’s eyes', game],
    ['the end, with a bystander’s', { ...game, at: record.moves.length, viewpoint: null }],
    ['the beginning, with all hands open', { ...game, at: 0, viewpoint: 'open' as const }],
    [
      'names and colours',
      { ...game, players: [person(3), { ...person(0), name: 'Zoë & Co' }, { ...person(1), name: '2' }] },
    ],
  ])('comes back: %s', (_, linked) => {
    expect(readLink(linkToGame(linked))).toEqual(linked);
  });

  it('says no more than it must', () => {
    const link = linkToGame({ ...game, at: record.moves.length, viewpoint: null });
    expect(link).toBe(`#g=${encodeGame(record)}`);
  });

  it('does without names where some are missing or colours clash', () => {
    const code = encodeGame(record);
    const players = (said: string) => (readLink(`#g=${code}${said}`) as LinkedGame).players;
    expect(players('&p=2Mei')).toEqual([{ ...person(0), name: 'Mei' }, person(1), person(2)]);
    expect(players('&p=Mei').map(({ name }) => name)).toEqual(['', '', '']);
    expect(players(`&p=1${'x'.repeat(99)}`)[0]!.name).toHaveLength(24);
  });

  const code = encodeGame(record);
  it.each([
    ['#g=', 'cut'],
    ['#g=hello', 'not-a-record'],
    ['#g=Bxx', 'later-version'],
    [`#g=${code.slice(0, 20)}`, 'cut'],
    [`#g=${code.slice(0, -4)}AAAA`, 'altered'],
    ['#g=AGFwBeFYBIgFAAAQmggBBRAQzEAIMAAAAAMTZPw', 'illegal-move'], // moves after the end
    [`#g=${'A'.repeat(5000)}`, 'too-long'],
    [`#g=${code}&m=99999`, 'no-such-move'],
    [`#g=${code}&m=-1`, 'no-such-move'],
    [`#g=${code}&m=x`, 'no-such-move'],
    [`#g=${code}&m=`, 'no-such-move'],
    [`#g=${code}&v=4`, 'no-such-seat'],
    [`#g=${code}&v=0`, 'no-such-seat'],
    [`#g=${code}&v=`, 'no-such-seat'],
    [`#g=${code}&of=nim`, 'other-game'],
  ])('that is wrong says how: %s', (link, problem) => {
    expect(readLink(link)).toMatchObject({ problem });
  });
});

it('leads to a kept game, or nowhere', () => {
  expect(readFragment(linkToKept('a-1'))).toEqual({ kept: 'a-1' });
  expect(readFragment('#g=AF')).toEqual({ linked: '#g=AF' });
  expect(readFragment('')).toBeUndefined();
  expect(readFragment('#s=8K2F')).toBeUndefined();
});
