/** A new game as it is being asked for. It always has four places, so that a change of mind about who plays loses nothing. */
import { isObject } from '../../../lib/plain.ts';
import { isSeat, type PlayerCount, SEATS, type Seat } from '../../../lib/seats.ts';
import { type Box, type BoxOptions, createBox } from '../../../lib/storage.ts';
import { rename } from '../../people.ts';
import type { Handover, NewGameFace } from '../game/face.ts';
import type { Game, Opponents } from '../game/game.ts';
import type { Player } from '../game/types.ts';
import { type Chance, drawNames, usualPlayers, type Wish } from '../record/new-game.ts';
import { parsePlayers } from '../storage/parse-game.ts';

export interface Draft {
  readonly count: PlayerCount;
  readonly players: readonly Player[]; // four
  readonly first: Seat | null; // null: drawn by lot
  readonly seed: string; // empty: drawn
  readonly own: object; // what only this game asks for
}

/** What has to be known of a game to ask for one. */
export interface Asking {
  readonly newGame: Pick<NewGameFace, 'own' | 'readOwn' | 'optionsOf'>;
  readonly opponents: Opponents | undefined;
}

export const askingFor = ({ face, opponents }: Pick<Game, 'face' | 'opponents'>): Asking => ({
  newGame: face.newGame,
  opponents,
});

export const freshDraft = ({ newGame, opponents }: Asking, chance: Pick<Chance, 'random'>): Draft => ({
  count: 3,
  players: usualPlayers(opponents, 4, chance),
  first: null,
  seed: '',
  own: newGame.own,
});

/** Person or bot: a bot needs a name that nobody has, and a person gives their own. */
export function seatDown(
  { opponents }: Asking,
  draft: Draft,
  seat: Seat,
  bot: Player['bot'],
  chance: Pick<Chance, 'random'>,
): Draft {
  const player = draft.players[seat]!;
  const changed = (player.bot === null) !== (bot === null);
  const taken = draft.players.map(({ name }) => name);
  const fresh = bot === null ? '' : drawNames(opponents?.names ?? [], 1, chance, taken)[0]!;
  return {
    ...draft,
    players: draft.players.with(seat, { ...player, bot, name: changed ? fresh : player.name }),
  };
}

/** What another page hands over: wishes, and people in the order of play. */
export function fromHandover(draft: Draft, { players, own }: Handover): Draft {
  const named = players.length >= 2 && players.length <= SEATS.length;
  const people = named
    ? rename(
        draft.players.map((player, seat) => (seat < players.length ? { ...player, bot: null } : player)),
        players,
      )
    : draft.players;
  return {
    ...draft,
    own: { ...draft.own, ...own },
    players: people,
    ...(named && { count: players.length as PlayerCount, first: 0 }),
  };
}

/** What the game is to be; undefined where something is wrong with what was asked for. */
export function wishOf({ newGame }: Asking, { count, players, first, seed, own }: Draft): Wish | undefined {
  const options = newGame.optionsOf(own, count);
  return (
    options && {
      players: players.slice(0, count),
      seed,
      own: options,
      ...(first !== null && first < count && { firstPlayer: first }),
    }
  );
}

/** People, who starts and most wishes are the same next time; the seed is not. */
function parseDraft({ newGame, opponents }: Asking, data: unknown): Draft | undefined {
  if (!isObject(data)) return undefined;
  const { count } = data;
  const players = parsePlayers(data['players'], opponents);
  if (players?.length !== SEATS.length || (count !== 2 && count !== 3 && count !== 4)) return undefined;
  const first = isSeat(data['first']) ? data['first'] : null;
  // The first to be kept had a game's own wishes beside the rest.
  const own = newGame.readOwn(isObject(data['own']) ? data['own'] : data);
  return { count, players, first, seed: '', own };
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
