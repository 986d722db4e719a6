/** The table with every hand laid open: at the end of a game, and for who looks back on all of it. */
import type { State } from './state.ts';
import type { Seat } from './types.ts';
import { type View, view } from './view.ts';

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
