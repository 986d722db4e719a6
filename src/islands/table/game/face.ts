/** How a game looks and speaks at the table: components and words. */
import type { ComponentChildren } from 'preact';
import type { Values } from '../../../i18n/translate.ts';
import type { Lang } from '../../../lib/languages.ts';
import type { PlayerCount, Seat } from '../../../lib/seats.ts';
import type { Advice } from './bots.ts';
import type { GameCoach } from './coach.ts';
import type { GameEvent, Move, MoveError, Outcome, View } from './rules.ts';
import type { Ahead, LogEntry, Player, TableGame } from './types.ts';
import type { Part, Speech, Standing, Told, Words } from './words.ts';

/**
 * What can be tapped, as a short name that is written on its element. A name that begins with `do.` stands for nothing on the
 * board: it is a button of its own.
 */
export type Target = string;

/** What somebody may ask about, by holding it or with `?`; written on elements as `data-topic`. */
export type Topic = string;

/** A tap after the other, as far as somebody has come with a choice. */
export interface Choice {
  readonly tapped: readonly Target[];
  /** What can be tapped next. */
  readonly lit: ReadonlySet<Target>;
  /** The only move left, once something was tapped or there is no choice. */
  readonly ready: Move | undefined;
  /** Moves of the very same taps, in the order in which the game lists them. */
  readonly variants: readonly Move[];
}

/** A move that is not legal. */
export interface Refused {
  readonly move: Move;
  readonly error: MoveError;
}

export interface BoardProps {
  readonly view: View;
  readonly players: readonly Player[];
  /** What can be tapped next; nothing where a game is only looked at. */
  readonly lit?: ReadonlySet<Target> | undefined;
  readonly tapped?: readonly Target[] | undefined;
  /** Without it, a tap explains what was tapped. */
  readonly onTap?: ((target: Target) => void) | undefined;
  /** Something was dragged to something; without it nothing can be. What is carried may be no target itself. */
  readonly onDrag?: ((from: Target | undefined, to: Target) => void) | undefined;
  /** Something is pointed at, by mouse or by focus. */
  readonly onPoint?: ((target: Target | undefined) => void) | undefined;
  /** What choosing a target brings, in words after its name. */
  readonly gainOf?: ((target: Target) => readonly Part[]) | undefined;
  /** What the choice that is made, or pointed at, would bring. */
  readonly preview?: readonly GameEvent[] | undefined;
  /** What was tried in vain, and why. */
  readonly refused?: Refused | undefined;
  /** The move that one more tap would make ready. */
  readonly offerAt?: ((target: Target) => Move | undefined) | undefined;
  /** What was just done, to be shown as a movement. */
  readonly happened?: LogEntry | undefined;
  /** Who is about to win, by what everybody may know. */
  readonly near?: readonly Seat[] | undefined;
  /** The game has ended, and its end stands where something could be done before. */
  readonly over?: boolean | undefined;
  /** Every hand is known and shown. */
  readonly open?: boolean | undefined;
  /** A line above the board, the place for what can be done, and what stands at the side where there is room. */
  readonly bar?: ComponentChildren;
  readonly action?: ComponentChildren;
  readonly side?: ComponentChildren;
}

export interface VariantsProps {
  readonly choice: Choice;
  readonly ready: Move | undefined;
  readonly view: View;
  readonly onVary: (by: 1 | -1) => void;
  readonly onTap: (target: Target) => void;
}

export interface FactsProps {
  readonly view: View;
}

/** A setting, where it is of use. */
export interface Recall {
  readonly on: boolean;
  change(on: boolean): void;
}

export interface ExplainProps {
  readonly topic: Topic;
  readonly view: View;
  /** Whether the table remembers for people what they have seen; without it, it does. */
  readonly recall?: Recall | undefined;
  readonly onClose: () => void;
}

export interface EndingProps {
  readonly game: TableGame;
  readonly view: View; // with every hand laid open
  readonly outcome: Outcome;
  readonly onAgain: (first: 'same' | 'next') => void;
  readonly onReplay: () => void;
  readonly onReview: () => void;
}

/** What sounds there are; the game says which of them a move makes. */
export type Sound = 'step' | 'card' | 'coins' | 'token' | 'end';

/** How a game tells what somebody advises. */
export interface AdviceWords {
  /** The moves of an advised turn, each as it is offered, and others' likely answers as such. */
  nameTurn(advice: Advice, view: View, speech: Speech): readonly (readonly Part[])[];
  /** An advised turn as one choice, where the board shows all of it at once: as much of it as is known beforehand. */
  planOf?(advice: Advice, view: View): Move;
  tellReasons(advice: Advice, speech: Speech): string;
  /** What else is worth knowing before following it, a sentence each: what may go wrong, how it compares. */
  tellMore?(advice: Advice, speech: Speech): readonly string[];
}

/** What only a game on the board shows and says. */
export interface BoardFace {
  Board(props: BoardProps): ComponentChildren;
  /** Beside what is asked: how to go from one of several moves of the same taps to the next, or other ways to tap. */
  Variants?(props: VariantsProps): ComponentChildren;
  /** A picture within a sentence. */
  Picture(props: { picture: object }): ComponentChildren;
  Ending(props: EndingProps): ComponentChildren;
  /** All that take part, and what they do. */
  Cast?(props: { view: View }): ComponentChildren;
  Explain(props: ExplainProps): ComponentChildren;
  /** Whether some explanations tell what the viewer has seen of what is hidden, to those who want the table to remember. */
  readonly recalls?: boolean;
  /** What a tap explains that cannot choose, in place of why it cannot. */
  topicOf?(target: Target): Topic | undefined;

  /**
   * What is offered in place of the legal moves, where several of them make one choice: a walk of many steps. One that is not a
   * move of the game itself is taken apart again by `movesOf`.
   */
  offers?(legal: readonly Move[], view: View, ahead: Ahead): readonly Move[];
  movesOf?(offer: Move): readonly Move[];
  /** What a move takes, tap by tap. */
  taps(move: Move, view: View): readonly Target[];
  /** Whether a target says what the others are for: then it is asked for first. */
  leads(target: Target): boolean;
  /** Whether a target is an answer to what is asked: it has a button of its own, wherever else it is. */
  answers(target: Target): boolean;
  /** The move that somebody meant who tapped what is not lit, so that the rules can say why it is none. */
  attempt(view: View, tapped: readonly Target[], target: Target): Move | undefined;

  /**
   * Where all that explains why something cannot be chosen comes later, the way to fetch it; undefined once it is here. `attempt`,
   * `tellError` and what the board shows of a refusal are asked after that.
   */
  fetchWhy?(): Promise<unknown> | undefined;

  /** A move as it is offered. */
  nameMove(move: Move, view: View, speech: Speech): readonly Part[];
  /** The same in few words, for a button beside others; all of them stand above it then. */
  nameBriefly?(move: Move, speech: Speech): readonly Part[] | undefined;
  /** What stands at a target, for a tap that does not make a move yet. */
  nameTarget(target: Target, view: View, speech: Speech): readonly Part[];
  /** What the table asks of the person before it. */
  ask(view: View, tapped: readonly Target[], speech: Speech): string;
  /** What a choice means for who makes it, beyond what comes of it; always something where nothing does. */
  mean?(events: readonly GameEvent[], view: View, speech: Speech): string | undefined;
  /** What a move brings, after its name: "→ 3 prestige". */
  gain?(events: readonly GameEvent[], speech: Speech): readonly Part[];
  /** What stands there does, in a line; with no target, what is asked about. */
  tellAbout?(target: Target | undefined, choice: Choice, view: View, speech: Speech): string | undefined;
  /** What could be chosen now at other times: its button says why it cannot be. */
  unusable?(choice: Choice, view: View): Target | undefined;
  tellUnusable?(error: MoveError, view: View, speech: Speech): readonly Part[];
  /** With `you`, what that seat does is said to its face. */
  tellEvents(events: readonly GameEvent[], speech: Speech, you?: Seat | null): readonly Told[];
  /** The same to one of those at the table, with their losses marked; `brief` leaves out what changes little. */
  tellReport(
    events: readonly GameEvent[],
    speech: Speech,
    you: Seat | null,
    brief?: boolean,
  ): readonly Told[];
  /** What everybody may know of how the game stands, from a bystander's view; undefined where it is as it was. */
  standingOf?(openly: View, speech: Speech): Promise<readonly Standing[] | undefined>;
  tellError(error: MoveError, speech: Speech): string;
  /** Asked for with the first advice. */
  fetchAdviceWords(lang: Lang): Promise<AdviceWords>;
  /** What is worth knowing of how a game began, for who wants to play it again. */
  Facts(props: FactsProps): ComponentChildren;
  /** Where a rule stands, after the language. */
  rulePath(rule: string): string;
  readonly rulesPath: string;
  /** Which sound a move makes; asked for where sounds are wanted. */
  fetchSounds(): Promise<{ soundOf(events: readonly GameEvent[]): Sound | undefined }>;
  /** Somebody for those who are new to it: fetched when they are wanted. */
  fetchCoach?(speech: Speech): Promise<GameCoach>;
}

export interface Seating {
  readonly players: readonly Player[];
  readonly view: View | undefined; // where a game is on the board
}

/** What the address of a table brings along: who plays, and what is wished for. */
export interface Handover {
  readonly players: readonly string[]; // in the order of play; none when nobody has said, and a name may be empty
  readonly own: object; // some of a game's own wishes
}

interface FieldsProps {
  readonly own: object;
  readonly onChange: (some: object) => void;
}

/** What can be asked of a new game besides who plays, and who starts. */
export interface NewGameFace {
  /** A game's own wishes as they are at first. */
  readonly own: object;
  /** Those that were kept; what is missing or makes no sense is as it was at first, and what is for one game only too. */
  readOwn(data: Readonly<Record<string, unknown>>): object;
  /** Undefined where a field says what is wrong with it, and has the focus now. */
  optionsOf(own: object, players: PlayerCount): Promise<object | undefined>;
  Fields?(props: FieldsProps): ComponentChildren;
  /** What few people want, out of sight. */
  MoreFields?(props: FieldsProps): ComponentChildren;
  nameLevel(level: string, speech: Speech): string;
  tellLevel(level: string, speech: Speech): string;
  namePersonality(personality: string, speech: Speech): string;
  readHandover?(fragment: string): Handover | undefined;
}

/** What the lobby shows and says. */
export interface Face {
  /** The seating is asked for again at every word: a name may be changed during a game. */
  speech(lang: Lang, words: Words, seating: () => Seating): Speech;
  SeatMark(props: { seat: Seat; size?: number }): ComponentChildren;
  /** A game seen from far away. */
  Thumbnail(props: { view: View; players?: readonly Player[] }): ComponentChildren;
  readonly newGame: NewGameFace;
  /** What is wrong with a record that came by a link. */
  tellRecordProblem(code: string, detail: Values | undefined, speech: Speech): string;
}
