import { useMemo } from 'preact/hooks';
import type { Square, View } from '../../../../games/dragon-market/index.ts';
import { useStill } from '../../../../lib/still.ts';
import { type Marks, marked, markOf } from '../../../table/board/marks.ts';
import { useRoving } from '../../../table/board/roving.ts';
import { boatIn, boatOn, type Target } from '../choosing/targets.ts';
import type { Offer } from '../choosing/walks.ts';
import { type Speech, useUi } from '../words/speech.ts';
import { describeSquares } from './describe.ts';

const GRID = { round: false, wide: 10 } as const;

/** What there is on a square whatever is chosen. */
interface Place {
  readonly target: Target; // what a tap on it means, unless it is a place to go
  readonly topic: string; // what holding it tells about
  readonly drag: string | undefined; // what is carried from here
  readonly about: string; // in words
}

function targetOf(view: View, square: Square): Target {
  const mine = view.toMove !== null && view.heirs[view.toMove] === square;
  if (mine && view.phase === 'move') return 'heir';
  const boat = boatOn(view, square);
  return boat === undefined ? `at.${square}` : `boat.${boat}`;
}

function topicOf(view: View, square: Square): string {
  if (view.heirs.includes(square)) return `heir.${view.heirs.indexOf(square)}`;
  const boat = boatOn(view, square);
  if (boat !== undefined) return `boat.${boat}.${square}`;
  return [0, 9, 90, 99].includes(square) ? 'pontoon' : 'sea';
}

/** The drawings that go along when that is dragged: a boat with all that is on it. */
function carriedWith(view: View, target: Target): string | undefined {
  if (target === 'heir') return `[data-heir="${view.toMove}"]`;
  const id = boatIn(target);
  if (id === undefined) return undefined;
  const aboard = view.heirs.flatMap((square, seat) =>
    boatOn(view, square) === id ? [`[data-heir="${seat}"]`] : [],
  );
  return [`[data-boat="${id}"]`, `[data-number="${id}"]`, `[data-pile^="${id}."]`, ...aboard].join();
}

const placesIn = (view: View, speech: Speech): readonly Place[] =>
  describeSquares(view, speech).map((about, square) => {
    const target = targetOf(view, square);
    return { target, topic: topicOf(view, square), drag: carriedWith(view, target), about };
  });

interface Props {
  view: View;
  marks: Marks;
  offerAt: ((target: string) => Offer | undefined) | undefined;
}

/** How far it is to walk there, or what a boat does. */
function costOf(offer: Offer | undefined): { points: number; how?: 'slide' | 'turn' } {
  switch (offer?.type) {
    case 'walk':
      return { points: offer.points };
    case 'step':
      return { points: 1 };
    case 'slide':
    case 'turn':
      return { points: 0, how: offer.type };
    default:
      return { points: 0 };
  }
}

/** The hundred squares as buttons, over the drawing of the bay. */
export function Squares({ view, marks, offerAt }: Props) {
  const ui = useUi();
  const roving = useRoving(view.toMove === null ? 0 : (view.heirs[view.toMove] ?? 0), GRID);
  const places = useMemo(() => placesIn(view, ui), [view, ui]);
  const still = useStill();
  return (
    <div class="squares" {...roving.group}>
      {places.map(({ target: there, topic, drag, about }, square) => {
        const goes = marks.lit.has(`square.${square}`);
        const target = goes ? (`square.${square}` as const) : there;
        const { points, how } = costOf(goes ? offerAt?.(target) : undefined);
        const more =
          points > 0
            ? ui.plural('dragon.table.square.cost', points)
            : how && ui.t(`dragon.table.square.${how}`);
        const mark = markOf(marks, target);
        const label = more ? `${about}; ${more}` : about;
        const carries = goes ? undefined : drag;
        const stop = roving.stopAt(square);
        return still(square, [target, topic, mark, label, points, carries, stop], () => (
          <button
            key={square}
            {...marked(mark, target, topic, 'square')}
            id={`square-${square}`}
            tabIndex={stop}
            data-stop
            aria-label={label}
            {...(carries !== undefined && { 'data-drag': `grab.${square}`, 'data-carries': carries })}
          >
            {points > 0 && <span class="square-points">{points}</span>}
          </button>
        ));
      })}
    </div>
  );
}
