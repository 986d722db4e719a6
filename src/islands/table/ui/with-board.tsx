import type { ComponentType, FunctionComponent } from 'preact';
import type { OnBoard } from '../game/game.ts';

/** A screen with the board of one game on it. */
export const withBoard =
  <P extends { on: OnBoard }>(Screen: ComponentType<P>, on: P['on']): FunctionComponent<Omit<P, 'on'>> =>
  (props) => <Screen {...({ ...props, on } as unknown as P)} />;
