/** The game that is followed, as it is kept: who plays, and everything that was tapped. */
import { type CompanionGame, follow, InvalidInput, readCompanionGame } from '../../../games/yinzi/index.ts';
import { keptTwice } from '../../../lib/kept-twice.ts';
import { cleanName } from '../../../lib/names.ts';
import { isId, isObject } from '../../../lib/plain.ts';
import { listOfAll } from '../../../lib/reading.ts';
import { SEATS } from '../../../lib/seats.ts';
import { type Box, type BoxOptions, createBox } from '../../../lib/storage.ts';

export interface FollowedGame {
  readonly id: string; // empty where no game is followed
  readonly names: readonly string[]; // always four; by seat
  readonly game: CompanionGame;
}

export const NO_GAME: FollowedGame = {
  id: '',
  names: ['', '', '', ''],
  game: { players: 3, order: [0, 1, 2], taps: [] },
};

const isText = (value: unknown): value is string => typeof value === 'string';

function parse(data: unknown): FollowedGame | undefined {
  if (!isObject(data)) return undefined;
  const names = listOfAll(data['names'], SEATS.length, isText);
  const { id } = data;
  if ((id !== '' && !isId(id)) || names?.length !== SEATS.length) return undefined;
  try {
    const game = readCompanionGame(data['game']);
    follow(game); // every tap was possible
    return { id, names: names.map(cleanName), game };
  } catch (error) {
    if (error instanceof InvalidInput) return undefined;
    throw error;
  }
}

export const roundBox = (where: Pick<BoxOptions<unknown>, 'storage'> = {}): Box<FollowedGame> =>
  createBox<FollowedGame>({ name: 'yinzi.round', version: 1, parse, storage: keptTwice, ...where });
