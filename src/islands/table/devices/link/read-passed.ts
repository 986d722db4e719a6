/** A link as `pass-link.ts` writes it, read with suspicion. */
import { isId } from '../../../../lib/plain.ts';
import { SEATS, type Seat } from '../../../../lib/seats.ts';
import { problemOf, readPlayers } from '../../address/links.ts';
import type { LinkProblem } from '../../address/problems.ts';
import { FIRST_GAME } from '../../game/first-game.ts';
import type { Opponents } from '../../game/game.ts';
import type { GameRecord, RecordCodes } from '../../game/rules.ts';
import type { Bot, Player } from '../../game/types.ts';
import { nameOnTheWay } from '../../record/compare.ts';

export interface Passed {
  readonly id: string;
  readonly seat: Seat; // for whom it is
  readonly record: GameRecord;
  readonly players: readonly Player[];
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
    if (!isId(id) || nameOnTheWay(id) !== id) return { problem: 'cut' };
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
