/** Who plays against people at Dragon Market's table. */
import { LEVELS } from '../../../bots/dragon-market/levels.ts';
import type { Opponents } from '../../table/game/game.ts';

/** Families of the bay, by names that are common on the coast of South China. */
const BAY_NAMES = ['Ah Fong', 'Mei-ling', 'Wai', 'Siu-ying', 'Kam', 'Hok', 'Yuet', 'Tung'] as const;

export const opponents: Opponents = {
  levels: LEVELS,
  personalities: [],
  names: BAY_NAMES,
  usual: { level: 'pilot', personality: null },
};
