/** Who has the device, and whose eyes the table is seen with. */

import type { Seat } from '../../../lib/seats.ts';
import type { Rules } from '../game/rules.ts';
import type { Player, Stage } from '../game/types.ts';
import type { Timeline } from '../record/timeline.ts';

/** The only person there is needs no curtain; null where there are several, or none. */
export function onlyPerson(players: readonly Player[]): Seat | null {
  const persons = players.flatMap(({ bot }, seat) => (bot === null ? [seat as Seat] : []));
  return persons.length === 1 ? persons[0]! : null;
}

/** `holder` is who last looked at the device from behind a curtain. */
export function stageOf(
  { toMove, outcome, hidesNothing }: Rules,
  { state }: Timeline,
  players: readonly Player[],
  holder: Seat | null,
): Stage {
  const seat = toMove(state);
  if (seat === undefined) return { at: 'over', outcome: outcome(state)! };
  if (players[seat]!.bot !== null) return { at: 'bot', seat };
  const known = seat === holder || seat === onlyPerson(players) || hidesNothing?.(state);
  return { at: known ? 'person' : 'curtain', seat };
}

/** null is a bystander: behind a curtain, and where several look together at the end. */
export function viewerOf(stage: Stage, players: readonly Player[], holder: Seat | null): Seat | null {
  const only = onlyPerson(players);
  if (only !== null) return only;
  if (stage.at === 'person') return stage.seat;
  return stage.at === 'bot' ? holder : null;
}
