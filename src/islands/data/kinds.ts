/** Everything that Shang keeps in the browser's storage, by kind. Games at the table lie elsewhere (device.ts). */
import { keysOf, layAside, moveAside } from '../../lib/aside.ts';
import { envelope } from '../../lib/box-text.ts';
import type { Box, BoxOptions, Trouble } from '../../lib/storage.ts';
import { cardsBox } from '../dragon-market/cards/boxes.ts';
import { newGameBox as dragonNewGame, tableBox as dragonTable } from '../dragon-market/table/boxes.ts';
import { inGameBox } from '../dunhuang/finder/in-game.ts';
import { trackBox } from '../dunhuang/majority/parse.ts';
import { joinProgress, learnBox } from '../dunhuang/progress.ts';
import { joinKept, puzzlesBox } from '../dunhuang/puzzles/kept.ts';
import { draftBox as scoreDraft, historyBox as scoreHistory } from '../dunhuang/score/boxes.ts';
import { draftBox as setupDraft, historyBox as setupHistory } from '../dunhuang/setup/boxes.ts';
import { merge as mergeSetups } from '../dunhuang/setup/history.ts';
import { newGameBox, tableBox } from '../dunhuang/table/boxes.ts';
import { scoredBox } from '../dunhuang/table/end/score-sheet.ts';
import { merge as mergeScores } from '../score/history.ts';
import { mergeSeats, seatsBox } from '../table/devices/seats-box.ts';
import { profileBox } from '../yinzi/box/boxes.ts';
import { roundBox } from '../yinzi/round/boxes.ts';
import { draftBox as padDraft, historyBox as padHistory } from '../yinzi/score/boxes.ts';
import { setupBox as yinziSetup } from '../yinzi/setup/boxes.ts';
import { sumsBox } from '../yinzi/sums/boxes.ts';

export const KIND_IDS = [
  'scores',
  'setups',
  'score',
  'setup',
  'majority',
  'in-game',
  'new-game',
  'table',
  'scored',
  'seats',
  'learn',
  'puzzles',
  'yinzi-sums',
  'yinzi-box',
  'yinzi-setup',
  'yinzi-round',
  'dragon-cards',
  'dragon-new-game',
  'dragon-table',
  'yinzi-score',
  'yinzi-scores',
] as const;
export type KindId = (typeof KIND_IDS)[number];

/** Of every list. */
const VERSION = 1;

type Texts = readonly (readonly [key: string, text: string])[];

export interface Kind {
  readonly id: KindId;
  readonly key: string;
  /** Whether something of it lies under this key. */
  owns(key: string): boolean;
  /** All of it as texts by key, for a file: a long list as one, which every version can read. */
  texts(storage: Storage): Texts;
  count(storage: Storage): number;
  /** A newer Shang keeps it here: nobody's business. */
  isNewer(storage: Storage): boolean;
  /** How many there would be if the second were added to the first. */
  countMerged(here: Storage, more: Storage): number;
  /** Adds to the first what is in the second. */
  merge(here: Storage, more: Storage): Trouble | undefined;
  /** Makes the first like the second. */
  replace(here: Storage, other: Storage): Trouble | undefined;
  /** Whether a text of this kind that was put aside could be read. */
  stateOf(text: string): 'readable' | 'damaged' | 'newer';
  recover(storage: Storage): Trouble | undefined;
  putBack(storage: Storage, text: string): Trouble | undefined;
}

/** A box of any kind, or a long list. */
type Kept<T> = Omit<Box<T>, 'update'> & { owns?(key: string): boolean };
type Open<T> = (where: Pick<BoxOptions<unknown>, 'storage'>) => Kept<T>;

/** What two of a kind come to; undefined where there can be only one. */
type Join<T> = ((mine: T, theirs: T) => T) | undefined;

function kind<T>(id: KindId, open: Open<T>, size: (value: T) => number, join: Join<T>): Kind {
  const at = (storage: Storage) => open({ storage: () => storage });
  const read = (storage: Storage) => at(storage).read().value;
  const sizeOf = (value: T | undefined) => (value === undefined ? 0 : size(value));
  const { key, look, owns = (other: string) => other === key } = open({});
  const asIs = (storage: Storage): [string, string][] =>
    keysOf(storage).flatMap((place) => (owns(place) ? [[place, storage.getItem(place)!]] : []));
  const isNewer = (storage: Storage) => at(storage).read().trouble === 'newer';
  const joined = (mine: T | undefined, theirs: T | undefined): T | undefined =>
    mine !== undefined && theirs !== undefined && join ? join(mine, theirs) : (mine ?? theirs);
  return {
    id,
    key,
    owns,
    isNewer,
    texts(storage) {
      const there = asIs(storage);
      const value = there.length > 1 ? read(storage) : undefined;
      return value === undefined ? there : [[key, envelope(VERSION, value)]];
    },
    count: (storage) => sizeOf(read(storage)),
    countMerged: (here, more) => sizeOf(joined(read(here), read(more))),
    merge(here, more) {
      const theirs = read(more);
      // What a newer Shang wrote waits for one here.
      if (theirs === undefined) return isNewer(more) ? keepAside(here, key, asIs(more)) : undefined;
      return at(here).write(joined(read(here), theirs)!);
    },
    replace(here, other) {
      const value = read(other);
      if (value !== undefined) return at(here).write(value);
      if (isNewer(here)) return 'newer';
      return at(here).forget() ?? (isNewer(other) ? keep(here, asIs(other)) : undefined);
    },
    stateOf(text) {
      const { value, newer } = look(text);
      return newer ? 'newer' : value === undefined || sizeOf(value) === 0 ? 'damaged' : 'readable';
    },
    recover: (storage) => at(storage).recover(),
    putBack(storage, text) {
      const { value } = look(text);
      const mine = read(storage);
      if (value === undefined || isNewer(storage)) return 'damaged';
      if (join === undefined && mine !== undefined) moveAside(storage, key);
      return at(storage).write(join && mine !== undefined ? join(mine, value) : value);
    },
  };
}

const attempt = (act: () => void): Trouble | undefined => {
  try {
    act();
    return undefined;
  } catch {
    return 'full';
  }
};
const keep = (storage: Storage, texts: Texts) =>
  attempt(() => {
    for (const [key, text] of texts) storage.setItem(key, text);
  });
const keepAside = (storage: Storage, key: string, texts: Texts) =>
  attempt(() => {
    for (const [, text] of texts) layAside(storage, key, text);
  });

/** Of some things there is one at a time: the one that is here stays. */
const one = <T>(id: KindId, open: Open<T>): Kind => kind(id, open, () => 1, undefined);

const many = <T>(
  id: KindId,
  open: Open<readonly T[]>,
  join: (mine: readonly T[], theirs: readonly T[]) => readonly T[],
): Kind => kind(id, open, (all) => all.length, join);

export const KINDS: readonly Kind[] = [
  many('scores', scoreHistory, (here, more) => mergeScores(more, here)),
  many('setups', setupHistory, mergeSetups),
  one('score', scoreDraft),
  one('setup', setupDraft),
  one('majority', trackBox),
  one('in-game', inGameBox),
  one('new-game', newGameBox),
  one('table', tableBox),
  many('scored', scoredBox, (here, more) => [...new Set([...here, ...more])]),
  many('seats', seatsBox, mergeSeats),
  kind('learn', learnBox, ({ done }) => done.length, joinProgress),
  kind('puzzles', puzzlesBox, ({ results }) => results.length, joinKept),
  one('yinzi-sums', sumsBox),
  one('yinzi-box', profileBox),
  one('yinzi-setup', yinziSetup),
  one('yinzi-round', roundBox),
  one('dragon-cards', cardsBox),
  one('dragon-new-game', dragonNewGame),
  one('dragon-table', dragonTable),
  one('yinzi-score', padDraft),
  many('yinzi-scores', padHistory, (here, more) => mergeScores(more, here)),
];
