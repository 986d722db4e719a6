/** For tests of what the engine is handed by strangers. */
import { createGame, legalMoves, type State } from '../../../../src/games/dunhuang/index.ts';

/** Something that has no place here, whatever is said of its type. */
export const odd = (value: unknown): never => value as never;
export const clone = (state: State): { words: number[]; memory: Record<string, unknown>[] } =>
  JSON.parse(JSON.stringify(state));

export const game = createGame({ players: 3, seed: 'door' });
export const keep = legalMoves(game)[0]!;

/** The name and code of the error that a call ends in. */
export function refusal(call: () => unknown): string {
  try {
    return `value ${JSON.stringify(call())}`;
  } catch (error) {
    const { name, code } = error as { name: string; code: string };
    return `${name} ${code}`;
  }
}
