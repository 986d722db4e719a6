/** What somebody has learnt, kept on the device: the tasks they have done, and what the coach has told them. */
import { isObject } from '../../lib/plain.ts';
import { type Box, type BoxOptions, createBox } from '../../lib/storage.ts';

export interface Progress {
  readonly done: readonly string[]; // ids of tasks; those of another version are kept
  readonly said?: readonly string[]; // by the coach
  readonly game?: string; // the first game, as it was begun last
}

export const NOTHING_DONE: Progress = { done: [] };

/** Among the tasks: a whole game with the coach. */
export const FIRST_GAME = 'first-game';
/** After the address of the table: where that game begins, or goes on. */
export const TO_FIRST_GAME = '#first-game=1';

const MOST = 500;
const isId = (id: unknown): id is string => typeof id === 'string' && /^[a-z][a-z-]{0,40}$/.test(id);
const isGame = (id: unknown): id is string => typeof id === 'string' && /^[\w-]{1,64}$/.test(id);

/** Each id once; undefined where it is no list of them. */
const readIds = (data: unknown): readonly string[] | undefined =>
  Array.isArray(data) && data.length <= MOST && data.every(isId) ? [...new Set(data)] : undefined;

function parseProgress(data: unknown): Progress | undefined {
  const done = isObject(data) ? readIds(data['done']) : undefined;
  if (!isObject(data) || done === undefined) return undefined;
  // To be told something twice is no loss.
  const said = readIds(data['said']);
  const { game } = data;
  return { done, ...(said && { said }), ...(isGame(game) && { game }) };
}

export const learnBox = (where: Pick<BoxOptions<unknown>, 'storage'> = {}): Box<Progress> =>
  createBox<Progress>({ name: 'dunhuang.learn', version: 1, parse: parseProgress, ...where });

const withId = (ids: readonly string[], id: string): readonly string[] =>
  ids.includes(id) ? ids : [...ids, id];

export const withDone =
  (id: string) =>
  (now: Progress): Progress =>
    now.done.includes(id) ? now : { ...now, done: withId(now.done, id) };

export const withSaid =
  (id: string) =>
  (now: Progress): Progress => ({ ...now, said: withId(now.said ?? [], id) });

/** What was learnt on two devices. */
export function joinProgress(mine: Progress, theirs: Progress): Progress {
  const join = (a: readonly string[], b: readonly string[]) => [...new Set([...a, ...b])].slice(0, MOST);
  const said = join(mine.said ?? [], theirs.said ?? []);
  const game = mine.game ?? theirs.game;
  return {
    done: join(mine.done, theirs.done),
    ...(said.length > 0 && { said }),
    ...(game !== undefined && { game }),
  };
}
