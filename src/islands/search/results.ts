/** What the search shows, as elements. */
import type { Entry } from '../../lib/search/entry.ts';
import { fold, keywords } from '../../lib/search/text.ts';
import type { TextHit } from './pagefind.worker.ts';

type Child = Node | string;

function element(name: string, attributes: Record<string, string>, ...children: Child[]): HTMLElement {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  made.append(...children);
  return made;
}

/** A title with the beginnings marked that were typed. */
function marked(title: string, typed: readonly string[]): Child[] {
  return title.split(/(?<=[^\p{L}\p{N}])|(?=[^\p{L}\p{N}])/u).map((word) => {
    const hit = typed.find((start) => fold(word).startsWith(start));
    if (hit === undefined) return word;
    const cut = document.createDocumentFragment();
    cut.append(element('mark', {}, word.slice(0, hit.length)), word.slice(hit.length));
    return cut;
  });
}

/** Pagefind's excerpt is text with `<mark>` and entities in it; nothing else of it is taken for markup. */
function excerpt(html: string): Child[] {
  const decode = (text: string) =>
    text
      .replaceAll('&lt;', '<')
      .replaceAll('&gt;', '>')
      .replaceAll('&quot;', '"')
      .replaceAll('&#39;', "'")
      .replaceAll('&amp;', '&');
  return html.split(/<mark>(.*?)<\/mark>/).map((part, index) => {
    const text = decode(part);
    return index % 2 === 1 ? element('mark', {}, text) : text;
  });
}

function section(heading: string, items: HTMLElement[], name: string): HTMLElement {
  return element('section', { class: name }, element('h2', {}, heading), element('ul', {}, ...items));
}

export function answerResults(
  heading: string,
  entries: readonly Entry[],
  question: string,
  home: string,
): HTMLElement {
  const typed = keywords(question);
  const items = entries.map(({ title, path, answer }) =>
    element(
      'li',
      {},
      element(
        'a',
        { href: home + path.slice(1) },
        element('b', {}, ...marked(title, typed)),
        element('span', {}, answer),
      ),
    ),
  );
  return section(heading, items, 'answers');
}

export function textResults(heading: string, hits: readonly TextHit[]): HTMLElement {
  const items = hits.map(({ title, href, places }) => {
    const inside = places.map((place) =>
      element(
        'li',
        {},
        element(
          'a',
          { href: place.url },
          ...(place.title === title ? [] : [element('b', {}, place.title)]),
          element('span', {}, ...excerpt(place.excerpt)),
        ),
      ),
    );
    return element('li', {}, element('a', { href }, element('b', {}, title)), element('ul', {}, ...inside));
  });
  return section(heading, items, 'text');
}
