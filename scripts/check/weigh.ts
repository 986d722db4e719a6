import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';

export const KINDS = ['html', 'css', 'js', 'fonts'] as const;
export type Kind = (typeof KINDS)[number];
export type Weight = Readonly<Record<Kind, number>>; // gzipped bytes

const gzipped = (content: Buffer | string): number => gzipSync(content, { level: 9 }).length;

/** All values of an attribute in tags that a pattern finds. */
function attributes(html: string, tag: RegExp, attribute: string): string[] {
  const value = new RegExp(`\\b${attribute}=(?:"([^"]*)"|'([^']*)'|([^\\s>]+))`);
  return [...html.matchAll(tag)].flatMap(([text]) => {
    const found = value.exec(text);
    return found ? [found[1] ?? found[2] ?? found[3] ?? ''] : [];
  });
}

/** What a built module needs at once: `import "./a.js"` and `… from "./a.js"`, not `import("./a.js")`. */
export function staticImports(code: string): string[] {
  const found = code.matchAll(/(?:\bfrom\s*|\bimport\s*)(["'])([^"'\n]+\.m?js)\1/g);
  return [...found].map((match) => match[2] ?? '');
}

/** Weighs the pages of a built site: everything a page loads before anybody touches it. */
export function scalesFor(folder: string, base: string) {
  const file = (address: string) =>
    path.join(folder, decodeURIComponent(new URL(address, 'http://site').pathname).slice(base.length));

  function read(address: string): Buffer {
    if (!existsSync(file(address))) throw new Error(`${address} is asked for, but is not in the build`);
    return readFileSync(file(address));
  }

  function withImports(addresses: readonly string[]): Set<string> {
    const all = new Set<string>();
    const waiting = [...addresses];
    for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
      if (all.has(next)) continue;
      all.add(next);
      const here = next;
      for (const name of staticImports(read(here).toString())) waiting.push(new URL(name, here).href);
    }
    return all;
  }

  return function weigh(page: string): Weight {
    const here = new URL(page, `http://site${base}`).href;
    const html = read(page.endsWith('/') || page === '' ? `${here}index.html` : here).toString();
    // Of the templates only that of Head.astro is taken out by itself: the others wait to be asked for.
    const loaded = html.replace(/<template(?! id="later")[^>]*>.*?<\/template>/gs, '');
    const absolute = (addresses: string[]) => addresses.map((address) => new URL(address, here).href);
    const total = (addresses: Iterable<string>) =>
      [...addresses].reduce((bytes, address) => bytes + gzipped(read(address)), 0);

    const islands = ['component-url', 'renderer-url', 'before-hydration-url'].flatMap((attribute) =>
      attributes(html, /<astro-island\b[^>]*>/g, attribute),
    );
    const scripts = attributes(loaded, /<script\b[^>]*>/g, 'src');
    const preloads = attributes(loaded, /<link\b[^>]*rel="?modulepreload\b[^>]*>/g, 'href');
    const inline = [
      ...loaded.matchAll(
        /<script\b(?![^>]*(?:\bsrc=|application\/|speculationrules))[^>]*>([^<]+)<\/script>/g,
      ),
    ];

    const styles = new Set(absolute(attributes(html, /<link\b[^>]*rel="?stylesheet\b[^>]*>/g, 'href')));
    const css = [...styles].map((address) => [address, read(address).toString()] as const);
    const fonts = new Set(absolute(attributes(html, /<link\b[^>]*as="?font\b[^>]*>/g, 'href')));
    for (const [address, text] of [...css, [here, html] as const]) {
      for (const [, name] of text.matchAll(/url\(["']?([^"')]+\.woff2)["']?\)/g)) {
        if (name) fonts.add(new URL(name, address).href);
      }
    }
    return {
      html: gzipped(html),
      css: total(styles),
      js:
        total(withImports(absolute([...scripts, ...preloads, ...islands]))) +
        inline.reduce((bytes, [, code]) => bytes + gzipped(code ?? ''), 0),
      fonts: total(fonts),
    };
  };
}
