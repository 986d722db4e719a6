import { firstGame } from './first-game.ts';
import { gentle } from './gentle.ts';
import { muchPrestige } from './much-prestige.ts';
import { opposite } from './opposite.ts';
import { sharpElbows } from './sharp-elbows.ts';
import { thinHands } from './thin-hands.ts';

export const PRESETS = [firstGame, gentle, sharpElbows, muchPrestige, thinHands, opposite] as const;
export type PresetId = (typeof PRESETS)[number]['id'];
