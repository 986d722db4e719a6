/** A game as it is handed to the table: its rules, its face, and who plays against people. */
import type { ReadonlySignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import type { Lang } from '../../../lib/languages.ts';
import type { Bots } from './bots.ts';
import type { FirstGame } from './coach.ts';
import type { BoardFace, Face } from './face.ts';
import type { KeptRules, RecordCodes, Rules, State, View } from './rules.ts';
import type { Bot, Session, TableSettings } from './types.ts';

/** Who can be played against; words for them are the game's. */
export interface Opponents {
  readonly levels: readonly string[];
  readonly personalities: readonly string[];
  readonly names: readonly string[]; // for them to be given
  readonly usual: Bot;
}

/** As far as the lobby needs it. Without opponents only people play. */
export interface Game {
  readonly rules: KeptRules;
  readonly face: Face;
  readonly opponents?: Opponents;
  /** Fetched by who passes a game on, or is passed one. */
  fetchCodes(): Promise<RecordCodes>;
  /** Where there is one to learn by. */
  fetchFirstGame?(lang: Lang): Promise<FirstGame>;
}

/** As a game on the board needs it: fetched with the first that is opened or looked at again. */
export interface OnBoard {
  readonly rules: Rules;
  readonly face: BoardFace;
  createBots?(): Bots;
  /** Asked for by a device that holds a seat of a game which another plays. */
  fetchImagine(): Promise<Imagine>;
}

/** A state that fits what a seat knows; what is hidden from it is dealt by chance. */
export type Imagine = (view: View, random: () => number) => State;

/** How a device comes to a session that is not its own: it holds a seat of a game which another plays. */
export type Sit = (on: OnBoard, settings: ReadonlySignal<TableSettings>) => Session;

/** What a table is handed by such a device. */
export interface SeatProps {
  sit: Sit;
  note: ComponentChildren; // above the board
}
