/** What only the box on the table can say, as it is kept: asked for once, for every tool. */
import { type BoxProfile, InvalidInput, readProfile } from '../../../games/yinzi/index.ts';
import { keptTwice } from '../../../lib/kept-twice.ts';
import { type Box, type BoxOptions, createBox } from '../../../lib/storage.ts';

/** Undefined for what is no profile. */
export function parseProfile(data: unknown): BoxProfile | undefined {
  try {
    return readProfile(data);
  } catch (error) {
    if (error instanceof InvalidInput) return undefined;
    throw error;
  }
}

export const profileBox = (where: Pick<BoxOptions<unknown>, 'storage'> = {}): Box<BoxProfile> =>
  createBox<BoxProfile>({ name: 'yinzi.box', version: 1, parse: parseProfile, storage: keptTwice, ...where });
