/** A new game from its options. */
import { seedFrom } from '../../lib/random.ts';
import { GENERATOR, NOBODY } from './board.ts';
import { circleIndices } from './circle.ts';
import { blankMemory } from './claims.ts';
import { deal } from './deal.ts';
import { InvalidOptions } from './errors.ts';
import { RULING_NAMES, type Rulings, rulingFlag } from './rulings.ts';
import { emptyDesk, type State, store } from './state.ts';
import type { CharacterId, PlayerCount, Seat } from './types.ts';

export interface GameOptions {
  players: PlayerCount;
  seed: string; // same options, same seed, same moves: same game, on any machine
  circle?: CharacterId[]; // eight, one side of each tile; from the seed when absent
  firstPlayer?: Seat; // from the seed when absent
  rulings?: Partial<Rulings>; // the defaults are the printed rules
}

/** Six flags in the order of RULING_NAMES; undefined where a name or a value is unknown. */
export function rulingFlags(rulings: unknown): number[] | undefined {
  const flags = [0, 0, 0, 0, 0, 0];
  if (rulings === undefined) return flags;
  if (typeof rulings !== 'object' || rulings === null) return undefined;
  for (const [name, value] of Object.entries(rulings)) {
    if (value === undefined) continue;
    const at = RULING_NAMES.indexOf(name as keyof Rulings);
    const flag = at < 0 ? undefined : rulingFlag(RULING_NAMES[at]!, value);
    if (flag === undefined) return undefined;
    flags[at] = flag;
  }
  return flags;
}

export const isPlayerCount = (value: unknown): value is PlayerCount =>
  value === 2 || value === 3 || value === 4;

export const isSeat = (value: unknown, players: number): value is Seat =>
  Number.isInteger(value) && (value as number) >= 0 && (value as number) < players;

export function createGame(options: GameOptions): State {
  const { players, seed, circle, firstPlayer, rulings } = options;
  if (!isPlayerCount(players)) throw new InvalidOptions('players');
  if (typeof seed !== 'string') throw new InvalidOptions('seed');
  if (firstPlayer !== undefined && !isSeat(firstPlayer, players)) throw new InvalidOptions('first-player');
  const flags = rulingFlags(rulings);
  if (flags === undefined) throw new InvalidOptions('rulings');
  const indices = circle === undefined ? null : circleIndices(circle);
  if (indices === undefined) throw new InvalidOptions('circle');
  const board = emptyDesk();
  seedFrom(seed, board.words, GENERATOR);
  deal(board, players, flags, indices, firstPlayer ?? NOBODY);
  return store(board, blankMemory(players));
}
