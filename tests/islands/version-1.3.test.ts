// What people shared with version 1.3, as it wrote it, still opens: what came after 1.0, whose own are in version-1.0.test.ts.
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { readCardsFile } from '../../src/islands/dragon-market/cards/file.ts';
import { readAs as dragonMarket, openKeptStore } from '../../src/islands/dragon-market/table/kept-store.ts';
import { recordCodes as dragonCodes } from '../../src/islands/dragon-market/table/record-codes.ts';
import { LESSONS } from '../../src/islands/dunhuang/learn/lessons/index.ts';
import { readAs } from '../../src/islands/dunhuang/table/kept-store.ts';
import { recordCodes } from '../../src/islands/dunhuang/table/record-codes.ts';
import { readLink } from '../../src/islands/table/address/links.ts';
import { readPassed } from '../../src/islands/table/devices/link/read-passed.ts';
import { readProfileFile, readProfileLink } from '../../src/islands/yinzi/box/sharing.ts';
import { readSheetLink } from '../../src/islands/yinzi/score/link.ts';
import { readPlayersLink } from '../../src/islands/yinzi/score/players-link.ts';
import { readFile } from '../../src/islands/yinzi/score/transfer.ts';
import { readSetupLink } from '../../src/islands/yinzi/setup/link.ts';

const text = (file: string): string =>
  readFileSync(new URL(`../fixtures/version-1.3/${file}`, import.meta.url), 'utf8');
const LINKS: Readonly<Record<string, string>> = JSON.parse(text('links.json'));
const fragmentOf = (name: string): string => new URL(LINKS[name]!, 'https://shang.example/').hash;

const PLAYERS = [{ name: 'Mei' }, { name: 'Łukasz' }, { name: 'Bo' }];

it('games go round by link', () => {
  expect(readPassed(recordCodes, readAs.opponents, fragmentOf('a game passed on'))).toMatchObject({
    id: 'k3x9q2p7z1m8',
    seat: 2,
    players: PLAYERS.with(1, { name: 'Łukasz', bot: { level: 'planner', personality: null } } as never),
    record: { options: { players: 3, seed: 'version 1.3' }, moves: { length: 40 } },
  });
  const passed = fragmentOf('a game of Dragon Market passed on');
  expect(readPassed(dragonCodes, dragonMarket.opponents, passed)).toMatchObject({
    id: 'b4y0r3s8a2n9',
    seat: 1,
    record: { moves: { length: 60 } },
  });
});

it('Dragon Market: a game by link and by file, and somebody’s own cards', () => {
  const linked = readLink(dragonCodes, fragmentOf('a game of Dragon Market'));
  expect(linked).toMatchObject({
    at: 60,
    players: [...PLAYERS, { name: 'Ada' }],
    record: { moves: { length: 60 } },
  });
  expect(openKeptStore().read(text('dragon-games.json'))).toMatchObject([{ moves: { length: 60 } }]);
  expect(readCardsFile(text('dragon-cards.json'))).toMatchObject({ blue: [{}, {}], red: [{}] });
});

it('lessons are found by the name in their link', () => {
  expect(LESSONS.map(({ id }) => id)).toContain(
    new URLSearchParams(fragmentOf('a lesson').slice(1)).get('lesson'),
  );
  expect(fragmentOf('the puzzle of the day')).toBe('#puzzle=daily');
});

it('Yinzi: a set-up, the numbers of a box, players, and what was scored', () => {
  expect(readSetupLink(fragmentOf('a set-up of Yinzi'))).toEqual({
    seed: 'k3x9',
    players: 3,
    coast: 4,
    stacks: 2,
  });
  const box = { boats: [1, 2, 2], rates: [4, null, 6] };
  expect(readProfileLink(fragmentOf('the numbers of a Yinzi box'))).toMatchObject(box);
  expect(readProfileFile(text('yinzi-box.json'))).toMatchObject(box);
  expect(readPlayersLink(fragmentOf('the players of Yinzi'))).toEqual(['Mei', 'Łukasz', '']);
  expect(readSheetLink(fragmentOf('a scoring pad of Yinzi')).sheet?.players[0]).toMatchObject({
    name: 'Mei',
  });
  for (const file of ['yinzi-scores.json', 'yinzi-scores.csv']) {
    expect(readFile(text(file))).toMatchObject({ entries: [{ sheet: { rate: 5 } }], unreadable: 0 });
  }
});
