/* What the device keeps: a cache for each version, in which notes of the worker's own lie beside the files. */

const scope = new URL(self.registration.scope);
const family = `shang ${scope.pathname} `; // caches are the origin's: another Shang may live under another path
const mine = family + VERSION;

export const addressOf = (path) => new URL(path, scope).href;

/** An address of ours as the list of files has it; undefined for what lies outside. */
export function pathOf({ origin, pathname }) {
  if (origin !== scope.origin || !pathname.startsWith(scope.pathname)) return undefined;
  return pathname.slice(scope.pathname.length);
}

export const open = () => caches.open(mine);

const namesOfOthers = async () =>
  (await caches.keys()).filter((name) => name.startsWith(family) && name !== mine);

/** The caches of other versions, and of attempts that were cut short. */
export const others = async () => Promise.all((await namesOfOthers()).map((name) => caches.open(name)));

export async function forgetOthers() {
  for (const name of await namesOfOthers()) await caches.delete(name);
}

/** What is kept, whatever the address carries: search adds a time stamp, shared links their state. */
export async function kept(path) {
  try {
    return await (await open()).match(addressOf(path));
  } catch {
    return undefined; // storage that fails has nothing: the network answers
  }
}

export const readNote = async (name, cache) =>
  (await (cache ?? (await open())).match(addressOf(name)))?.json();

export const writeNote = async (name, value) => (await open()).put(addressOf(name), Response.json(value));
