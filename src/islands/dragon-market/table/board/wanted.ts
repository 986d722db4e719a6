/** Where the viewer has something to fetch, or to bring. */
import {
  pontoons,
  type Seat,
  type Square,
  squaresOf,
  type View,
} from '../../../../games/dragon-market/index.ts';
import { sideOf } from '../cards.ts';

/** The piles that hold what the viewer's side still needs; with everything fetched, its own pontoons. Of a bystander, nothing. */
export function wantedSquares(view: View): Square[] {
  if (view.seat === null || view.phase === 'over') return [];
  const own = sideOf(view, view.seat);
  const { need, objective } = view.sides[own]!;
  if (objective !== null && need.length === 0) {
    return pontoons(view.players).filter((_, seat) => sideOf(view, seat as Seat) === own);
  }
  return view.boats.flatMap((boat, id) => {
    if (boat === null) return [];
    const [, ...places] = squaresOf(id, boat.at, boat.heading);
    return places.filter((_, i) => boat.piles[i]!.left > 0 && need.includes(boat.piles[i]!.kind));
  });
}
