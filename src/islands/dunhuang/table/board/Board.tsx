import type { View } from '../../../../games/dunhuang/index.ts';
import { BoardFrame } from '../../../table/board/BoardFrame.tsx';
import { marksOf } from '../../../table/board/marks.ts';
import { fetchedMotion } from '../../../table/board/motion.ts';
import type { BoardProps } from '../../../table/game/face.ts';
import { Ledger } from './Ledger.tsx';
import { Own } from './Own.tsx';
import { Ring } from './Ring.tsx';
import './board.css';
import './large-text.css';

const show = fetchedMotion(() => import('./motion.ts'));

/** The whole table as one seat may see it, or a bystander. */
export function Board(props: BoardProps & { readonly view: View }) {
  const { view, players, lit, tapped, near = [], open = false, over, gainOf } = props;
  const marks = marksOf(lit, tapped);
  return (
    <BoardFrame {...props} class={`board-${view.players}${over ? ' board-over' : ''}`} show={show}>
      <Ledger view={view} players={players} marks={marks} near={near} open={open} />
      <Ring view={view} marks={marks} />
      {view.seat !== null && <Own view={view} marks={marks} gainOf={gainOf} />}
    </BoardFrame>
  );
}
