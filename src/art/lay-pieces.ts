/**
 * Lays the sprites into the page, once, for an island that draws many pieces and often: a `<use>` that points into another
 * file takes the browser several times as long as one that stays in the page.
 */
import type { Group } from './format.ts';
import { laid, spriteOf, symbolId } from './where.ts';

const PATIENCE = 3000; // ms

/** Rejects where it cannot be had. A request of the old kind reads it as a document, which a script may not do with text. */
const fetchSprite = (group: Group): Promise<Document> =>
  new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('GET', spriteOf(group));
    request.responseType = 'document';
    request.timeout = PATIENCE;
    request.onload = () => (request.responseXML ? resolve(request.responseXML) : reject(request.statusText));
    request.onerror = reject;
    request.ontimeout = reject;
    request.send();
  });

async function lay(group: Group): Promise<void> {
  const sprite = await fetchSprite(group);
  const store = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  store.classList.add('art-brought');
  store.ariaHidden = 'true';
  for (const symbol of sprite.querySelectorAll('symbol')) {
    symbol.id = symbolId(group, symbol.id);
    // Some came with the page.
    if (!document.getElementById(symbol.id)) store.append(document.importNode(symbol, true));
  }
  document.body.append(store);
  laid.add(group);
}

let laying: Promise<unknown> | undefined;

/** Resolves in any case: what could not be laid out is drawn from its file as before. */
export function layPieces(groups: readonly Group[]): Promise<unknown> {
  laying ??= Promise.allSettled(groups.map(lay));
  return laying;
}
