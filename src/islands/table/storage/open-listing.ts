/** The list of one table's games, with the catalogue that it is kept in. */
import { type Catalogue, openCatalogue } from './catalogue.ts';
import { createListing, type Listing } from './listing.ts';
import type { Places } from './places.ts';
import type { Saves } from './saves.ts';
import type { Shelf } from './shelves.ts';

export const openListing = (
  saves: Saves,
  shelf: () => Promise<Shelf>,
  { catalogue }: Pick<Places, 'catalogue'>,
  given?: Catalogue,
): Listing => createListing(saves, shelf, given ?? openCatalogue(catalogue, saves.game.opponents?.levels));
