/** The full text, by Pagefind: fetched once, asked on every keystroke. */
import { fold, keywords } from '../../lib/search/text.ts';

interface SubResult {
  readonly title: string;
  readonly url: string;
  readonly excerpt: string;
}

interface Fragment {
  readonly url: string;
  readonly meta: { readonly title?: string };
  readonly sub_results: readonly SubResult[];
}

interface Pagefind {
  options(options: { excerptLength: number }): Promise<void>;
  init(): Promise<void>;
  search(query: string): Promise<{ results: readonly { data(): Promise<Fragment> }[] }>;
}

/** A page with the places in it where the words are. */
export interface TextHit {
  readonly title: string;
  readonly href: string;
  readonly places: readonly SubResult[];
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

export async function openFullText(folder: string): Promise<(question: string) => Promise<TextHit[]>> {
  const address = new URL(`${folder}pagefind.js`, location.href).href;
  const pagefind: Pagefind = await import(/* @vite-ignore */ address);
  await pagefind.options({ excerptLength: 18 });
  await pagefind.init();

  return async (question) => {
    const asked = keywords(question);
    if (asked.length === 0) return [];
    const { results } = await pagefind.search(asked.join(' '));
    const pages = await Promise.all(results.slice(0, PAGES).map((result) => result.data()));
    return pages
      .map(({ url, meta, sub_results }) => ({
        title: meta.title ?? url,
        href: url,
        places: sub_results.filter(({ excerpt }) => isHonest(excerpt, asked)).slice(0, PLACES),
      }))
      .filter(({ places }) => places.length > 0);
  };
}
