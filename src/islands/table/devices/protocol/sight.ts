/** What a host tells of a game to one seat: this, and nothing else of it, leaves the device. */
import type { Seat } from '../../../../lib/seats.ts';
import type { Rules } from '../../game/rules.ts';
import type { LogEntry, Player, TableGame } from '../../game/types.ts';
import { backOf } from '../../play/undo.ts';
import { logOf, viewFrom } from '../../play/viewpoint.ts';
import type { Timeline } from '../../record/timeline.ts';
import type { Named, Sight } from './messages.ts';

export const namesOf = (players: readonly Player[]): Named[] =>
  players.map(({ name, colour, bot }) => ({ name, colour, bot: bot !== null }));

export function sightOf(
  rules: Rules,
  timeline: Timeline,
  { options }: Pick<TableGame, 'options'>,
  seat: Seat,
  away: readonly Seat[],
): Sight {
  const { state, steps } = timeline;
  const decides = rules.toMove(state);
  const asked = decides === seat;
  const outcome = rules.outcome(state) ?? null;
  return {
    at: steps.length,
    view: viewFrom(rules, state, outcome ? 'open' : seat, seat),
    openly: rules.view(state),
    legal: asked ? rules.legalMoves(state) : [],
    back: outcome ? 'hidden' : asked ? backOf(rules, timeline, seat) : 'other',
    away,
    outcome,
    record: outcome && { options, moves: steps.map(({ move }) => move) },
  };
}

export const logFor = (rules: Rules, { state, steps }: Timeline, seat: Seat): readonly LogEntry[] =>
  logOf(rules, steps, rules.outcome(state) ? 'open' : seat);
