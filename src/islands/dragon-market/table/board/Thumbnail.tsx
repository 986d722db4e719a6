import { pontoons, type View } from '../../../../games/dragon-market/index.ts';
import { angleOf, centreOf, sternOf } from '../../../../reference/dragon-market/geometry.ts';
import type { Player } from '../../../table/game/types.ts';

/** A bay seen from far away: its boats, and the heirs in their colours. */
export function Thumbnail({ view, players }: { view: View; players: readonly Player[] }) {
  const homes = pontoons(view.players);
  return (
    <svg class="art thumbnail bay-thumbnail" viewBox="0 0 640 640" width={96} height={96} aria-hidden="true">
      <rect class="thumbnail-sea" width={640} height={640} rx={24} />
      {view.boats.map((boat, id) => {
        if (boat === null) return null;
        const { x, y } = centreOf(boat.at);
        return (
          <rect
            key={`${boat.at}`}
            class="thumbnail-boat"
            transform={`translate(${x} ${y}) rotate(${angleOf(boat.heading)})`}
            x={sternOf(id) + 6}
            y={-24}
            width={180}
            height={48}
            rx={20}
          />
        );
      })}
      {(view.heirs.length > 0 ? view.heirs : homes).map((square, seat) => {
        const { x, y } = centreOf(square);
        const { colour } = players[seat]!;
        return <circle key={colour} class={`thumbnail-heir art-seat-${colour}`} cx={x} cy={y} r={30} />;
      })}
    </svg>
  );
}
