/** Who plays against people at Dragon Market's table. */
import type { Opponents } from '../../table/game/game.ts';

export const opponents: Opponents | undefined = undefined;
