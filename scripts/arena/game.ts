/** What the arena asks of a game. */
import type { PlayerCount } from '../../src/games/dunhuang/index.ts';

/** How much a contestant thinks: as many iterations, or so long; the time is the processor's (clock.ts). */
export interface Effort {
  readonly iterations?: number | undefined;
  readonly ms?: number | undefined;
}

export type Contestant<State, Move> = (state: State, seat: number, seed: string) => Move;

export interface ArenaGame<State, Move extends { readonly type: string }> {
  deal(players: PlayerCount, seed: string): State;
  toMove(state: State): number | undefined;
  play(state: State, move: Move): State;
  /** Who has won, and everybody's points where they were counted. */
  result(state: State): { winners: readonly number[]; totals?: readonly number[] };
  /** What a seat has done in a turn or has at its end, by the name of the habit: to see how it plays. */
  habits?(before: State, after: State, seat: number): Readonly<Record<string, number>>;
  /** Throws where nobody is called that. */
  contestant(name: string, effort: Effort): Contestant<State, Move>;
}

export type GameName = 'dunhuang' | 'dragon-market';

/** Its states and moves are its own: who fetches a game by name hands back only what that game has given. */
export type AnyGame = ArenaGame<unknown, { readonly type: string }>;

export async function gameOf(name: GameName): Promise<AnyGame> {
  const { arenaGame } = await (name === 'dragon-market'
    ? import('./dragon-market.ts')
    : import('./dunhuang.ts'));
  return arenaGame as unknown as AnyGame;
}
