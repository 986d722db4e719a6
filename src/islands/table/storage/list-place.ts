/** The order of the kept games. */
/** Where a game stands in the list: those that go on first, and of each kind the last played. */
export interface ListPlace {
  readonly changed: string; // ISO; empty for what cannot be read, which comes last
  readonly over: 0 | 1;
  readonly age: number; // less for what was played later
}

export const placeOf = (changed: string, over: boolean): ListPlace => ({
  changed,
  over: over ? 1 : 0,
  age: changed === '' ? Number.MAX_VALUE : -Date.parse(changed),
});

export const byPlace = (
  a: ListPlace & { readonly id: string },
  b: ListPlace & { readonly id: string },
): number => a.over - b.over || a.age - b.age || (a.id < b.id ? -1 : 1);
