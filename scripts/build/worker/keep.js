/* Fetches what this version is made of, file by file with its print, and repairs what is missing. */
import { addressOf, open, others } from './versions.js';

const PRINT = 'X-Shang-Print';
const AT_ONCE = 6;
/** From so many missing pages on, all pages of a game come in one pack, which has what they share once. */
const WORTH_A_PACK = 8;

/** Every file of this version, whatever it is for. */
export const FILES = Object.assign({}, ...Object.values(GROUPS));

const isPage = (path) => /(^|\/|\.html)$/.test(path);

async function printOf(body) {
  const digest = await crypto.subtle.digest('SHA-256', body);
  return btoa(String.fromCharCode(...new Uint8Array(digest).subarray(0, 15)));
}

/** Only what this version was built with: no error page, no half file, nothing of a version still being uploaded. */
async function sealed(path, body, journey) {
  if ((await printOf(body)) !== FILES[path]) throw new Error(`/${path} is not of version ${VERSION}`);
  const headers = new Headers(journey);
  for (const name of ['Content-Encoding', 'Content-Length']) headers.delete(name); // of the journey, not of the file
  headers.set(PRINT, FILES[path]);
  return new Response(body, { headers });
}

/** A file of this version, as the host answered. */
export async function checked(path, response) {
  if (!response.ok) throw new Error(`/${path} answered ${response.status}`);
  return sealed(path, await response.arrayBuffer(), response.headers);
}

export const fetched = async (path) => checked(path, await fetch(addressOf(path), { cache: 'no-cache' }));

/** Some at once. Where one fails, those beside it go on: what has come need not come again. */
async function forEach(paths, job) {
  const waiting = [...paths];
  async function goOn() {
    for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) await job(path);
  }
  const ends = await Promise.allSettled(Array.from({ length: AT_ONCE }, goOn));
  const failed = ends.find(({ status }) => status === 'rejected');
  if (failed) throw failed.reason;
}

/** The pages of a game out of its pack (scripts/build/packs.mjs), each with its own print: what does not fit comes by itself. */
async function pagesOutOfPack(group, paths, put) {
  try {
    const response = await fetch(addressOf(`packs/${group}.json`), { cache: 'no-cache', priority: 'low' });
    const { pieces, pages } = await response.json();
    const headers = new Headers(response.headers);
    headers.set('Content-Type', 'text/html; charset=utf-8');
    for (const name of ['ETag', 'Last-Modified']) headers.delete(name); // of the pack
    await forEach(
      paths.filter((path) => path in pages),
      async (path) => {
        const text = pages[path].map((n) => pieces[n]).join('');
        await put(path, await sealed(path, new TextEncoder().encode(text), headers));
      },
    );
  } catch {}
}

/** Keeps all that some groups are made of. Throws when something could not be had; the rest is there then. */
export async function keep(groups) {
  const cache = await open();
  const here = new Set((await cache.keys()).map(({ url }) => url));
  const missing = (group) => Object.keys(GROUPS[group]).filter((path) => !here.has(addressOf(path)));
  const put = async (path, response) => {
    await cache.put(addressOf(path), response);
    here.add(addressOf(path));
  };

  for (const other of await others()) {
    await forEach(groups.flatMap(missing), async (path) => {
      const found = await other.match(addressOf(path));
      if (found?.headers.get(PRINT) === FILES[path]) await put(path, found);
    });
  }
  for (const group of groups) {
    const pages = missing(group).filter(isPage);
    if (pages.length >= WORTH_A_PACK) await pagesOutOfPack(group, pages, put);
  }
  await forEach(groups.flatMap(missing), async (path) => put(path, await fetched(path)));
}

/** Whether nothing of a group is missing. */
export async function isWhole(group) {
  const here = new Set((await (await open()).keys()).map(({ url }) => url));
  return Object.keys(GROUPS[group]).every((path) => here.has(addressOf(path)));
}

export async function forget(groups) {
  const cache = await open();
  for (const path of groups.flatMap((group) => Object.keys(GROUPS[group])))
    await cache.delete(addressOf(path));
}
