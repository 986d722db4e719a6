/** What was put aside (lib/aside.ts), as the data page shows it: whose it is, whether it can be read, and the ways out of there. */
import { type Aside, keysOf, layAside, listAside } from '../../lib/aside.ts';
import type { Trouble } from '../../lib/storage.ts';
import { KINDS, type KindId } from './kinds.ts';

export interface PutAside extends Aside {
  readonly id: KindId | undefined; // undefined: of a box that this version does not know
  readonly state: 'readable' | 'damaged' | 'newer';
}

const kindOf = ({ of }: Aside) => KINDS.find(({ key }) => key === of);

export const listPutAside = (storage: Storage): PutAside[] =>
  listAside(storage).map((aside) => {
    const kind = kindOf(aside);
    return { ...aside, id: kind?.id, state: kind?.stateOf(aside.text) ?? 'damaged' };
  });

/** Tries to read all that is damaged again; how many things came back. */
export function tryAgain(storage: Storage): number {
  const count = () => KINDS.reduce((sum, kind) => sum + kind.count(storage), 0);
  const before = count();
  for (const kind of KINDS) kind.recover(storage);
  return count() - before;
}

/** Puts one back where it came from; what is there now joins it, or is put aside in its place. */
export function bringBack(storage: Storage, aside: PutAside): Trouble | undefined {
  const failed = kindOf(aside)?.putBack(storage, aside.text);
  if (failed === undefined) storage.removeItem(aside.at);
  return failed;
}

/** Adds what another device had put aside. Throws where there is no room. */
export function joinAside(here: Storage, other: Storage): void {
  for (const { of, text, why } of listAside(other)) layAside(here, of, text, why);
}

export function forgetAside(storage: Storage): void {
  const aside = new Set(listAside(storage).map(({ at }) => at));
  for (const key of keysOf(storage)) if (aside.has(key)) storage.removeItem(key);
}
