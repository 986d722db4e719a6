/** Checks on what was read from storage. */
export const LONGEST_NAME = 24;

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

export const parseNames = (data: unknown, count: number): string[] | undefined =>
  Array.isArray(data) && data.length === count && data.every((name) => typeof name === 'string')
    ? data.map((name: string) => name.slice(0, LONGEST_NAME))
    : undefined;
