/** The games of the house, begun with people on several devices. */
import { imagine as imagineDragonMarket } from '../../../../../src/islands/dragon-market/table/imagine.ts';
import { rules as dragonMarket } from '../../../../../src/islands/dragon-market/table/rules.ts';
import { imagine as imagineDunhuang } from '../../../../../src/islands/dunhuang/table/imagine.ts';
import { rules as dunhuang } from '../../../../../src/islands/dunhuang/table/rules.ts';
import type { Player, TableGame } from '../../../../../src/islands/table/game/types.ts';
import { freshGame } from '../../../../../src/islands/table/record/new-game.ts';
import type { PlayerCount, Seat } from '../../../../../src/lib/seats.ts';
import { imagine as imagineNim, rules as nim } from '../../support/nim.ts';
import { person } from '../../support/table.ts';
import type { GameOnBoard } from './room.ts';

export const GAMES: Record<string, GameOnBoard> = {
  nim: { rules: nim, fetchImagine: async () => imagineNim },
  Dunhuang: { rules: dunhuang, fetchImagine: async () => imagineDunhuang },
  'Dragon Market': { rules: dragonMarket, fetchImagine: async () => imagineDragonMarket },
};

/** The first seat is here, the others have devices of their own. */
export const begin = (on: GameOnBoard, players: readonly Player[], seed = 'room'): TableGame => ({
  ...freshGame(on.rules, { players, seed }),
  apart: { way: 'room', here: [0] },
});

export const people = (count: PlayerCount): Player[] =>
  Array.from({ length: count }, (_, n) => person(n as Seat));
