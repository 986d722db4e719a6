/* Which version a tab came with. It has that one's files as long as it is open, and never those of two. */
import { addressOf, forgetOthers, others, readNote, writeNote } from './versions.js';

const OLD = '.old-tabs'; // a version's cache without this note never got as far as taking over
const NEWER = '.newer-tabs';

export const everyTab = () => self.clients.matchAll({ type: 'all', includeUncontrolled: true });

const read = async (note) => (await readNote(note).catch(() => undefined)) ?? [];
let old;
let newer;

/** Whoever is here when a version takes over was served by the one before. */
export async function takeOver() {
  await writeNote(
    OLD,
    (await everyTab()).map(({ id }) => id),
  ).catch(() => {});
  await self.clients.claim();
}

/** For a tab that came with the version before this one, its file. */
export async function fromBefore(tab, path) {
  old ??= read(OLD);
  if (!(await old).includes(tab)) return undefined;
  for (const cache of await others()) {
    const file = (await cache.match(addressOf(OLD))) && (await cache.match(addressOf(path)));
    if (file) return file;
  }
  return undefined;
}

/** The host has a newer version, and this tab's page came from there: so does all that it asks for. */
export async function noteNewer(tab) {
  const here = new Set((await everyTab()).map(({ id }) => id));
  newer = Promise.resolve([...(await (newer ?? read(NEWER))).filter((id) => here.has(id)), tab]);
  await writeNote(NEWER, await newer).catch(() => {});
}

export async function isNewer(tab) {
  newer ??= read(NEWER);
  return (await newer).includes(tab);
}

/** Forgets the other versions, once: when nobody is left who came with one, and no newer one is on its way. */
export async function tidy() {
  const tabs = await readNote(OLD);
  // The note is gone where somebody emptied the cache: without it, the next version would not know this one.
  if (tabs === undefined) return writeNote(OLD, []);
  if (tabs === null || self.registration.installing || self.registration.waiting) return;
  const here = new Set((await everyTab()).map(({ id }) => id));
  if (tabs.some((id) => here.has(id))) return;
  await forgetOthers();
  await writeNote(OLD, null); // all is tidy
}
