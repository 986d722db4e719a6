/** Those of its parts that something has. */
export const given = <Name extends string>(
  data: object,
  names: readonly Name[],
): Partial<Record<Name, unknown>> =>
  Object.fromEntries(
    Object.entries(data).filter(([name, part]) => part !== undefined && names.includes(name as Name)),
  ) as Partial<Record<Name, unknown>>;
