/** What becomes of a game that came in by a link; `devices/link/receive.ts` finds out. */
import type { Seat } from '../../../lib/seats.ts';
import type { TableGame } from '../game/types.ts';
import type { LinkProblem } from './problems.ts';

/** How the game that is opened stands to the link. `old`: the link tells less than is known here. */
export type Arrival = 'new' | 'further' | 'same' | 'old';

export type Received =
  | { readonly open: TableGame; readonly arrival: Arrival }
  /** The link is for one seat, and this device has opened another. */
  | { readonly otherSeat: Seat; readonly kept: TableGame; readonly coming: TableGame }
  /** Both went on from the same beginning, and differ. */
  | { readonly fork: readonly TableGame[]; readonly coming: TableGame }
  | LinkProblem;
