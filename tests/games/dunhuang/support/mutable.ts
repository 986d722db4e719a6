/** The same shape, to be written into: for tests that build a table piece by piece. */
export type Mutable<T> = T extends object ? { -readonly [Key in keyof T]: Mutable<T[Key]> } : T;
