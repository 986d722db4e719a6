/*
 * Which games this device keeps: the first with what all of them need, others when they are opened, or all of them when
 * somebody asked for that. A newer version keeps the games that the one before it did.
 */
import { forget, isWhole, keep } from './keep.js';
import { everyTab } from './tabs.js';
import { open, others, pathOf, readNote, writeNote } from './versions.js';

const WISHES = '.games';
const all = Object.keys(GROUPS);

const groupOf = (path) => all.find((group) => path in GROUPS[group]);

const groupsFor = ({ games, everything }) =>
  everything ? all : all.filter((group) => FIRST.includes(group) || games.includes(group));

const readWishes = async () => (await readNote(WISHES)) ?? { games: [], everything: false };

/** What the versions before this one kept, and what is open now. */
export async function inherit() {
  const caches = [await open(), ...(await others())];
  const notes = await Promise.all(caches.map((cache) => readNote(WISHES, cache)));
  const tabs = (await everyTab()).flatMap(({ url }) => pathOf(new URL(url)) ?? []);
  const games = new Set([...notes.flatMap((note) => note?.games ?? []), ...tabs.map(groupOf)]);
  const wishes = {
    games: all.filter((group) => games.has(group)),
    everything: notes.some((note) => note?.everything),
  };
  await writeNote(WISHES, wishes);
  await keep(groupsFor(wishes));
}

/** After a visit: a game that was opened is kept from now on, and what is missing comes again. */
export async function keepVisited(path) {
  const wishes = await readWishes();
  const group = groupOf(path);
  if (group && !groupsFor(wishes).includes(group)) {
    wishes.games.push(group);
    await writeNote(WISHES, wishes);
  }
  await keep(groupsFor(wishes));
}

/** For the data page: what there is besides the first game, and whether it is here. */
export async function gamesHere() {
  const games = all.filter((group) => !FIRST.includes(group));
  return {
    games: await Promise.all(games.map(async (id) => ({ id, here: await isWhole(id) }))),
    everything: (await readWishes()).everything,
  };
}

/** The switch on the data page. Off again, the other games go, until they are opened the next time. */
export async function keepEverything(everything) {
  const wishes = { games: [], everything };
  await writeNote(WISHES, wishes);
  const wanted = groupsFor(wishes);
  await forget(all.filter((group) => !wanted.includes(group)));
  await keep(wanted);
}
