/** The text of a box: an envelope with its version, and in it one value or a list of them. */
import { salvageLists } from './salvage.ts';

/** What a text holds. Of a list part may be good and part bad. */
export interface Contents<T> {
  readonly value?: T;
  readonly bad?: string; // what could not be read, as the text of a box
  readonly newer?: true; // of a newer version: nobody's business here
}

export type Reader<T> = (text: string) => Contents<T>;
type Parse<T> = (data: unknown, version: number) => T | undefined;

export const envelope = (version: number, data: unknown): string => JSON.stringify({ version, data });

interface Envelope {
  readonly version: number;
  readonly data: unknown;
}

function openEnvelope(text: string): Envelope | undefined {
  try {
    const { version, data } = JSON.parse(text) as Partial<Envelope>;
    return Number.isInteger(version) ? { version: version!, data } : undefined;
  } catch {
    return undefined;
  }
}

/** The version that a text begins with, though the rest of it may be no JSON. */
export const versionOf = (text: string): number =>
  Number(/^\s*\{\s*"version"\s*:\s*(\d{1,9})/.exec(text)?.[1] ?? 0);

/** A decoder that throws has a fault of its own: what it was given is not at fault for being lost. */
function attempt<T>(parse: Parse<T>, data: unknown, version: number): T | undefined {
  try {
    return parse(data, version);
  } catch {
    return undefined;
  }
}

export function singleReader<T>(version: number, parse: Parse<T>): Reader<T> {
  return (text) => {
    const found = openEnvelope(text);
    if ((found?.version ?? versionOf(text)) > version) return { newer: true };
    const value = found && attempt(parse, found.data, found.version);
    return value === undefined ? { bad: text } : { value };
  };
}

export function listReader<T>(version: number, parseEntry: Parse<T>): Reader<readonly T[]> {
  function sort(
    entries: readonly unknown[],
    from: number,
    broken: readonly string[],
  ): Contents<readonly T[]> {
    const senseless: string[] = [];
    const value: T[] = [];
    for (const entry of entries) {
      const read = attempt(parseEntry, entry, from);
      if (read === undefined) senseless.push(JSON.stringify(entry));
      else value.push(read);
    }
    const bad = [...senseless, ...broken];
    return bad.length === 0 ? { value } : { value, bad: `{"version":${from},"data":[${bad.join()}]}` };
  }
  return (text) => {
    const found = openEnvelope(text);
    const from = found?.version ?? versionOf(text);
    if (from > version) return { newer: true };
    if (found !== undefined && Array.isArray(found.data)) return sort(found.data, from, []);
    const sorted = salvageLists(text).map(({ good, bad }) => sort(good, from || version, bad));
    return sorted.reduce<Contents<readonly T[]>>(
      (best, one) => (one.value!.length > (best.value?.length ?? 0) ? one : best),
      { bad: text },
    );
  };
}
