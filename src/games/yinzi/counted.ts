/** What is counted of a player at the end. */
import { MARKETS, SECTIONS } from './box.ts';

export const LEVELS = ['factory-1', 'factory-2', 'factory-3'] as const; // factories
export const WAR = ['war-4', 'war-2'] as const; // discs
export const ROUTES = ['route-3', 'route-2', 'route-1'] as const; // fulfilled tiles, by what they score

/** Everything that is counted of a player, in the order of the lines below. */
export const COUNTED = [
  'capacity',
  ...LEVELS,
  ...MARKETS, // commodities that were delivered there
  'emissaries', // in foreign markets, wherever
  'left', // commodities in a factory, or aboard a ship that has not sailed
  ...WAR,
  ...ROUTES,
  ...SECTIONS, // discs left there
  'silver',
  'copper',
  'misfortune',
] as const;
export type Counted = (typeof COUNTED)[number];
export type CountedPlayer = Readonly<Record<Counted, number>>;
