/** The best shelf there is. A database that does not open now may do so in a moment, so that is tried again and again. */
import { openGames } from './database.ts';
import type { Places } from './places.ts';
import { openBox, openMemory, readAll, type Shelf } from './shelves.ts';

const SOON = 300; // ms until the second try, for which everybody waits
const AGAIN = 5000; // ms between two tries after that, with another shelf meanwhile

/** Even asking for it may throw. */
function hasDatabase(): boolean {
  try {
    return typeof indexedDB === 'object' && indexedDB !== null;
  } catch {
    return false;
  }
}

const isNewer = (error: unknown): boolean => error instanceof DOMException && error.name === 'VersionError';

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

async function tryTwice(name: string, soon: number): Promise<Shelf> {
  try {
    return await openGames(name);
  } catch (error) {
    if (isNewer(error)) throw error;
    await pause(soon);
    return openGames(name);
  }
}

/** A box that reads well may still refuse to be written. */
const holds = (shelf: Shelf): Promise<boolean> =>
  shelf
    .update([''], () => 'remove')
    .then(
      () => true,
      () => false,
    );

async function insteadOf(error: unknown, name: string): Promise<Shelf> {
  if (isNewer(error)) return openMemory('newer');
  const box = openBox(name);
  const closed = hasDatabase();
  if (box.trouble === 'newer') return { ...openMemory('newer'), closed, aside: box.aside };
  return { ...((await holds(box)) ? box : openMemory('refused')), closed };
}

/** Lays saves onto a shelf, beside or instead of what is there: a shelf itself cannot tell. */
export type MoveIn = (saves: readonly (readonly [string, unknown])[], to: Shelf) => Promise<unknown>;

async function moveAll(from: Shelf, to: Shelf, moveIn: MoveIn): Promise<void> {
  try {
    const values = await readAll(from);
    if (values.size === 0) return;
    await moveIn([...values], to);
    // Only what has not been changed since: another tab may be at the same shelf.
    await from.update([...values.keys()], (key, now) =>
      JSON.stringify(now) === JSON.stringify(values.get(key)) ? 'remove' : undefined,
    );
  } catch {
    // It lies where it lay, and the next visit tries again.
  }
}

/** Says which shelf to use now. What an earlier visit, or the last minutes, had to leave elsewhere moves into the database. */
export function shelfKeeper(
  places: Pick<Places, 'database' | 'box'>,
  moveIn: MoveIn,
  soon = SOON,
  again = AGAIN,
): () => Promise<Shelf> {
  let database: Shelf | undefined;
  let instead: Shelf | undefined;
  let tried = 0;
  let looking: Promise<Shelf> | undefined;

  async function look(): Promise<Shelf> {
    try {
      if (!hasDatabase()) throw new DOMException('none', 'NotSupportedError');
      const found = await (instead ? openGames(places.database) : tryTwice(places.database, soon));
      if (instead) await moveAll(instead, found, moveIn);
      const box = openBox(places.box);
      await moveAll(box, found, moveIn);
      database = { ...found, aside: box.aside };
      return database;
    } catch (error) {
      tried = Date.now();
      instead ??= await insteadOf(error, places.box);
      return instead;
    }
  }

  return async () => {
    if (database) return database;
    if (instead && Date.now() - tried < again) return instead;
    looking ??= look().finally(() => {
      looking = undefined;
    });
    return looking;
  };
}
