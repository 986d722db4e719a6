/**
 * What the parts of the table say to each other. The session is the only one that holds a `State`: what is shown is made from
 * a `View`, so that a hand nobody may see is not in the page at all.
 */
import type { ReadonlySignal } from '@preact/signals';
import type { Seat } from '../../../lib/seats.ts';
import type { Trouble } from '../../../lib/storage.ts';
import type { GameEvent, GameOptions, Move, MoveError, Outcome, View } from './rules.ts';
import type { Timeline } from './timeline.ts';

export interface Bot {
  readonly level: string;
  readonly personality: string | null;
}

export interface Player {
  readonly name: string; // may be empty: told by colour then
  readonly colour: Seat;
  readonly bot: Bot | null; // null: a person, at this device unless the game is played apart
}

/** A game whose people have devices of their own. */
export interface Apart {
  /** `room`: this device plays for all, the others hear what their seat may know. `link`: the whole game goes from one to the next. */
  readonly way: 'room' | 'link';
  readonly here: readonly Seat[]; // people at this device
  /** The last link that left this device: how many moves it told of, and when. ISO */
  readonly sent?: { readonly at: number; readonly when: string } | undefined;
  /** By seat, what a device shows to have its place again; null where nobody has come yet. */
  readonly tokens?: readonly (string | null)[] | undefined;
  /** By seat, how its device last answered an invitation: it may come back with the same answer, which need not be read again. */
  readonly answers?: readonly (string | null)[] | undefined;
  /** By seat, what its device and this one encrypt with where they play live from afar; null where nobody was asked so. */
  readonly live?: readonly (string | null)[] | undefined;
}

/** A game as it is kept on the device. Everything else about it is played again from this. */
export interface TableGame {
  readonly id: string;
  readonly name: string; // empty: told by its players and date
  readonly begun: string; // ISO
  readonly changed: string; // ISO
  readonly players: readonly Player[]; // by seat
  readonly options: GameOptions;
  readonly moves: readonly Move[];
  readonly undone: readonly Move[]; // taken back; the next to be done again comes first
  /** Moves played when a decision was taken back that the rules of the table keep: against bots alone, and not to be rated. */
  readonly retaken?: readonly number[];
  readonly apart?: Apart | undefined; // absent: everybody plays at this device
  readonly revision?: number; // goes up whenever its moves change on the device; absent: not kept yet
}

/** Why what is played is not kept. `slow`: not yet. */
export type KeepTrouble = Trouble | 'slow';

/** What one move brought, as the viewer saw it. */
export interface LogEntry {
  readonly at: number; // moves played before it
  readonly turn: number; // 0 is the set-up, then counted over all players
  readonly seat: Seat; // who decided
  readonly events: readonly GameEvent[];
  readonly again?: boolean; // it was decided anew, after something was taken back freely
}

/** The table after some moves of the person who is asked, as far as they may know. */
export interface Ahead {
  readonly legal: readonly Move[]; // nothing where the look ahead ends
  readonly events: readonly GameEvent[]; // that the last of those moves brought
  /** After one more; undefined where it is not legal. */
  after(move: Move): Ahead | undefined;
}

/** Who has the device, and what it waits for. */
export type Stage =
  | { readonly at: 'curtain'; readonly seat: Seat } // pass it on; `since` in the session tells what happened
  | { readonly at: 'person'; readonly seat: Seat }
  | { readonly at: 'bot'; readonly seat: Seat }
  | { readonly at: 'away'; readonly seat: Seat } // a person on another device decides
  | { readonly at: 'over'; readonly outcome: Outcome };

/** Whether something can be taken back, and if not, why. `freely`: against bots alone, and the game is not rated from then on. */
export type Back = 'can' | 'freely' | 'start' | 'hidden' | 'other';

export interface Session {
  readonly game: ReadonlySignal<TableGame>;
  readonly stage: ReadonlySignal<Stage>;
  /** Whose eyes the table is seen with; null is a bystander: behind a curtain, where only bots play, and for several at the end. */
  readonly viewer: ReadonlySignal<Seat | null>;
  /** When the game is over, every hand in it is known, and the log hides nothing. */
  readonly view: ReadonlySignal<View>;
  /** What everybody may know: a bystander's view. */
  readonly openly: ReadonlySignal<View>;
  /** What the person at the device may do now; empty in every other stage. */
  readonly legal: ReadonlySignal<readonly Move[]>;
  readonly log: ReadonlySignal<readonly LogEntry[]>;
  /** Behind a curtain and just after: what happened since that person's last decision. */
  readonly since: ReadonlySignal<readonly LogEntry[]>;
  /** The last move that was shown, for motion; undefined when the table was just opened, or a move was taken back. */
  readonly happened: ReadonlySignal<LogEntry | undefined>;
  readonly back: ReadonlySignal<Back>;
  readonly canRedo: ReadonlySignal<boolean>;
  /** How far a bot's thinking is, 0 to 1. */
  readonly thinking: ReadonlySignal<number>;
  /** A bot's next move waits until somebody says that they have read what the last one did. */
  readonly awaits: ReadonlySignal<boolean>;
  /** Why the last move could not be kept on the device; play goes on. */
  readonly trouble: ReadonlySignal<KeepTrouble | undefined>;
  /** A bot's worker broke: the game waits, and goes on with `retry`. */
  readonly botTrouble: ReadonlySignal<boolean>;
  /** Another tab plays this game: this one only follows. */
  readonly following: ReadonlySignal<boolean>;
  /** The last move here was not kept: the game had gone on elsewhere, and is shown as it is now. */
  readonly overtaken: ReadonlySignal<boolean>;
  /** The game was deleted elsewhere; it goes on when it is brought back. */
  readonly gone: ReadonlySignal<boolean>;

  /** Kept first, then shown. A move that is not legal is refused and changes nothing. */
  play(move: Move): Promise<void>;
  undo(): Promise<void>;
  redo(): Promise<void>;
  liftCurtain(): void;
  /** No more waiting for bots, until a person is asked. */
  skip(): void;
  /** The bot that waits for it may go on. */
  step(): void;
  retry(): void;
  /** Takes the game over from the other tab. */
  takeOver(): Promise<void>;
  /** Keeps a game again that was deleted elsewhere. */
  bringBack(): Promise<void>;
  /** Why a move is refused; undefined for one that is legal. */
  whyNot(move: Move): MoveError | undefined;
  /** What a move would bring, as far as the person may know it beforehand. */
  foresee(move: Move): readonly GameEvent[];
  /** A look ahead from where the game stands; undefined where nobody here is asked. */
  ahead(): Ahead | undefined;
  /** For who serves people on other devices; absent where another device plays, and this one only holds a seat. */
  readonly hosting?: Hosting;
  close(): void;
}

/** Who plays for somebody on another device as long as they are away. */
export type StandIn = 'here' | Bot;

/** A game that this device plays for people on others. It holds a `State`, so no view is handed it. */
export interface Hosting {
  readonly timeline: ReadonlySignal<Timeline>;
  readonly standIns: ReadonlySignal<ReadonlyMap<Seat, StandIn>>;
  /** Whether it was played: only a seat that is asked, elsewhere, may, and a legal move. */
  play(seat: Seat, move: Move): Promise<boolean>;
  undo(seat: Seat): Promise<boolean>;
  standIn(seat: Seat, who: StandIn | undefined): void;
  /** Who sits where, and what was sent; kept with the game. */
  arrange(change: (now: Apart) => Apart): Promise<void>;
}

/** How people like their table. */
export interface TableSettings {
  readonly pace: 'slow' | 'normal' | 'fast' | 'instant' | 'tap'; // of bots; `tap`: each move waits for one
  readonly autoEnd: boolean; // a turn ends by itself
  readonly oneTap: boolean; // the first tap plays, without a preview to confirm
  readonly sound: boolean;
  readonly takeBack: boolean; // against bots alone, to any earlier decision
  readonly awake: boolean; // the screen stays on
  readonly recall: boolean; // the table remembers what one has seen of others
  readonly coach: boolean; // somebody who knows the game looks on, against bots alone
}
