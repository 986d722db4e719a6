/** Who plays against people at Dunhuang's table. */

import { LEVELS } from '../../../bots/dunhuang/levels.ts';
import { PERSONALITIES } from '../../../bots/dunhuang/personality.ts';
import type { Opponents } from '../../table/game/game.ts';

/** People who are named in letters that were found near Dunhuang, seventeen hundred years old. */
export const MARKET_NAMES = [
  'Miwnay',
  'Shayn',
  'Nanai-vandak',
  'Nanai-dhat',
  'Artivan',
  'Wakhushakk',
  'Pesakk',
  'Ghotam',
  'Aspandhat',
  'Wan-razmak',
  'Takhsich',
  'Farn-aghat',
] as const;

export const opponents: Opponents = {
  levels: LEVELS,
  personalities: PERSONALITIES,
  names: MARKET_NAMES,
  usual: { level: 'planner', personality: null }, // thinks ahead a little
};
