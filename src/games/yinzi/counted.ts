/** What is counted of a player at the end. */
import { MARKETS, SECTIONS } from './box.ts';

export const LEVELS = ['factory-1', 'factory-2', 'factory-3', 'factory-4'] as const; // factories
export const TOO_HIGH = 'factory-4'; // there is no such level, but somebody may have built it
export const WAR = ['war-4', 'war-2'] as const; // discs
export const ROUTES = ['route-3', 'route-2', 'route-1'] as const; // fulfilled tiles, by what they score

/** Everything that is counted of a player. Links and files have it in this order: what is new comes last. */
export const COUNTED = [
  'capacity',
  'factory-1',
  'factory-2',
  'factory-3',
  ...MARKETS, // commodities that were delivered there
  'emissaries', // in foreign markets, wherever
  'left', // commodities in a factory, or aboard a ship that has not sailed
  ...WAR,
  ...ROUTES,
  ...SECTIONS, // discs left there
  'silver',
  'copper',
  'misfortune',
  TOO_HIGH,
] as const;
export type Counted = (typeof COUNTED)[number];
export type CountedPlayer = Readonly<Record<Counted, number>>;
