/** Which tasks somebody has done, kept on the device. */
import { isObject } from '../../../lib/plain.ts';
import { type Box, type BoxOptions, createBox } from '../../../lib/storage.ts';

export interface Progress {
  readonly done: readonly string[]; // ids of tasks; those of another version are kept
}

export const NOTHING_DONE: Progress = { done: [] };

const MOST = 500;
const isId = (id: unknown): id is string => typeof id === 'string' && /^[a-z][a-z-]{0,40}$/.test(id);

function parseProgress(data: unknown): Progress | undefined {
  if (!isObject(data) || !Array.isArray(data['done']) || data['done'].length > MOST) return undefined;
  return data['done'].every(isId) ? { done: [...new Set(data['done'])] } : undefined;
}

export const learnBox = (where: Pick<BoxOptions<unknown>, 'storage'> = {}): Box<Progress> =>
  createBox<Progress>({ name: 'dunhuang.learn', version: 1, parse: parseProgress, ...where });

export const withDone =
  (id: string) =>
  (now: Progress): Progress =>
    now.done.includes(id) ? now : { done: [...now.done, id] };

/** What was learnt on two devices. */
export const joinProgress = (mine: Progress, theirs: Progress): Progress => ({
  done: [...new Set([...mine.done, ...theirs.done])].slice(0, MOST),
});
