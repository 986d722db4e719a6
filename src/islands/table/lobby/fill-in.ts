/** Filling in what is asked of a new game, until it is one. */
import { type PlayerCount, SEATS, type Seat } from '../../../lib/seats.ts';
import { rename } from '../../people.ts';
import type { Handover, NewGameFace } from '../game/face.ts';
import type { Player } from '../game/types.ts';
import { type Chance, drawNames, usualPlayers, type Wish } from '../record/new-game.ts';
import type { Asking, Draft } from './draft.ts';

export const freshDraft = ({ newGame, opponents }: Asking, chance: Pick<Chance, 'random'>): Draft => ({
  count: 3,
  players: usualPlayers(opponents, 4, chance),
  first: null,
  seed: '',
  own: newGame.own,
  way: 'here',
  you: 0,
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

/** People at the table, by seat. */
export const peopleOf = ({ count, players }: Pick<Draft, 'count' | 'players'>): Seat[] =>
  SEATS.slice(0, count).filter((seat) => players[seat]!.bot === null);

/** Where whoever asks for the game sits; undefined where there are not two people, who could be apart. */
export function yourSeat(draft: Draft): Seat | undefined {
  const people = peopleOf(draft);
  if (people.length < 2) return undefined;
  return people.includes(draft.you) ? draft.you : people[0];
}

/** What the game is to be; undefined where something is wrong with what was asked for. */
export async function wishOf(
  newGame: Pick<NewGameFace, 'optionsOf'>,
  draft: Draft,
): Promise<Wish | undefined> {
  const { count, players, first, seed, own, way } = draft;
  const you = yourSeat(draft);
  const options = await newGame.optionsOf(own, count);
  return (
    options && {
      players: players.slice(0, count),
      seed,
      own: options,
      ...(way !== 'here' && you !== undefined && { apart: { way, here: [you] } }),
      ...(first !== null && first < count && { firstPlayer: first }),
    }
  );
}
