/**
 * A game that goes from one device to the next, in the fragment of a link: `#to=2&t=ID&g=CODE&p=0Mei&p=1Bo&b=2planner`. For whom it is
 * (a seat from 1), which game it is on every device, the record, who plays, and which of them are bots; `of` as in any link.
 */
import { cleanName, LONGEST_NAME } from '../../../../lib/names.ts';
import { isId } from '../../../../lib/plain.ts';
import { SEATS, type Seat } from '../../../../lib/seats.ts';
import { problemOf, readPlayers } from '../../address/links.ts';
import type { LinkProblem } from '../../address/problems.ts';
import { FIRST_GAME } from '../../game/first-game.ts';
import type { Opponents } from '../../game/game.ts';
import type { GameRecord, RecordCodes } from '../../game/rules.ts';
import type { Bot, Player, TableGame } from '../../game/types.ts';

/** So that every messenger takes it in one piece. */
export const LONGEST_LINK = 450;

export interface Passed {
  readonly id: string;
  readonly seat: Seat; // for whom it is
  readonly record: GameRecord;
  readonly players: readonly Player[];
}

/** Versions of one game that went different ways have the same name on their way. */
const VERSION = /-v\d$/;
export const nameOnTheWay = (id: string): string => id.replace(VERSION, '');

const writeBot = ({ level, personality }: Bot): string =>
  [level, ...(personality ? [personality] : [])].join('.');

function fragment(codes: RecordCodes, game: TableGame, seat: Seat, letters: number): string {
  const { id, players, options, moves } = game;
  const said = new URLSearchParams({
    to: String(seat + 1),
    t: nameOnTheWay(id),
    g: codes.encodeGame({ options, moves }),
  });
  for (const { name, colour } of players)
    said.append('p', `${colour}${cleanName([...name].slice(0, letters).join(''))}`);
  players.forEach(({ bot }, n) => {
    if (bot) said.append('b', `${n}${writeBot(bot)}`);
  });
  if (codes.id !== FIRST_GAME) said.set('of', codes.id);
  return `#${said}`;
}

/** `at` is the address of the table. Long names are cut before the link becomes too long for a messenger. */
export function passLink(codes: RecordCodes, game: TableGame, seat: Seat, at: string): string {
  const link = (letters: number): string => new URL(fragment(codes, game, seat, letters), at).href;
  let letters = LONGEST_NAME;
  while (letters > 1 && link(letters).length > LONGEST_LINK) letters--;
  return link(letters);
}

function readBot(said: string, opponents: Opponents | undefined): Bot | null {
  const [level, personality] = said.split('.');
  const known = opponents?.levels.find((one) => one === level);
  return known === undefined
    ? null
    : { level: known, personality: opponents?.personalities.find((one) => one === personality) ?? null };
}

/** The game in a fragment that was passed on. */
export function readPassed(
  codes: RecordCodes,
  opponents: Opponents | undefined,
  fragment: string,
): Passed | LinkProblem {
  const said = new URLSearchParams(fragment.replace(/^#/, ''));
  if ((said.get('of') ?? FIRST_GAME) !== codes.id) return { problem: 'other-game' };
  try {
    const record = codes.decodeGame(said.get('g') ?? '');
    const count = record.options.players;
    const id = said.get('t');
    const seat = SEATS.slice(0, count).find((one) => String(one + 1) === said.get('to'));
    if (!isId(id) || VERSION.test(id)) return { problem: 'cut' };
    if (seat === undefined) return { problem: 'no-such-seat', detail: { most: count } };
    const bots = said.getAll('b').slice(0, count);
    const players = readPlayers(said.getAll('p'), count).map((player, n) => {
      const bot = bots.find((one) => one[0] === String(n));
      return bot ? { ...player, bot: readBot(bot.slice(1), opponents) } : player;
    });
    return players[seat]!.bot
      ? { problem: 'no-such-seat', detail: { most: count } }
      : { id, seat, record, players };
  } catch (error) {
    return problemOf(error);
  }
}
