import { href } from '../../../../art/where.ts';
import { SPACES, type View } from '../../../../games/dunhuang/index.ts';

const SIZE = 96;
const RADIUS = 36;

/** A table seen from far away: the circle with its cards' colours, and the camel. */
export function Thumbnail({ view }: { view: View }) {
  const place = (space: number) => {
    const angle = (space / SPACES.length) * 2 * Math.PI - Math.PI / 2;
    return { cx: SIZE / 2 + RADIUS * Math.cos(angle), cy: SIZE / 2 + RADIUS * Math.sin(angle) };
  };
  const camel = view.camel === null ? undefined : place(view.camel);
  return (
    <svg class="art thumbnail" viewBox={`0 0 ${SIZE} ${SIZE}`} width={SIZE} height={SIZE} aria-hidden="true">
      {view.market.map((good, space) => (
        <circle
          key={SPACES[space]}
          {...place(space)}
          r={9}
          class={good === null ? 'thumbnail-empty' : `thumbnail-card art-good-${good}`}
        />
      ))}
      {camel && (
        <use
          href={href('things', 'camel-standing')}
          x={camel.cx - 14}
          y={camel.cy - 16}
          width={28}
          height={28}
        />
      )}
    </svg>
  );
}
