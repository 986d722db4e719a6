import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { pagesIn } from './pages.ts';

const HERE = 'http://site';

interface PageFacts {
  readonly addresses: readonly string[]; // as they stand there
  readonly anchors: ReadonlySet<string>;
}

const unescaped = (text: string): string => text.replaceAll('&amp;', '&').replaceAll('&#38;', '&');

/** A sheet is a page of its own, laid over another under its own address: it is looked at where it lives. */
const SHEETS = /<template data-of=.*?<\/template>/gs;

function factsOf(page: string): PageFacts {
  const html = page.replace(SHEETS, '');
  const attribute = (names: string) => new RegExp(`\\s(?:${names})=(?:"([^"]*)"|'([^']*)'|([^\\s>]+))`, 'g');
  const values = (names: string) =>
    [...html.matchAll(attribute(names))].map(([, a, b, c]) => unescaped(a ?? b ?? c ?? ''));
  return { addresses: values('href|src|action|component-url|renderer-url'), anchors: new Set(values('id')) };
}

/** Looks up everything that the pages of a built site name within the site. Addresses elsewhere are nobody's promise. */
export function brokenLinks(folder: string, base: string) {
  const pages = pagesIn(folder);
  const fileOf = (page: string) => path.join(folder, /(^|\/)$/.test(page) ? `${page}index.html` : page);
  const facts = new Map(pages.map((page) => [page, factsOf(readFileSync(fileOf(page), 'utf8'))]));
  const problems: string[] = [];
  let links = 0;

  /** Why an address leads nowhere. */
  function whyBroken(address: string, from: string): string | undefined {
    const { origin, pathname, hash } = new URL(address, `${HERE}${base}${from}`);
    if (origin !== HERE) return undefined;
    if (!pathname.startsWith(base)) return 'is outside of the base path';
    const target = decodeURIComponent(pathname).slice(base.length);
    const page = facts.get(target);
    if (page === undefined) {
      const file = path.join(folder, target);
      return existsSync(file) && statSync(file).isFile() ? undefined : 'is not there';
    }
    const anchor = decodeURIComponent(hash.slice(1));
    const isState = anchor === '' || anchor.includes('='); // a fragment may carry a page's state
    return isState || page.anchors.has(anchor) ? undefined : 'has no such anchor';
  }

  for (const [page, { addresses }] of facts) {
    for (const address of new Set(addresses)) {
      links++;
      const why = whyBroken(address, page);
      if (why) problems.push(`/${page} names ${address}, which ${why}`);
    }
  }
  return { pages: pages.length, links, problems };
}
