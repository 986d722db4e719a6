/** Chance from the device itself. It is there on plain http too, where a browser has no `randomUUID`. */

const ID_LENGTH = 16;

/** 0 up to 1. */
export const drawNumber = (): number => crypto.getRandomValues(new Uint32Array(1))[0]! / 2 ** 32;

/** A name for a game or an entry that no other has, on any device. */
export const newId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(ID_LENGTH)), (byte) => (byte % 36).toString(36)).join('');
