/** Who plays against people at Dragon Market's table. */
import { LEVELS } from '../../../bots/dragon-market/levels.ts';
import type { Opponents } from '../../table/game/game.ts';

/** Names that are common on the coast of South China; short, for they stand in narrow rows. */
const BAY_NAMES = ['Fong', 'Ying', 'Wai', 'Lan', 'Kam', 'Hok', 'Yuet', 'Tung'] as const;

export const opponents: Opponents = {
  levels: LEVELS,
  personalities: [],
  names: BAY_NAMES,
  usual: { level: 'pilot', personality: null },
};
