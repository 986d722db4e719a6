/** Where one's own cards are kept. */
import { keptTwice } from '../../../lib/kept-twice.ts';
import { type Box, type BoxOptions, createBox } from '../../../lib/storage.ts';
import { type OwnCards, parseCards } from './own-cards.ts';

export const cardsBox = (where: Pick<BoxOptions<unknown>, 'storage'> = {}): Box<OwnCards> =>
  createBox<OwnCards>({
    name: 'dragon-market.cards',
    version: 1,
    parse: parseCards,
    storage: keptTwice,
    ...where,
  });
