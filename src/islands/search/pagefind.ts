/**
 * Pagefind in a thread of its own, where it was not made to live. It comes as one script, and as one pack with everything
 * for a language (scripts/build/search.mjs): both are fetched side by side, and nothing after them.
 */
import { unpack } from '../../lib/search/pack.ts';

export interface Place {
  readonly title: string;
  readonly url: string;
  readonly excerpt: string;
}

interface Fragment {
  readonly url: string;
  readonly meta: { readonly title?: string };
  readonly sub_results: readonly Place[];
}

export interface Pagefind {
  options(options: { excerptLength: number }): Promise<void>;
  init(): Promise<void>;
  /** Reads what is needed to answer a question. */
  preload(query: string): Promise<void>;
  search(query: string): Promise<{ results: readonly { data(): Promise<Fragment> }[] }>;
}

export interface Start {
  readonly folder: string;
  readonly lang: string;
  /** The beginning of the addresses that come first: those of the game somebody is in. */
  readonly here: string;
}

/** The browser's own, before Pagefind is given another. */
const fetchFile = self.fetch;
const wait = self.setTimeout;

async function fetchPack(address: string) {
  const { ok, status, body } = await fetchFile(address);
  if (!ok || !body) throw new Error(`${address} answered ${status}`);
  const plain = new Response(body.pipeThrough(new DecompressionStream('gzip')));
  return unpack(new Uint8Array(await plain.arrayBuffer()));
}

/** What Pagefind finds around it. */
function furnish({ folder, lang }: Start) {
  const files = fetchPack(`${folder}${lang}.pack`);
  Object.assign(self, {
    // It asks the page for its language; here there is no page to ask.
    document: { querySelector: () => ({ getAttribute: () => lang }) },
    fetch: async (address: string) => {
      const [name] = address.slice(folder.length).split('?'); // it adds a time stamp to some
      return new Response((await files).get(name!));
    },
    // It looks every 50 ms whether it is ready.
    setTimeout: (job: () => void, ms: number) => wait(job, Math.min(ms, 1)),
  });
  return files;
}

/** `attempt`: a browser does not fetch a script again that it could not fetch, unless by another address. */
export async function openPagefind(start: Start, attempt: number): Promise<Pagefind> {
  const files = furnish(start);
  const again = attempt === 0 ? '' : `?${attempt}`;
  const [pagefind] = await Promise.all([
    import(/* @vite-ignore */ `${start.folder}pagefind.js${again}`) as Promise<Pagefind>,
    files,
  ]);
  await pagefind.options({ excerptLength: 18 });
  await pagefind.init();
  await pagefind.preload(start.lang); // any word will do: they all stand in one index
  return pagefind;
}
