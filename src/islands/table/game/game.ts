/** A game as it is handed to the table: its rules, its face, and who plays against people. */
import type { Bots } from './bots.ts';
import type { BoardFace, Face } from './face.ts';
import type { KeptRules, Rules } from './rules.ts';

/** As far as the lobby needs it. */
export interface Game {
  readonly rules: KeptRules;
  readonly face: Face;
}

/** As a game on the board needs it: fetched with the first that is opened or looked at again. */
export interface OnBoard {
  readonly rules: Rules;
  readonly face: BoardFace;
  createBots(): Bots;
}
