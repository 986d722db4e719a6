import type { GameEvent, Move, MoveError, View } from '../../../../games/dragon-market/index.ts';
import { BoardFrame } from '../../../table/board/BoardFrame.tsx';
import { marksOf } from '../../../table/board/marks.ts';
import { fetchedMotion } from '../../../table/board/motion.ts';
import type { BoardProps } from '../../../table/game/face.ts';
import type { Offer } from '../choosing/walks.ts';
import { Bay } from './Bay.tsx';
import { dragOf } from './drag.ts';
import { Sides } from './Sides.tsx';
import { TurnStrip } from './TurnStrip.tsx';
import './board.css';

interface Props extends BoardProps {
  readonly view: View;
  readonly preview?: readonly GameEvent[] | undefined;
  readonly refused?: { readonly move: Move; readonly error: MoveError } | undefined;
  readonly offerAt?: ((target: string) => Offer | undefined) | undefined;
}

const NOTHING: readonly GameEvent[] = [];

const show = fetchedMotion(() => import('./motion.ts'));

/** The whole table as one seat may see it, or a bystander. */
export function Board(props: Props) {
  const { view, players, lit, tapped, near = [], preview = NOTHING, refused, offerAt, onDrag } = props;
  const marks = marksOf(lit, tapped);
  const drag =
    onDrag &&
    ((from: string | undefined, to: string) => {
      const meant = dragOf(view, from, to);
      if (meant) onDrag(meant.from, meant.to);
    });
  return (
    <BoardFrame {...props} onDrag={drag} class={`board-${view.players} bay-board`} show={show}>
      <Sides view={view} near={near} />
      <Bay
        view={view}
        colours={players.map(({ colour }) => colour).join('')}
        marks={marks}
        preview={preview}
        refused={refused}
        offerAt={offerAt}
      />
      <TurnStrip view={view} />
    </BoardFrame>
  );
}
