/** The turn order of the last round as it is tapped in. */
import type { Seat } from '../../../lib/seats.ts';

/** The next in turn order; one that was said already, and those after it, are taken back. */
export function tapped(order: readonly Seat[], seat: Seat): Seat[] {
  const at = order.indexOf(seat);
  return at < 0 ? [...order, seat] : order.slice(0, at);
}
