/** All that a game on the board needs of Dragon Market. */
import type { OnBoard } from '../../table/game/game.ts';
import { fetchedBots } from '../../table/play/fetched-bots.ts';
import { boardFace } from './board-face.ts';
import { rules } from './rules.ts';

const fetchBots = async () => new (await import('../../../bots/dragon-market/client.ts')).BotClient();

export const onBoard: OnBoard = {
  rules,
  face: boardFace,
  createBots: () => fetchedBots(fetchBots),
  fetchImagine: async () => (await import('./imagine.ts')).imagine,
};
