/** Places at a table, and the colours that people have there: at most four. */
export type Seat = 0 | 1 | 2 | 3;
export const SEATS: readonly [0, 1, 2, 3] = [0, 1, 2, 3];

export const isSeat = (value: unknown): value is Seat => SEATS.includes(value as Seat);

export type PlayerCount = 2 | 3 | 4;
