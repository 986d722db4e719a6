/**
 * What is left of a list in whose text a letter is wrong. It was written by JSON.stringify, so every entry begins alike: it is
 * cut where the next one begins, and each piece is tried by itself.
 */

export interface Pieces {
  readonly good: readonly unknown[];
  readonly bad: readonly string[]; // just as they stood there
}

const START = /^[^[]*\[\s*(?=[{"])/;
/** `{"id":` of things that have an id, `"` of words; the first letters of the list itself may be the wrong ones. */
const BEGINNINGS = /(?:\[|[}"],)(\{"[^"\\]{1,40}":|")/g;
const MOST = 4;

/** A cut that spoils more than it saves, and so many, is no cut between entries. */
const HOPELESS = 500;

function beginningsIn(text: string): Set<string> {
  const found = new Set<string>();
  for (const [, beginning] of text.matchAll(BEGINNINGS)) {
    found.add(beginning!);
    if (found.size === MOST) break;
  }
  return found;
}

function cut(list: string, beginning: string): Pieces | undefined {
  const good: unknown[] = [];
  const bad: string[] = [];
  for (const [n, rest] of list.split(`,${beginning}`).entries()) {
    const piece = n === 0 ? rest : beginning + rest;
    try {
      good.push(JSON.parse(piece));
    } catch {
      bad.push(piece);
    }
    if (bad.length > HOPELESS + good.length) return undefined;
  }
  return { good, bad };
}

/** The ways in which the first list of a text can be cut; nobody knows which is right but who knows the entries. */
export function salvageLists(text: string): Pieces[] {
  const list = text.replace(START, '').replace(/\]\s*\}\s*$/, '');
  return [...beginningsIn(text)].flatMap((beginning) => cut(list, beginning) ?? []);
}
