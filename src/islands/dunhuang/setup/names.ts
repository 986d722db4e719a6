/** Names as they were read from storage; undefined where they are none. */
import { cleanName } from '../../../lib/names.ts';

export const parseNames = (data: unknown, count: number): string[] | undefined =>
  Array.isArray(data) && data.length === count && data.every((name) => typeof name === 'string')
    ? data.map((name: string) => cleanName(name))
    : undefined;
