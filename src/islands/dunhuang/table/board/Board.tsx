import { useRef } from 'preact/hooks';
import { useGestures } from '../../../table/board/gestures.ts';
import { marksOf } from '../../../table/board/marks.ts';
import { useMotion } from '../../../table/board/motion.ts';
import type { BoardProps } from '../../../table/board/types.ts';
import { useUi } from '../../../table/ui/ui.ts';
import { Ledger } from './Ledger.tsx';
import { Own } from './Own.tsx';
import { Ring } from './Ring.tsx';
import '../../../table/board/board.css';
import './large-text.css';

/** The whole table as one seat may see it, or a bystander. */
export function Board(props: BoardProps) {
  const { view, players, lit, tapped, tolls, onTap, onDrag, onPoint, happened, open = false } = props;
  const { explain } = useUi();
  const root = useRef<HTMLDivElement>(null);
  const marks = marksOf(lit, tapped);
  const gestures = useGestures({ onTap, onDrag, onPoint, explain });
  useMotion(root, happened);

  return (
    <div class="board-frame">
      <div class={`board board-${view.players}`} ref={root} {...gestures}>
        {props.bar && <div class="board-bar">{props.bar}</div>}
        <Ledger view={view} players={players} marks={marks} open={open} />
        <Ring view={view} marks={marks} tolls={tolls} />
        {view.seat !== null && <Own view={view} marks={marks} />}
        {props.action && <div class="board-action">{props.action}</div>}
        {props.side && <div class="board-side">{props.side}</div>}
      </div>
    </div>
  );
}
