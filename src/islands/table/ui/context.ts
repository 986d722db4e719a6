/** What every view of the table is handed: words, names as they are said, and the game with its face. */
import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import { useUi as useAnyUi } from '../../ui.ts';
import type { BoardFace, Face, Topic } from '../game/face.ts';
import type { Rules } from '../game/rules.ts';
import type { Speech, Words } from '../game/words.ts';

export interface Ui extends Speech {
  readonly words: Words;
  readonly face: Face;
}

/** What lies over the board when somebody asks for it. */
export type Overlay = 'log' | 'hint' | 'menu' | 'keys' | 'settings' | 'cast' | 'devices';

/** What the views around a board are handed besides. */
export interface AtBoard extends BoardFace {
  readonly rules: Rules;
  /** Says what a thing is and does, and where its rule is. */
  explain(topic: Topic): void;
  /** Lays something over the board; the one that lies there already goes away. */
  open(overlay: Overlay): void;
}

export const useUi = useAnyUi<Ui>;

export const BoardContext = createContext<AtBoard | null>(null);
export const useBoard = (): AtBoard => useContext(BoardContext)!;
