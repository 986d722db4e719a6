/** What is in the box, and what things are called in it. */

export const EAST = ['japan', 'korea', 'brunei'] as const;
export const EUROPE = ['netherlands', 'portugal', 'spain'] as const;
export const COUNTRIES = [...EAST, ...EUROPE] as const;
export type Country = (typeof COUNTRIES)[number];

/** Where delivered commodities lie: a country's box, or a general pool. */
export const MARKETS = [...COUNTRIES, 'east-pool', 'europe-pool'] as const;
export type Market = (typeof MARKETS)[number];

/** `work.ships`: room for three, but all that comes with the ship that fills a box lies there too. */
export const MOST_IN_COUNTRY = 5;

export const SHIPS_OF_EAST = 4; // of each country
export const SHIPS_OF_EUROPE = 2;

export const ROUTE_TILES = 20;
export const ROUTE_STACK = 4;
export const URBAN_TILES = 8;
export const ALL_MISFORTUNE = 16;
export const ALL_SILVER = 26;
export const ALL_COPPER = 56;

/** Each player's own. */
export const WORKERS = 12;
export const CUBES = 15;
export const DISCS = 20;
export const COMMODITIES = 8;

export const ROUNDS = 4;
export const HIGHEST_LEVEL = 3;

export const SECTIONS = ['diplomacy', 'economy', 'emperor', 'war-routes'] as const;
export type Section = (typeof SECTIONS)[number];
export const ADVANCEMENTS_EACH = 6; // in a section
