/** The two who turn tokens to 商: sides of one tile, so that one of them is in every circle. */
export const RELIGIONS = ['manichean', 'buddhist'] as const;
export type Religion = (typeof RELIGIONS)[number];
