/** Who has the device, and whose eyes the table is seen with. */
import { formality, type Move, outcome, type Seat, toMove } from '../../../games/dunhuang/index.ts';
import type { Player, Stage } from '../game/types.ts';
import type { Played } from './timeline.ts';

const personsOf = (players: readonly Player[]): Seat[] =>
  players.flatMap(({ bot }, seat) => (bot === null ? [seat as Seat] : []));

/** The only person there is needs no curtain. */
const onlyPerson = (players: readonly Player[]): Seat | null => {
  const [first, ...others] = personsOf(players);
  return first !== undefined && others.length === 0 ? first : null;
};

/** `holder` is who last looked at the device from behind a curtain. */
export function stageOf({ state }: Played, players: readonly Player[], holder: Seat | null): Stage {
  const seat = toMove(state);
  if (seat === undefined) return { at: 'over', outcome: outcome(state)! };
  if (players[seat]!.bot !== null) return { at: 'bot', seat };
  const known = seat === holder || seat === onlyPerson(players);
  return { at: known ? 'person' : 'curtain', seat };
}

/** null is a bystander: behind a curtain, and where several look together at the end. */
export const viewerOf = (stage: Stage, players: readonly Player[], holder: Seat | null): Seat | null =>
  onlyPerson(players) ?? (stage.at === 'curtain' || stage.at === 'over' ? null : holder);

/** The move that a person need not be asked for: the only possible answer, or with `autoEnd` the end of the turn. */
export function forcedMove(
  { state, turn }: Pick<Played, 'state' | 'turn'>,
  autoEnd: boolean,
): Move | undefined {
  return turn === 0 ? undefined : formality(state, autoEnd);
}
