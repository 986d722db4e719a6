/** The table with every hand laid open: at the end of a game, and for who wants to see all of a replay. */
import { type Seat, type State, type View, view } from '../../../games/dunhuang/index.ts';

/** `seat` is who looks, whose own place it stays; undefined is a bystander. */
export function openView(state: State, seat?: Seat): View {
  const seen = view(state, seat);
  const asked = view(state, seen.toMove ?? undefined);
  return {
    ...seen,
    seats: seen.seats.map((one, other) => ({
      ...one,
      known: view(state, other as Seat).seats[other]!.known,
    })),
    dealt: asked.dealt,
    drawn: asked.drawn,
  };
}
