/**
 * The full text, by Pagefind, in a thread of its own: typing never waits for it. First comes `Start`, then questions,
 * answered one after another: Pagefind gives every question about a page the same object, with the answer written into it.
 */
import { fold, keywords } from '../../lib/search/text.ts';
import { openPagefind, type Pagefind, type Place, type Start } from './pagefind.ts';

/** A page with the places in it where the words are. */
export interface TextHit {
  readonly title: string;
  readonly href: string;
  readonly places: readonly Place[];
}

export interface Answer {
  readonly id: number;
  readonly hits?: readonly TextHit[]; // none: it failed
}

interface Question {
  readonly id: number;
  readonly question: string;
}

const PAGES = 4;
const PLACES = 2;

/**
 * Pagefind answers a word that it does not know with the nearest it does: "joker" finds "join".
 * A place counts only if a marked word begins like a word that was asked for.
 */
function isHonest(excerpt: string, asked: readonly string[]): boolean {
  const marked = [...excerpt.matchAll(/<mark>(.*?)<\/mark>/g)].map(([, word]) => fold(word!));
  return marked.some((word) =>
    asked.some((typed) => word.includes(typed.slice(0, Math.max(3, typed.length - 3)))),
  );
}

async function answer(pagefind: Pagefind, question: string, here: string): Promise<TextHit[]> {
  const asked = keywords(question);
  // One letter begins a name; every page has it in its text.
  if (asked.length === 0 || /^[a-z0-9]$/.test(asked.join(''))) return [];
  const { results } = await pagefind.search(asked.join(' '));
  const read = (from: number) =>
    Promise.all(results.slice(from, from + PAGES).map((result) => result.data()));
  const away = ({ url }: { url: string }) => Number(!url.startsWith(here));
  const best = await read(0);
  // Those of the game somebody is in come first, also from farther down. Reading a page is what takes the time.
  const pages = best.some(away) ? [...best, ...(await read(PAGES))] : best;
  return pages
    .sort((a, b) => away(a) - away(b))
    .slice(0, PAGES)
    .map(({ url, meta, sub_results }) => ({
      title: meta.title ?? url,
      href: url,
      places: sub_results
        .filter(({ excerpt }) => isHonest(excerpt, asked))
        .slice(0, PLACES)
        .map(({ title, url, excerpt }) => ({ title, url, excerpt })),
    }))
    .filter(({ places }) => places.length > 0);
}

let start: Start;
let attempts = 0;
let opened: Promise<Pagefind> | undefined;
let turn: Promise<unknown> = Promise.resolve();
let latest = 0;

/** What could not be fetched is fetched again when somebody asks again. */
function open(): Promise<Pagefind> {
  opened ??= openPagefind(start, attempts++);
  opened.catch(() => {
    opened = undefined;
  });
  return opened;
}

/** One thing at a time. */
function inTurn<T>(job: () => Promise<T>): Promise<T> {
  const done = turn.then(job);
  turn = done.catch(() => {});
  return done;
}

self.onmessage = async ({ data }: MessageEvent<Start | Question>) => {
  if ('folder' in data) {
    start = { ...data, folder: new URL(data.folder, location.href).href };
    open();
    return;
  }
  const { id, question } = data;
  latest = id;
  // Who has typed on does not wait for what nobody will look at.
  const job = async () => {
    const pagefind = await open();
    return id === latest ? answer(pagefind, question, start.here) : [];
  };
  const hits = await inTurn(job).catch(() => undefined);
  self.postMessage({ id, ...(hits && { hits }) } satisfies Answer);
};
