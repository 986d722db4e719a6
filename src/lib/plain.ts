/** What came from outside, looked at before it is trusted. */

/** The names that Shang gives to what it keeps. */
export const isId = (value: unknown): value is string =>
  typeof value === 'string' && /^[\w-]{1,64}$/.test(value);

/** A moment as everything that is kept writes it; undefined for what is none. */
export function parseDate(value: unknown): string | undefined {
  if (typeof value !== 'string' || value.length > 40) return undefined;
  const time = Date.parse(value);
  return Number.isNaN(time) ? undefined : new Date(time).toISOString();
}

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** Those of its parts that something has. */
export const given = <Name extends string>(
  data: object,
  names: readonly Name[],
): Partial<Record<Name, unknown>> =>
  Object.fromEntries(
    Object.entries(data).filter(([name, part]) => part !== undefined && names.includes(name as Name)),
  ) as Partial<Record<Name, unknown>>;
