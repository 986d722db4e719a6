/** Plays a game through the engine's door, the model beside it, and compares after every move. */
import {
  CHARACTERS,
  fromPosition,
  legalMoves,
  type Move,
  outcome,
  type Position,
  play,
  type State,
  toMove,
  toPosition,
} from '../../../../src/games/dunhuang/index.ts';
import { agree } from '../../../support/model/agree.ts';
import type { Random } from '../../../support/model/random.ts';
import { NEVER_SO_MANY } from '../support/random-game.ts';
import { modelApply } from './apply.ts';
import { type Chance, chanceSeen } from './chance.ts';
import { modelDecider, modelLegalMoves } from './legal.ts';
import { placesOf } from './places.ts';

export interface Tally {
  moves: number;
  moveTypes: Set<string>;
  places: Map<string, number>;
}

const NO_CHANCE: Chance = { traded: [], buried: [] };

/** A move as text, the same whatever the order of its fields. */
const named = (move: Move): string => JSON.stringify(Object.entries(move).sort());

export function playAlong(start: State, random: Random, tally: Tally): void {
  let state = start;
  for (let n = 0; n < NEVER_SO_MANY && toMove(state) !== undefined; n++) {
    state = playOne(state, random, tally);
    if (outcome(state)) return;
    // What was written down and set up again must play on like the table itself.
    if (random.chance(0.1)) state = fromPosition(toPosition(state), `again ${tally.moves}`);
  }
  throw new Error('the game has no outcome');
}

function playOne(state: State, random: Random, tally: Tally): State {
  const before = toPosition(state);
  const moves = legalMoves(state);
  agree('decider', modelDecider(before), toMove(state), before);
  agree('legal moves', modelLegalMoves(before).map(named).sort(), moves.map(named).sort(), before);
  agree('written down and set up again', before, toPosition(fromPosition(before, 'again')), before);

  const move = choose(before, moves, random);
  const next = play(state, move);
  const over = outcome(next);
  const result = over ?? toPosition(next);
  const chance = 'phase' in result ? chanceSeen(before, move, result) : NO_CHANCE;
  const after = modelApply(before, move, chance);
  agree('result', after, result, { before, move });

  tally.moves += 1;
  tally.moveTypes.add(move.type);
  for (const place of placesOf({ before, move, after })) {
    tally.places.set(place, 1 + (tally.places.get(place) ?? 0));
  }
  return next;
}

/** First what kind of move, then which: a full purse would else drown everything in camel moves. */
function choose({ market }: Position, moves: readonly Move[], random: Random): Move {
  const types = new Set(moves.map((move) => move.type));
  const type = random.pick(oftenOnly([...types], (each) => CHARACTERS.some((name) => name === each), random));
  const ofType = moves.filter((move) => move.type === type);
  const sameGood = (move: Move) => move.type === 'soldier' && move.give === market[move.space];
  return random.pick(oftenOnly(ofType, sameGood, random));
}

/** Two times in three, only the telling ones, where there are any. */
function oftenOnly<T>(items: readonly T[], telling: (item: T) => boolean, random: Random): readonly T[] {
  const some = items.filter(telling);
  return some.length > 0 && random.chance(2 / 3) ? some : items;
}
