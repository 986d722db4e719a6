/** The table's own functions with Dunhuang on the table, and its types. */
import type { ReadonlySignal } from '@preact/signals';
import type { GameEvent, GameOptions, Move, Outcome, View } from '../../../../src/games/dunhuang/index.ts';
import { readHandover } from '../../../../src/islands/dunhuang/handover.ts';
import { readAs } from '../../../../src/islands/dunhuang/table/kept-store.ts';
import { recordCodes } from '../../../../src/islands/dunhuang/table/record-codes.ts';
import { rules } from '../../../../src/islands/dunhuang/table/rules.ts';
import * as links from '../../../../src/islands/table/address/links.ts';
import { type Address, createRouter } from '../../../../src/islands/table/address/router.ts';
import type * as types from '../../../../src/islands/table/game/types.ts';
import * as lobby from '../../../../src/islands/table/lobby/model.ts';
import * as replays from '../../../../src/islands/table/play/replay.ts';
import * as undo from '../../../../src/islands/table/play/undo.ts';
import * as viewpoints from '../../../../src/islands/table/play/viewpoint.ts';
import * as timelines from '../../../../src/islands/table/record/timeline.ts';
import type { Catalogue } from '../../../../src/islands/table/storage/catalogue.ts';
import { layAll } from '../../../../src/islands/table/storage/merge.ts';
import { shelfKeeper } from '../../../../src/islands/table/storage/open-shelf.ts';
import { placesOf } from '../../../../src/islands/table/storage/places.ts';
import { savesOf } from '../../../../src/islands/table/storage/saves.ts';
import type { Shelf } from '../../../../src/islands/table/storage/shelves.ts';
import * as stores from '../../../../src/islands/table/storage/store.ts';
import * as calling from '../../../../src/islands/table/tabs/calling-tabs.ts';
import * as tabs from '../../../../src/islands/table/tabs/tabs.ts';
import type { TabChannel } from '../../../../src/lib/tab-channel.ts';

export { rules };

export interface TableGame extends types.TableGame {
  readonly options: GameOptions;
  readonly moves: readonly Move[];
  readonly undone: readonly Move[];
}

interface LogEntry extends types.LogEntry {
  readonly events: readonly GameEvent[];
}

export interface Session extends types.Session {
  readonly game: ReadonlySignal<TableGame>;
  readonly view: ReadonlySignal<View>;
  readonly legal: ReadonlySignal<readonly Move[]>;
  readonly log: ReadonlySignal<readonly LogEntry[]>;
  play(move: Move): Promise<void>;
}

export interface Replay extends replays.Replay {
  readonly view: ReadonlySignal<View>;
}

export const createStore = (
  shelf?: () => Promise<Shelf>,
  openChannel?: () => TabChannel,
  catalogue?: Catalogue,
): stores.GameStore =>
  stores.createStore(readAs, {
    ...(shelf && { shelf }),
    ...(openChannel && { openChannel }),
    ...(catalogue && { catalogue }),
  });

/** A shelf that tries again after so many milliseconds. */
export const openShelf = (soon?: number, again?: number): (() => Promise<Shelf>) =>
  shelfKeeper(placesOf(rules.id), (saves, to) => layAll(savesOf(readAs), saves, to), soon, again);

export const { read: readKept, write: toKeep } = savesOf(readAs);

export const createLobby = (deps: Omit<Parameters<typeof lobby.createLobby>[0], 'game'>) =>
  lobby.createLobby({ game: readAs, ...deps });

export const readLink = (fragment: string) => links.readLink(recordCodes, fragment);
export const linkToGame = (game: links.LinkedGame): string => links.linkToGame(recordCodes, game);

export const openRouter = (store: Pick<stores.GameStore, 'get' | 'add' | 'trouble'>, address: Address) =>
  createRouter({
    rules,
    store,
    address,
    readLink: async (fragment) => readLink(fragment),
    receive: async () => ({ problem: 'cut' }),
    readHandover(fragment) {
      const handed = readHandover(fragment);
      return handed && { players: handed.players, own: { code: handed.setup } };
    },
  });

export const playAll = (options: GameOptions, moves: readonly Move[]) =>
  timelines.playAll(rules, options, moves);
export const advance = (timeline: timelines.Timeline, move: Move) => timelines.advance(rules, timeline, move);
export const logOf = (steps: readonly timelines.Step[], from: viewpoints.Viewpoint) =>
  viewpoints.logOf(rules, steps, from);
export const backOf = (timeline: timelines.Timeline, seat: 0 | 1 | 2 | 3) =>
  undo.backOf(rules, timeline, seat);
export const lastDecision = (timeline: timelines.Timeline) => undo.lastDecision(rules, timeline);

export const createReplay = (
  record: { options: GameOptions; moves: readonly Move[] },
  players: readonly types.Player[],
  options?: replays.ReplayOptions,
) => replays.createReplay(rules, record, players, options) as Replay;

export const lockedTabs = (
  locks: LockManager,
  openChannel?: (name: string) => TabChannel,
  patience?: number,
) => tabs.lockedTabs(rules.id, locks, openChannel, patience);
export const callingTabs = (openChannel: (name: string) => TabChannel, answer?: number, listen?: number) =>
  calling.callingTabs(rules.id, openChannel, answer, listen);

export type { Outcome };
