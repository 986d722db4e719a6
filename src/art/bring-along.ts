import { type Group, toSymbol } from './format.ts';
import { sourcesOf } from './pieces.ts';
import { symbolId } from './where.ts';

const USE = /(<use\b[^>]*\bhref=")[^"#]*\/art\/([\w/-]+)\.svg#([\w-]+)"/g;

/**
 * Puts the pieces a page shows into the page, at its end: no sprite is fetched then, and the pictures are painted with
 * the words. What islands draw later comes from the sprites.
 */
export function bringPiecesAlong(html: string): string {
  const symbols = new Map<string, string>();
  const own = html.replace(USE, (_, use: string, group: Group, name: string) => {
    const id = symbolId(group, name);
    if (!symbols.has(id)) symbols.set(id, toSymbol(id, sourcesOf(group)[name]!));
    return `${use}#${id}"`;
  });
  if (symbols.size === 0) return html;
  return own.replace(
    '</body>',
    () => `<svg class="art-brought" aria-hidden="true">${[...symbols.values()].join('')}</svg></body>`,
  );
}
