/** How many games back a circle may be asked not to come again; none is 0. */
export const LOOK_BACK: readonly number[] = [5, 10, 25];
