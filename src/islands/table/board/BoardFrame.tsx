import type { ComponentChildren } from 'preact';
import { useRef } from 'preact/hooks';
import type { BoardProps } from '../game/face.ts';
import type { LogEntry } from '../game/types.ts';
import { useBoard } from '../ui/context.ts';
import { useGestures } from './gestures.ts';
import { useMotion } from './motion.ts';
import './board.css';

interface Props extends BoardProps {
  readonly class: string;
  /** Shows what happened as movements on the board. */
  show(root: HTMLElement, entry: LogEntry): void;
  readonly children: ComponentChildren;
}

/** Around every board: hands and motion, and the places for what stands beside it. */
export function BoardFrame({ onTap, onDrag, onPoint, happened, show, bar, action, side, ...props }: Props) {
  const { explain } = useBoard();
  const root = useRef<HTMLDivElement>(null);
  const gestures = useGestures({ onTap, onDrag, onPoint, explain });
  useMotion(root, happened, show);
  return (
    <div class="board-frame">
      <div class={`board ${props.class}`} ref={root} {...gestures}>
        {bar && <div class="board-bar">{bar}</div>}
        {props.children}
        {action && <div class="board-action">{action}</div>}
        {side && <div class="board-side">{side}</div>}
      </div>
    </div>
  );
}
