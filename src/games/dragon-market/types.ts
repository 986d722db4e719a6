/** The words of the game. */
export { type PlayerCount, SEATS, type Seat } from '../../lib/seats.ts';

/** 0-99 = row * 10 + column, row 0 in the north, column 0 in the west. */
export type Square = number;
/** One of twenty kinds of goods, 0-19. */
export type Kind = number;
/** 0-4: sailor at an end; 5-9: sailor in the centre. */
export type BoatId = number;

export const HEADINGS = ['n', 'e', 's', 'w'] as const;
export type Heading = (typeof HEADINGS)[number];

export const WAYS = ['left', 'right'] as const;
export type Way = (typeof WAYS)[number];

export const POWERS = [
  'leap',
  'swing',
  'drift',
  'sailor',
  'diagonal',
  'jump',
  'swap',
  'pivot',
  'restack',
  'reroll',
  'fewer',
  'three',
  'coins',
] as const;
export type PowerId = (typeof POWERS)[number];

export interface RedCard {
  readonly goods: readonly Kind[];
  readonly power: PowerId;
}

export const SQUARES = 100;
export const BOATS = 10;
export const KINDS = 20;
/** `box`: tokens of each kind, and coins. */
export const TOKENS_OF_A_KIND = 2;
export const ALL_COINS = 12;

/** `box`: goods that an objective asks for, and how many objectives there are, by colour. */
export const GOODS_ON = { blue: 4, red: 3 } as const;
export const OBJECTIVES = { blue: 10, red: 13 } as const;

/** Whether the sailor of that boat stands in the middle of it. */
export const isCentreBoat = (boat: BoatId): boolean => typeof boat === 'number' && boat >= 5;
