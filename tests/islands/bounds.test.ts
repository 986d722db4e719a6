// Numbers and texts that no game holds: whoever reads them says so, soon, and no page is slow or broken for it.
import { describe, expect, it } from 'vitest';
import { readDeviceFile } from '../../src/islands/data/device-file.ts';
import { inGameBox } from '../../src/islands/dunhuang/finder/in-game.ts';
import { readHandover } from '../../src/islands/dunhuang/handover.ts';
import { trackBox } from '../../src/islands/dunhuang/majority/parse.ts';
import { draftBox as scoreDraft } from '../../src/islands/dunhuang/score/boxes.ts';
import { readFragment } from '../../src/islands/dunhuang/score/link.ts';
import { readFile } from '../../src/islands/dunhuang/score/transfer.ts';
import { readHand } from '../../src/islands/dunhuang/score/typed.ts';
import { draftBox as setupDraft, historyBox as setups } from '../../src/islands/dunhuang/setup/boxes.ts';
import { readCode } from '../../src/islands/dunhuang/setup/code.ts';
import { newGameBox } from '../../src/islands/dunhuang/table/boxes.ts';
import { scoredBox } from '../../src/islands/dunhuang/table/end/score-sheet.ts';
import { readAs } from '../../src/islands/dunhuang/table/kept-store.ts';
import { parseGame } from '../../src/islands/table/storage/parse-game.ts';
import type { Box } from '../../src/lib/storage.ts';
import { keptInVersion } from '../fuzz/kept.ts';
import { soon } from '../support/soon.ts';
import { memoryStorage } from '../support/storage.ts';
import { person, newGame as tableGame } from './table/support/table.ts';

const LONG = 'x'.repeat(1_000_000);
const MANY = Array.from({ length: 200_000 }, (_, n) => n % 8);

/** What a box makes of its own text with something else in one place. */
function readWith<T>(
  open: (where: { storage: () => Storage }) => Box<T>,
  name: string,
  graft: (data: never) => void,
) {
  const envelope = JSON.parse(keptInVersion(name, 1)[0]!);
  graft(envelope.data as never);
  const kept = { [`shang.${name}`]: JSON.stringify(envelope) };
  return open({ storage: () => memoryStorage(kept) }).read();
}

describe('a box', () => {
  it.each([5e9, 1e8, 100, -1, 1.5])('of majorities holds no %d cards', (n) => {
    type Data = { track: { start: { collections: { counts: number[] }[]; coins: number[] } } };
    const cards = readWith(trackBox, 'dunhuang.majority', ({ track }: Data) => {
      track.start.collections[0]!.counts[0] = n;
    });
    expect(cards).toEqual({ trouble: 'damaged' });
    const coins = readWith(trackBox, 'dunhuang.majority', ({ track }: Data) => {
      track.start.coins[0] = n;
    });
    expect(coins).toEqual({ trouble: 'damaged' });
  });

  it('of a set-up holds no lists longer than what they are of, and looks back no further than offered', () => {
    for (const graft of [{ locked: MANY }, { avoid: 1e9 }, { avoid: -1 }]) {
      const read = () => readWith(setupDraft, 'dunhuang.setup', (data: object) => Object.assign(data, graft));
      expect(soon(read)).toEqual({ trouble: 'damaged' });
    }
  });

  it('holds no names of things a megabyte long', () => {
    const read = [
      readWith(scoreDraft, 'dunhuang.score', (data: { entry: string }) => {
        data.entry = LONG;
      }).trouble,
      readWith(setups, 'dunhuang.setups', (data: { id: string }[]) => {
        data[0]!.id = LONG;
      }).trouble,
      readWith(scoredBox, 'dunhuang.table.scored', (data: string[]) => {
        data[0] = LONG;
      }).trouble,
      readWith(inGameBox, 'dunhuang.in-game', (data: string[]) => {
        data[0] = LONG;
      }).trouble,
    ];
    expect(read).toEqual(['damaged', 'damaged', 'damaged', 'damaged']);
  });

  it('of a new game seats four', () => {
    const { value, trouble } = soon(() =>
      readWith(newGameBox, 'dunhuang.table.new', (data: { players: unknown[] }) => {
        data.players = Array.from({ length: 200_000 }, () => data.players[0]);
      }),
    );
    expect([value, trouble]).toEqual([undefined, 'damaged']);
  });
});

describe('a file', () => {
  it('of scores may have 100,000 columns, and is read soon', () => {
    const columns = Array.from({ length: 100_000 }, (_, n) => `c${n}`);
    const head =
      'game,date,setup,supply,seat,player,colour,started,won_at_once,tokens,prestige,coins,hand,points,rank,winner';
    const line = `g,2026-01-01T12:00:00.000Z,,box,1,Mei,1,0,0,,1,1,${'5 '.repeat(9)},1,1,1`;
    const lines = Array.from({ length: 20 }, () => line);
    const text = [`${head},${columns}`, ...lines].join('\n');
    expect(soon(() => readFile(text))).toEqual({ entries: [], unreadable: 1 });
  });

  it('of everything may name 100,000 boxes, and is read soon', () => {
    const boxes = Object.fromEntries(Array.from({ length: 100_000 }, (_, n) => [`shang.box.${n}`, '{}']));
    const text = JSON.stringify({ format: 'shang-device', version: 1, boxes, games: {} });
    expect(soon(() => readDeviceFile(text))).toBe('empty');
  });
});

describe('a link', () => {
  it('hands over no more people than can play, by names as long as names are', () => {
    const handed = soon(() => readHandover(`#s=${LONG}${'&p=Mei'.repeat(100_000)}&p=${LONG}`))!;
    expect(handed.setup.length).toBeLessThan(100);
    expect(handed.players.length).toBeLessThan(6);
    expect(soon(() => readHandover(`#s=8K2F&p=${LONG}`))!.players[0]!.length).toBeLessThan(200);
  });

  it('of a sheet is no longer than a sheet', () => {
    expect(soon(() => readFragment(`#sheet=${btoa(LONG)}`))).toEqual({ damaged: true });
  });
});

describe('what is typed', () => {
  it('is read soon, however long it is', () => {
    expect(soon(() => readCode(LONG))).toMatchObject({ problem: 'length' });
    expect(soon(() => readCode('é'.repeat(1_000_000)))).toHaveProperty('problem');
    expect(soon(() => readHand('5 '.repeat(500_000)))).toEqual({ problem: 'too-long' });
    expect(soon(() => readHand(LONG))).toHaveProperty('problem');
  });
});

describe('a kept game', () => {
  const game = JSON.parse(JSON.stringify(tableGame([person(0), person(1)], { id: 'game' })));
  it('has a seed that a link can carry, and players that fit the table', () => {
    expect(parseGame(readAs, game)).toBeDefined();
    expect(
      soon(() => parseGame(readAs, { ...game, options: { ...game.options, seed: LONG } })),
    ).toBeUndefined();
    const players = Array.from({ length: 200_000 }, () => game.players[0]);
    expect(soon(() => parseGame(readAs, { ...game, players }))).toBeUndefined();
    expect(soon(() => parseGame(readAs, { ...game, name: LONG }))!.name.length).toBeLessThan(100);
  });
});
