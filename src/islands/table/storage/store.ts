/**
 * The games kept on this device. Every change is made to what is there now, in one transaction: whatever a tab showed before,
 * nothing is made shorter by it. What cannot be read is kept as well, and stands in nobody's way.
 */
import type { Trouble } from '../../../lib/storage.ts';
import { openTabChannel, type TabChannel } from '../../../lib/tab-channel.ts';
import type { TableGame } from '../game/types.ts';
import { goesOn, sameMoves } from '../record/compare.ts';
import type { Catalogue } from './catalogue.ts';
import type { FileProblem, Import } from './import-export.ts';
import { type LateListing, lateListing } from './late-listing.ts';
import type { Save } from './merge.ts';
import { shelfKeeper } from './open-shelf.ts';
import type { ReadAs } from './parse-game.ts';
import { placesOf } from './places.ts';
import { describe, isNewer, savesOf, type Unreadable } from './saves.ts';
import { ASIDE, type Edit, readAll, type Shelf } from './shelves.ts';

/** What became of a change. */
export interface Answer {
  /** Refused: what is there went another way, or nothing had to be done. Failed: the device does not take it. */
  readonly result: 'done' | 'refused' | 'failed';
  readonly game?: TableGame | undefined; // as it is there now; undefined: it is not
  readonly trouble?: Trouble | undefined; // why it is not kept, or not for long
}

export interface Removed {
  readonly save?: unknown; // just as it lay there
  readonly trouble?: Trouble | undefined;
}

export interface UpdateOptions {
  /** The person wants moves back: only then a game may become shorter, or take another way. */
  readonly takesBack?: boolean;
  /** Counts as a change even when nothing is: whoever was about to write before this is refused. */
  readonly claims?: boolean;
}

export interface GameStore {
  /** Why nothing that is played will be there tomorrow, or `closed` where not all there is can be read; undefined: all is well. */
  trouble(): Promise<Trouble | 'closed' | undefined>;
  list(): Promise<readonly TableGame[]>; // the last played first
  /** For who shows them: a page at a time, with what is to be said of each. */
  readonly listing: Omit<LateListing, 'touch' | 'forget' | 'clear'>;
  unreadable(): Promise<readonly Unreadable[]>;
  get(id: string): Promise<TableGame | undefined>;
  /** Changes what is there now; `change` gives undefined for what it does not want to change. */
  update(
    id: string,
    change: (now: TableGame | undefined) => TableGame | undefined,
    options?: UpdateOptions,
  ): Promise<Answer>;
  /** A game that is new; what is there already under its id stays. */
  add(game: TableGame): Promise<Answer>;
  /** What is newer stays. To take it back, `restore` what was removed. */
  remove(id: string): Promise<Removed>;
  restore(id: string, save: unknown): Promise<Answer>;
  /** All others but what is newer. */
  removeAllBut(ids: ReadonlySet<string>): Promise<Answer>;
  /** Everything, also what is newer: only for who says so in as many words. */
  clear(): Promise<Answer>;
  /** The text of a file with those saves, or with all; unreadable ones just as they are. */
  exportFile(ids?: readonly string[]): Promise<string>;
  /** What a file would bring. Nothing is changed until it is handed to `merge`. */
  readImport(text: string): Promise<Import | FileProblem>;
  /** What is here stays, or goes further; what went another way comes beside it. */
  merge(games: readonly TableGame[]): Promise<Answer>;
  /** As they are, in the place of what is here, but for what is newer. */
  overwrite(games: readonly TableGame[]): Promise<Answer>;
  /** Told when another tab has changed a game. */
  watch(changed: (id: string) => void): () => void;
}

const isFull = (error: unknown): boolean => error instanceof Error && /quota/i.test(error.name);

/** Fetched where something is brought in, or taken along. */
const merging = () => import('./merge.ts');
const filing = () => import('./import-export.ts');
const listingOf = () => import('./open-listing.ts');

const latestFirst = (games: TableGame[]): TableGame[] =>
  games.sort((a, b) => b.changed.localeCompare(a.changed));

/** What a test may bring of its own. */
interface Given {
  readonly shelf?: () => Promise<Shelf>;
  readonly openChannel?: () => TabChannel;
  readonly catalogue?: Catalogue;
}

export function createStore(game: ReadAs, given: Given = {}): GameStore {
  const places = placesOf(game.rules.id);
  const saves = savesOf(game);
  const shelf =
    given.shelf ?? shelfKeeper(places, async (found, to) => (await merging()).layAll(saves, found, to));
  const openChannel = given.openChannel ?? (() => openTabChannel(places.channel));
  const listing = lateListing(shelf, async () =>
    (await listingOf()).openListing(saves, shelf, places, given.catalogue),
  );
  const asSave = (kept: TableGame): Save => [kept.id, saves.write(kept)];
  /** The last game that this tab has written: what lies there just like that need not be played through again to be read. */
  let laid: { readonly text: string; readonly game: TableGame } | undefined;
  const readSave = (save: unknown): TableGame | undefined =>
    laid && JSON.stringify(save) === laid.text ? laid.game : saves.read(save);
  const watchers = new Set<(id: string) => void>();
  let channel: TabChannel | undefined;
  const listening = (): TabChannel => {
    if (channel === undefined) {
      channel = openChannel();
      channel.listen((id) => {
        for (const changed of watchers) changed(id);
      });
    }
    return channel;
  };

  /** Changes the shelf, tells the other tabs, and names what went wrong. */
  async function change(act: (where: Shelf) => Promise<readonly string[]>): Promise<Answer> {
    try {
      const where = await shelf();
      for (const id of await act(where)) listening().post(id);
      return { result: 'done', trouble: where.trouble };
    } catch (error) {
      return { result: 'failed', trouble: isFull(error) ? 'full' : 'refused' };
    }
  }

  const edit = (id: string, doing: (now: unknown) => Edit): Promise<Answer> =>
    change(async (where) => {
      let changes = false;
      await where.update([id], (_, now) => {
        const wanted = doing(now);
        changes = wanted !== undefined;
        return wanted;
      });
      return changes ? [id] : [];
    });

  /** Everything there is to tell of, also what lies aside. */
  async function all(): Promise<ReadonlyMap<string, unknown>> {
    const where = await shelf();
    const saves = await readAll(where);
    return where.aside === undefined ? saves : new Map([...saves, [ASIDE, where.aside]]);
  }

  async function update(
    id: string,
    doing: (now: TableGame | undefined) => TableGame | undefined,
    { takesBack = false, claims = false }: UpdateOptions = {},
  ): Promise<Answer> {
    let answer: Answer = { result: 'failed' };
    let fresh = false;
    const written = await edit(id, (save) => {
      const now = readSave(save);
      fresh = save === undefined;
      if (save !== undefined && now === undefined) {
        answer = { result: 'failed', trouble: isNewer(save) ? 'newer' : 'refused' };
        return undefined;
      }
      const next = doing(now);
      answer = { result: 'refused', game: now };
      if (next === undefined || (now !== undefined && !takesBack && !goesOn(now, next))) return undefined;
      const plays = claims || now === undefined || !sameMoves(now, next);
      const game = { ...next, id, revision: (now?.revision ?? 0) + (plays ? 1 : 0) };
      answer = { result: 'done', game };
      const put = saves.write(game);
      laid = { text: JSON.stringify(put), game };
      return { put };
    });
    if (answer.result === 'done') listing.touch(id, answer.game!.changed, fresh);
    return written.result === 'failed' ? written : { trouble: written.trouble, ...answer };
  }

  const removeWhere = (goes: (id: string, save: unknown) => boolean): Promise<Answer> =>
    change(async (where) => {
      const ids = await where.keys();
      await where.update(ids, (id, now) => (goes(id, now) ? 'remove' : undefined));
      return ids;
    });

  return {
    async trouble() {
      const { closed, trouble } = await shelf();
      return closed ? 'closed' : trouble;
    },
    listing,
    async list() {
      return latestFirst([...(await all()).values()].flatMap((value) => saves.read(value) ?? []));
    },
    async unreadable() {
      return [...(await all())].flatMap(([id, value]) => (saves.read(value) ? [] : describe(id, value)));
    },
    get: async (id) => saves.read((await (await shelf()).read([id])).get(id)),
    update,
    add: (game) => update(game.id, (now) => (now === undefined ? game : undefined)),
    async remove(id) {
      let save: unknown;
      let newer = false;
      const { trouble } = await edit(id, (now) => {
        newer = isNewer(now);
        if (newer || now === undefined) return undefined;
        save = now;
        return 'remove';
      });
      if (save !== undefined) listing.forget(id);
      return { save, trouble: newer ? 'newer' : trouble };
    },
    restore: (id, save) => edit(id, (now) => (now === undefined ? { put: save } : undefined)),
    removeAllBut: (stay) => removeWhere((id, save) => !stay.has(id) && !isNewer(save)),
    async clear() {
      await listing.clear();
      return removeWhere(() => true);
    },
    async exportFile(ids) {
      return (await filing()).writeFile(
        [...(await all())].flatMap(([id, value]) => (ids === undefined || ids.includes(id) ? [value] : [])),
      );
    },
    async readImport(text) {
      const { planImport, readFile } = await filing();
      const read = readFile(text, saves.read);
      if ('problem' in read) return read;
      const known = await (await shelf()).read(read.games.map(({ id }) => id));
      return planImport(
        [...known.values()].flatMap((value) => saves.read(value) ?? []),
        read,
      );
    },
    merge: (games) => change(async (where) => (await merging()).layAll(saves, games.map(asSave), where)),
    overwrite: (games) => change(async (where) => (await merging()).overwriteAll(games.map(asSave), where)),
    watch(changed) {
      listening();
      watchers.add(changed);
      return () => void watchers.delete(changed);
    },
  };
}
