/** A new game as it is being asked for. It always has four places, so that a change of mind about who plays loses nothing. */
import { isObject } from '../../../lib/plain.ts';
import { isSeat, type PlayerCount, SEATS, type Seat } from '../../../lib/seats.ts';
import { type Box, type BoxOptions, createBox } from '../../../lib/storage.ts';
import type { NewGameFace } from '../game/face.ts';
import type { Game, Opponents } from '../game/game.ts';
import type { Apart, Player } from '../game/types.ts';
import { parsePlayers } from '../storage/parse-game.ts';

export interface Draft {
  readonly count: PlayerCount;
  readonly players: readonly Player[]; // four
  readonly first: Seat | null; // null: drawn by lot
  readonly seed: string; // empty: drawn
  readonly own: object; // what only this game asks for
  readonly way: 'here' | Apart['way']; // where the people sit
  readonly you: Seat; // whose device this is, where each has their own
}

/** What has to be known of a game to read what was asked for. */
export interface Asking {
  readonly newGame: Pick<NewGameFace, 'own' | 'readOwn'>;
  readonly opponents: Opponents | undefined;
}

export const askingFor = ({ face, opponents }: Pick<Game, 'face' | 'opponents'>): Asking => ({
  newGame: face.newGame,
  opponents,
});

/** People, who starts and most wishes are the same next time; the seed is not. */
function parseDraft({ newGame, opponents }: Asking, data: unknown): Draft | undefined {
  if (!isObject(data)) return undefined;
  const { count } = data;
  const players = parsePlayers(data['players'], opponents);
  if (players?.length !== SEATS.length || (count !== 2 && count !== 3 && count !== 4)) return undefined;
  const first = isSeat(data['first']) ? data['first'] : null;
  // The first to be kept had a game's own wishes beside the rest.
  const own = newGame.readOwn(isObject(data['own']) ? data['own'] : data);
  const { way, you } = data;
  return {
    count,
    players,
    first,
    seed: '',
    own,
    way: way === 'room' || way === 'link' ? way : 'here',
    you: isSeat(you) ? you : 0,
  };
}

export const draftBox = (
  id: string,
  asking: Asking,
  where: Pick<BoxOptions<unknown>, 'storage'> = {},
): Box<Draft> =>
  createBox<Draft>({
    name: `${id}.table.new`,
    version: 1,
    parse: (data) => parseDraft(asking, data),
    ...where,
  });
