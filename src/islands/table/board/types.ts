/** What the board is told and what it tells: it draws a view, lights what it is given, and says what was tapped. */
import type { ComponentChildren } from 'preact';
import type { Space, View } from '../../../games/dunhuang/index.ts';
import type { Target } from '../../dunhuang/table/choosing/taps.ts';
import type { Toll } from '../choosing/chooser.ts';
import type { LogEntry, Player, Session } from '../game/types.ts';

export interface BoardProps {
  readonly view: View;
  readonly players: readonly Player[];
  /** What can be tapped next; nothing where a game is only looked at. */
  readonly lit?: ReadonlySet<Target> | undefined;
  readonly tapped?: readonly Target[] | undefined;
  readonly tolls?: ReadonlyMap<Space, Toll> | undefined;
  /** Without it, a tap explains what was tapped. */
  readonly onTap?: ((target: Target) => void) | undefined;
  /** A card, or the camel (which is no target itself), was dragged to something; without it nothing can be. */
  readonly onDrag?: ((from: Target | undefined, to: Target) => void) | undefined;
  /** Something is pointed at, by mouse or by focus. */
  readonly onPoint?: ((target: Target | undefined) => void) | undefined;
  /** What was just done, to be shown as a movement. */
  readonly happened?: LogEntry | undefined;
  /** Every hand is known and shown. */
  readonly open?: boolean | undefined;
  /** A line above the board, the place for what can be done, and what stands at the side where there is room. */
  readonly bar?: ComponentChildren;
  readonly action?: ComponentChildren;
  readonly side?: ComponentChildren;
}

export interface PlayProps {
  readonly session: Session;
  /** Back to all games. */
  readonly onLeave: () => void;
  /** The first tap plays, without a preview to confirm. */
  readonly oneTap: boolean;
  /** Shown in place of the board while the device is passed on. */
  readonly curtain: ComponentChildren;
  /** Shown in place of what can be done, when the game is over. */
  readonly ending: ComponentChildren;
  /** What only this person may know of what happened, above what can be done. */
  readonly news?: ComponentChildren;
  /** The log, where there is room for it. */
  readonly side?: ComponentChildren;
}
