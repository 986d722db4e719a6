/** A new game as it is being asked for. It always has four places, so that a change of mind about who plays loses nothing. */
import {
  DEFAULT_RULINGS,
  type PlayerCount,
  RULING_NAMES,
  RULING_VALUES,
  type Rulings,
  SEATS,
  type Seat,
} from '../../../../games/dunhuang/index.ts';
import { type Box, type BoxOptions, createBox } from '../../../../lib/storage.ts';
import type { Player } from '../../../table/game/types.ts';
import {
  type Chance,
  DEFAULT_BOT,
  marketNames,
  usualPlayers,
  type Wish,
} from '../../../table/play/new-game.ts';
import { parsePlayers } from '../../../table/storage/parse-game.ts';
import type { Handover } from '../../handover.ts';
import { isObject, isSeat, rename } from '../../people.ts';
import { type CodeProblem, readCode } from '../../setup/code.ts';

export interface Draft {
  readonly count: PlayerCount;
  readonly players: readonly Player[]; // four
  readonly first: Seat | null; // null: drawn by lot
  readonly code: string; // of the circle, as typed; empty: a random one
  readonly rulings: Rulings;
  readonly seed: string; // empty: drawn
}

export function freshDraft(chance: Pick<Chance, 'random'>): Draft {
  const three = usualPlayers(chance);
  const [name] = marketNames(
    1,
    chance,
    three.map((player) => player.name),
  );
  return {
    count: 3,
    players: [...three, { name: name!, colour: SEATS[3], bot: DEFAULT_BOT }],
    first: null,
    code: '',
    rulings: DEFAULT_RULINGS,
    seed: '',
  };
}

/** Person or bot: a bot needs a name that nobody has, and a person gives their own. */
export function seatDown(
  draft: Draft,
  seat: Seat,
  bot: Player['bot'],
  chance: Pick<Chance, 'random'>,
): Draft {
  const player = draft.players[seat]!;
  const changed = (player.bot === null) !== (bot === null);
  const taken = draft.players.map(({ name }) => name);
  const name = !changed ? player.name : bot === null ? '' : marketNames(1, chance, taken)[0]!;
  return { ...draft, players: draft.players.with(seat, { ...player, bot, name }) };
}

/** What the set-up room hands over: its circle, and its people in the order of play. */
export function fromHandover(draft: Draft, { setup, players }: Handover): Draft {
  const named = players.length >= 2 && players.length <= SEATS.length;
  const people = named
    ? rename(
        draft.players.map((player, seat) => (seat < players.length ? { ...player, bot: null } : player)),
        players,
      )
    : draft.players;
  return {
    ...draft,
    code: setup,
    players: people,
    ...(named && { count: players.length as PlayerCount, first: 0 }),
  };
}

/** What the game is to be, or what is wrong with the code of the circle. */
export function wishOf({ count, players, first, code, rulings, seed }: Draft): Wish | CodeProblem {
  const read = readCode(code);
  if ('problem' in read && read.problem !== 'empty') return read.problem;
  const own = RULING_NAMES.filter((name) => rulings[name] !== DEFAULT_RULINGS[name]);
  return {
    players: players.slice(0, count),
    seed,
    ...('circle' in read && { circle: [...read.circle] }),
    ...(first !== null && first < count && { firstPlayer: first }),
    ...(own.length > 0 && { rulings: Object.fromEntries(own.map((name) => [name, rulings[name]])) }),
  };
}

function parseRulings(data: unknown): Rulings {
  const said = isObject(data) ? data : {};
  const known = RULING_NAMES.map((name) => {
    const values: readonly unknown[] = RULING_VALUES[name];
    return [name, values.includes(said[name]) ? said[name] : DEFAULT_RULINGS[name]];
  });
  return Object.fromEntries(known) as Rulings;
}

/** People and rulings are the same next time; circle, seed and who starts are not. */
function parseDraft(data: unknown): Draft | undefined {
  if (!isObject(data)) return undefined;
  const { count } = data;
  const players = parsePlayers(data['players']);
  if (players?.length !== SEATS.length || (count !== 2 && count !== 3 && count !== 4)) return undefined;
  const first = isSeat(data['first']) ? data['first'] : null;
  return { count, players, first, code: '', rulings: parseRulings(data['rulings']), seed: '' };
}

export const draftBox = (where: Pick<BoxOptions<unknown>, 'storage'> = {}): Box<Draft> =>
  createBox<Draft>({ name: 'dunhuang.table.new', version: 1, parse: parseDraft, ...where });
