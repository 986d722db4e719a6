/** Plays a game through the engine's door, the model beside it, and compares after every move. */
import {
  fromPosition,
  legalMoves,
  type Move,
  outcome,
  type Position,
  play,
  type State,
  toMove,
  toPosition,
} from '../../../../src/games/dragon-market/index.ts';
import { agree } from '../../../support/model/agree.ts';
import type { Random } from '../../../support/model/random.ts';
import { modelApply } from './apply.ts';
import { modelLegalMoves } from './legal.ts';

export interface Tally {
  moves: number;
  moveTypes: Map<string, number>;
  endings: number;
}

/** A move as text, the same whatever the order of its fields. */
const named = (move: Move): string =>
  Object.entries(move)
    .map(([name, value]) => `${name}=${value}`)
    .sort()
    .join();

/** The order in which powers were used is nobody's business. */
const plain = (result: object): object =>
  'used' in result ? { ...result, used: [...(result as Position).used!].sort() } : result;

export function playAlong(start: State, most: number, random: Random, tally: Tally): void {
  let state = start;
  for (let n = 0; n < most && toMove(state) !== undefined; n++) {
    state = playOne(state, random, tally);
    // What was written down and set up again must play on like the table itself.
    if (random.chance(0.05)) state = fromPosition(toPosition(state), `again ${tally.moves}`);
  }
  if (toMove(state) === undefined) tally.endings++;
}

function playOne(state: State, random: Random, tally: Tally): State {
  const before = toPosition(state);
  const moves = legalMoves(state);
  agree('decider', before.toMove, toMove(state), before);
  agree('legal moves', modelLegalMoves(before).map(named).sort(), moves.map(named).sort(), before);
  const move = choose(before, moves, random);
  const next = play(state, move);
  const after = toPosition(next);
  const model = modelApply(before, move, after);
  agree('result', plain(model), plain(outcome(next) ?? after), { before, move });
  tally.moves += 1;
  tally.moveTypes.set(move.type, 1 + (tally.moveTypes.get(move.type) ?? 0));
  return next;
}

const RARE = new Set([
  'take',
  'step',
  'cross',
  'diagonal',
  'jump',
  'swap',
  'restack',
  'reroll',
  'leap',
  'pivot',
]);

/** First what kind of move, then which: else slides would drown everything, and heirs never get anywhere. */
function choose({ points }: Position, moves: readonly Move[], random: Random): Move {
  const types = [...new Set(moves.map((move) => move.type))].filter(
    (type) => type !== 'end-turn' || moves.length === 1 || points === 0 || random.chance(0.1),
  );
  const rare = types.filter((type) => RARE.has(type));
  const type = random.pick(
    rare.length > 0 && random.chance(0.6) ? rare : types.length > 0 ? types : ['end-turn'],
  );
  return random.pick(moves.filter((move) => move.type === type));
}
