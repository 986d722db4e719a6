/** Who has the device, and whose eyes the table is seen with. */

import type { Seat } from '../../../lib/seats.ts';
import type { Rules } from '../game/rules.ts';
import type { Apart, Player, Stage, StandIn, TableGame } from '../game/types.ts';
import type { Timeline } from '../record/timeline.ts';

/** Who sits at the table, and which of the people at this device. */
export type Seated = Pick<TableGame, 'players' | 'apart'>;

const sitsHere = ({ players, apart }: Seated, seat: Seat): boolean =>
  players[seat]!.bot === null && (apart?.here.includes(seat) ?? true);

/** The only person at this device needs no curtain; null where there are several, or none. */
export function onlyPerson(seated: Seated): Seat | null {
  const here = seated.players.flatMap((_, seat) => (sitsHere(seated, seat as Seat) ? [seat as Seat] : []));
  return here.length === 1 ? here[0]! : null;
}

/** With those in place who play for others. */
export function withStandIns(
  { players, apart }: Seated,
  standIns: ReadonlyMap<Seat, StandIn>,
): Seated & { readonly apart: Apart | undefined } {
  if (!apart || standIns.size === 0) return { players, apart };
  const here = [...standIns].flatMap(([seat, who]) => (who === 'here' ? [seat] : []));
  const play = (player: Player, seat: number): Player => {
    const who = standIns.get(seat as Seat);
    return who === undefined || who === 'here' ? player : { ...player, bot: who };
  };
  return { players: players.map(play), apart: { ...apart, here: [...apart.here, ...here] } };
}

/** `holder` is who last looked at the device from behind a curtain. */
export function stageOf(
  { toMove, outcome, hidesNothing }: Rules,
  { state }: Timeline,
  seated: Seated,
  holder: Seat | null,
): Stage {
  const seat = toMove(state);
  if (seat === undefined) return { at: 'over', outcome: outcome(state)! };
  if (seated.players[seat]!.bot !== null) return { at: 'bot', seat };
  if (!sitsHere(seated, seat)) return { at: 'away', seat };
  const known = seat === holder || seat === onlyPerson(seated) || hidesNothing?.(state);
  return { at: known ? 'person' : 'curtain', seat };
}

/** null is a bystander: behind a curtain, and where several look together at the end. */
export function viewerOf(stage: Stage, seated: Seated, holder: Seat | null): Seat | null {
  const only = onlyPerson(seated);
  if (only !== null) return only;
  if (stage.at === 'person') return stage.seat;
  return stage.at === 'bot' || stage.at === 'away' ? holder : null;
}
