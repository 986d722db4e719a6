// A made-up browser for the built service worker: caches that can break, a host that can be gone or newer, and tabs.
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { onTestFinished } from 'vitest';
import { writePacks } from '../../../scripts/build/packs.mjs';
import { filesToKeep, writeServiceWorker } from '../../../scripts/build/service-worker.mjs';

const ORIGIN = 'https://shang.example';

/** A site made up of files, built the way `npm run build` ends. */
export function buildSite(files: Readonly<Record<string, string>>, games: readonly string[]): string {
  const out = mkdtempSync(path.join(tmpdir(), 'shang-worker-'));
  onTestFinished(() => rmSync(out, { recursive: true }));
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(out, file)), { recursive: true });
    writeFileSync(path.join(out, file), text);
  }
  const groups = filesToKeep(out, games);
  writePacks(out, groups);
  writeServiceWorker(out, groups);
  return out;
}

type Verb = 'open' | 'match' | 'put' | 'keys';

class World {
  readonly #caches = new Map<string, Map<string, { body: ArrayBuffer; headers: Headers }>>();
  readonly broken = new Set<Verb>();
  readonly asked: string[] = []; // what reached the host
  readonly tabs: { id: string; url: string }[] = [];
  claims = 0;
  offline = false;
  spoil: (file: string, text: string) => string | undefined = (_, text) => text;
  folder: string;

  constructor(folder: string) {
    this.folder = folder;
  }

  #try(verb: Verb): void {
    if (this.broken.has(verb)) throw new DOMException(`${verb} is broken`, 'UnknownError');
  }

  #cache(name: string) {
    const held = this.#caches.get(name) ?? new Map();
    this.#caches.set(name, held);
    const url = (asked: string | { url: string }) => (typeof asked === 'string' ? asked : asked.url);
    return {
      match: async (asked: string) => {
        this.#try('match');
        const found = held.get(url(asked));
        return found && new Response(found.body.slice(0), { headers: found.headers });
      },
      put: async (asked: string, response: Response) => {
        this.#try('put');
        held.set(url(asked), { body: await response.arrayBuffer(), headers: response.headers });
      },
      keys: async () => {
        this.#try('keys');
        return [...held.keys()].map((key) => ({ url: key }));
      },
      delete: async (asked: string) => held.delete(url(asked)),
    };
  }

  readonly caches = {
    open: async (name: string) => {
      this.#try('open');
      return this.#cache(name);
    },
    keys: async () => {
      this.#try('keys');
      return [...this.#caches.keys()];
    },
    delete: async (name: string) => this.#caches.delete(name),
  };

  readonly fetch = async (asked: string | { url: string }): Promise<Response> => {
    if (this.offline) throw new TypeError('no network');
    const { pathname } = new URL(typeof asked === 'string' ? asked : asked.url);
    this.asked.push(pathname.slice(1));
    const file = pathname.slice(1) + (pathname.endsWith('/') ? 'index.html' : '');
    const there = path.join(this.folder, file);
    const text = existsSync(there) ? this.spoil(file, readFileSync(there, 'utf8')) : undefined;
    if (text === undefined) return new Response('not here', { status: 404 });
    return new Response(text, { headers: { 'X-Frame-Options': 'DENY' } });
  };

  /** What lies in the caches, by path; notes of the worker's own left out. */
  kept(): string[] {
    const urls = [...this.#caches.values()].flatMap((cache) => [...cache.keys()]);
    return urls.map((url) => url.slice(ORIGIN.length + 1)).filter((file) => !file.startsWith('.'));
  }

  /** Somebody deletes what they should not. */
  lose(paths: readonly string[]): void {
    for (const cache of this.#caches.values()) for (const lost of paths) cache.delete(`${ORIGIN}/${lost}`);
  }

  /** The same in one cache, by its age. */
  loseIn(age: number, paths: readonly string[]): void {
    for (const lost of paths) [...this.#caches.values()][age]?.delete(`${ORIGIN}/${lost}`);
  }

  get versions(): number {
    return this.#caches.size;
  }
}

export type { World };
export const openWorld = (folder: string): World => new World(folder);

interface FakeEvent {
  data?: unknown;
  ports?: { postMessage(answer: unknown): void }[];
  [name: string]: unknown;
}

/** The worker of a build, by default the one that the host has now, running in this world. */
export function startWorker(world: World, build = world.folder) {
  const code = readFileSync(path.join(build, 'sw.js'), 'utf8');
  const listeners = new Map<string, (event: FakeEvent) => void>();
  const self = {
    registration: { scope: `${ORIGIN}/` },
    clients: { matchAll: async () => world.tabs, claim: async () => void world.claims++ },
    addEventListener: (type: string, listener: (event: FakeEvent) => void) => listeners.set(type, listener),
    skipWaiting: () => {},
  };
  new Function('self', 'caches', 'fetch', code)(self, world.caches, world.fetch);

  async function fire(type: string, more: object = {}): Promise<Response | undefined> {
    const waits: Promise<unknown>[] = [];
    let answer: Promise<Response> | undefined;
    listeners.get(type)!({
      ...more,
      waitUntil: (wait: Promise<unknown>) => waits.push(wait),
      respondWith: (promise: Promise<Response>) => {
        answer = promise;
      },
    });
    const response = await answer;
    await Promise.all(waits);
    return response;
  }
  const fetching = async (file: string, more: object) => {
    const request = { method: 'GET', url: `${ORIGIN}/${file}`, mode: 'no-cors' };
    const response = await fire('fetch', { ...more, request: { ...request, ...more } });
    return { status: response!.status, headers: response!.headers, text: await response!.text() };
  };
  return {
    install: () => fire('install'),
    activate: () => fire('activate'),
    /** Opens a page in a tab, and waits until the worker has done what it does afterwards. */
    visit: async (page: string, tab = 'tab') => {
      const answer = await fetching(page, { mode: 'navigate', resultingClientId: tab });
      world.tabs.splice(0, world.tabs.length, ...world.tabs.filter(({ id }) => id !== tab));
      world.tabs.push({ id: tab, url: `${ORIGIN}/${page}` });
      return answer;
    },
    load: (file: string, tab = 'tab') => fetching(file, { clientId: tab }),
    ask: (data: object) =>
      new Promise<unknown>((resolve) => fire('message', { data, ports: [{ postMessage: resolve }] })),
  };
}

/** A device that has kept a house, and its worker. */
export async function keepHouse(...given: Parameters<typeof openWorld>) {
  const world = openWorld(...given);
  const worker = startWorker(world);
  await worker.install();
  await worker.activate();
  return { world, worker };
}
