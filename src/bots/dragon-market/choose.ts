/** A bot's move: handed what its seat may know, and nothing else. */
import { unpackMove } from '../../games/dragon-market/fast.ts';
import {
  determinize,
  type Move,
  play,
  type Seat,
  type View,
  view as viewOf,
} from '../../games/dragon-market/index.ts';
import { finish } from '../search/steps.ts';
import { BotError } from '../worker/bot-error.ts';
import { LEVELS, type Level, type Thinking } from './levels.ts';
import { Thinker } from './thinker.ts';

export interface BotSettings {
  readonly level: Level;
  readonly seed: string | number;
  readonly thinking?: Partial<Thinking> | undefined; // more or less of it than the level's own
  readonly ms?: number | undefined; // makes do with what it has by then; without it the same view gives the same move anywhere
}

export function checkSettings(view: View, { level }: Pick<BotSettings, 'level'>): void {
  if (!LEVELS.includes(level)) throw new BotError('unknown-level');
  if (view.seat === null || view.toMove !== view.seat) throw new BotError('not-your-move');
}

/** What a bot means to do next, and the table before which it means to. */
interface Intention {
  readonly level: Level;
  readonly seen: string; // the view, as JSON
  readonly moves: readonly Move[];
}

/** A bot that stays at the table: a turn is planned once, and thought about again only where something else has come of it. */
export class Bot {
  private readonly now: () => number;
  private intention: Intention | undefined;

  constructor(now: () => number = () => performance.now()) {
    this.now = now;
  }

  choose(view: View, settings: BotSettings): Move {
    return finish(this.choosing(view, settings));
  }

  /** Yields how far it is, 0 to 1; returns the move. */
  *choosing(view: View, settings: BotSettings): Generator<number, Move> {
    checkSettings(view, settings);
    const { level, seed, ms, thinking } = settings;
    const meant = this.intention;
    const holds = meant !== undefined && meant.level === level && meant.seen === JSON.stringify(view);
    let moves = holds ? meant.moves : [];
    if (!holds) {
      const until = ms === undefined ? Number.POSITIVE_INFINITY : this.now() + ms;
      const [best] = yield* new Thinker(view, level, seed, thinking).plans(this.now, until);
      moves = best!.moves.map(unpackMove);
    }
    const [move, ...rest] = moves;
    this.intention = rest.length === 0 ? undefined : { level, seen: seenAfter(view, move!), moves: rest };
    return move!;
  }
}

/** What the seat will see after its move, if chance has no part in it. */
function seenAfter(view: View, move: Move): string {
  return JSON.stringify(
    viewOf(
      play(
        determinize(view, () => 0),
        move,
      ),
      view.seat as Seat,
    ),
  );
}

/** The move of a bot of that level. The same view and seed give the same move; `ms` bounds the time instead. */
export function chooseMove(view: View, settings: BotSettings, now?: () => number): Move {
  return new Bot(now).choose(view, settings);
}
