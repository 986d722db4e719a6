/** Everything that Shang keeps in the browser's storage, by kind. Games at the table lie elsewhere (device.ts). */
import type { Box, BoxOptions, Trouble } from '../../lib/storage.ts';
import { inGameBox } from '../dunhuang/finder/in-game.ts';
import { trackBox } from '../dunhuang/majority/parse.ts';
import { draftBox as scoreDraft, historyBox as scoreHistory } from '../dunhuang/score/boxes.ts';
import { merge as mergeScores } from '../dunhuang/score/history.ts';
import { draftBox as setupDraft, historyBox as setupHistory } from '../dunhuang/setup/boxes.ts';
import { merge as mergeSetups } from '../dunhuang/setup/history.ts';
import { scoredBox } from '../dunhuang/table/end/score-sheet.ts';
import { draftBox as newGame } from '../dunhuang/table/new-game/draft.ts';
import { settingsBox } from '../table/settings/model.ts';

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
] as const;
export type KindId = (typeof KIND_IDS)[number];

export interface Kind {
  readonly id: KindId;
  count(storage: Storage): number;
  /** How many there would be if the second were added to the first. */
  countMerged(here: Storage, more: Storage): number;
  /** Adds to the first what is in the second. */
  merge(here: Storage, more: Storage): Trouble | undefined;
  /** Makes the first like the second. */
  replace(here: Storage, other: Storage): Trouble | undefined;
}

type Open<T> = (where: Pick<BoxOptions<unknown>, 'storage'>) => Box<T>;

function kind<T>(id: KindId, open: Open<T>, size: (value: T) => number, join: (a: T, b: T) => T): Kind {
  const at = (storage: Storage) => open({ storage: () => storage });
  const read = (storage: Storage) => at(storage).read().value;
  const sizeOf = (value: T | undefined) => (value === undefined ? 0 : size(value));
  function merged(here: Storage, more: Storage): T | undefined {
    const [mine, theirs] = [read(here), read(more)];
    return mine !== undefined && theirs !== undefined ? join(mine, theirs) : (mine ?? theirs);
  }
  function put(storage: Storage, value: T | undefined): Trouble | undefined {
    return value === undefined ? at(storage).forget() : at(storage).write(value);
  }
  return {
    id,
    count: (storage) => sizeOf(read(storage)),
    countMerged: (here, more) => sizeOf(merged(here, more)),
    merge: (here, more) => (read(more) === undefined ? undefined : put(here, merged(here, more))),
    replace: (here, other) => put(here, read(other)),
  };
}

/** Of some things there is one at a time: the one that is here stays. */
const one = <T>(id: KindId, open: Open<T>): Kind =>
  kind(
    id,
    open,
    () => 1,
    (mine) => mine,
  );

export const KINDS: readonly Kind[] = [
  kind(
    'scores',
    scoreHistory,
    (all) => all.length,
    (here, more) => mergeScores(more, here),
  ),
  kind('setups', setupHistory, (all) => all.length, mergeSetups),
  one('score', scoreDraft),
  one('setup', setupDraft),
  one('majority', trackBox),
  one('in-game', inGameBox),
  one('new-game', newGame),
  one('table', settingsBox),
  kind(
    'scored',
    scoredBox,
    (ids) => ids.length,
    (here, more) => [...new Set([...here, ...more])],
  ),
];
