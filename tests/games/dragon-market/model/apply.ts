/** What a move does to a position, by the text alone. What only chance decides is read from the position that came of it. */
import type { Move, Outcome, Position } from '../../../../src/games/dragon-market/index.ts';
import { pileHere } from './legal.ts';
import { type BoatMove, moveBoat } from './ships.ts';
import {
  goodsOnCard,
  isRedGame,
  neededToWin,
  ownSide,
  paidOut,
  powerOnCard,
  seatsOnSide,
  sideNumber,
  withSide,
} from './sides.ts';
import { homeOf, sameSpot, spotOf } from './water.ts';

const sorted = (numbers: readonly number[]): number[] => [...numbers].sort((a, b) => a - b);
const own = (position: Position): number => sideNumber(position, position.toMove);

function without<Key extends keyof Position>(position: Position, ...keys: Key[]): Position {
  const copy = { ...position };
  for (const key of keys) delete copy[key];
  return copy;
}

function nextTurn(position: Position): Position {
  const toMove = ((position.toMove + 1) % position.players) as 0;
  return {
    ...without(position, 'dice', 'points', 'paid', 'used', 'owed', 'because', 'drawn'),
    toMove,
    phase: 'roll',
  };
}

/** The objective after a completed one: the top card, or two or three to choose from. */
function newObjective(position: Position): Position {
  const settled = { ...without(position, 'owed', 'because'), phase: 'move' as const };
  if (position.pile.length === 0) return settled;
  if (!isRedGame(position)) {
    const card = position.pile[0]!;
    const change = { objective: card, need: goodsOnCard(position, card) };
    return withSide({ ...settled, pile: position.pile.slice(1) }, own(position), change);
  }
  const last = ownSide(position).done.at(-1)!;
  const count = powerOnCard(position, last) === 'three' ? 3 : 2;
  return {
    ...settled,
    phase: 'keep',
    drawn: position.pile.slice(0, count),
    pile: position.pile.slice(count),
  };
}

/** Coins that are due, and what comes after them. */
function settle(position: Position, owed: number, because: 'end-turn' | 'power'): Position {
  const { position: paid, owed: left } = paidOut(position, owed);
  if (left > 0) return { ...paid, phase: 'take-coin', owed: left, because };
  return because === 'power' ? newObjective(paid) : nextTurn(paid);
}

/** All goods there and somebody of the side at home: done at once. */
function deliver(position: Position): Position | Outcome {
  const side = own(position);
  const { objective, need, done } = position.sides[side]!;
  const isHome = (seat: number) => sameSpot(spotOf(position.heirs[seat]!), homeOf(position.players, seat));
  if (objective === null || need.length > 0 || !seatsOnSide(position, side).some(isHome)) return position;
  const next = withSide(position, side, { objective: null, goods: [], done: [...done, objective] });
  if (done.length + 1 === neededToWin(position)) {
    return { reason: 'objectives', winners: seatsOnSide(position, side) as 0[] };
  }
  const coins = isRedGame(position) && powerOnCard(position, objective) === 'coins';
  return settle(next, coins ? 3 : 0, 'power');
}

const spend = (position: Position, points: number): Position => ({
  ...position,
  points: position.points! - points,
});
const use = (position: Position, power: string): Position => ({
  ...position,
  used: [...position.used!, power as 'leap'],
});

function walk(position: Position, to: number): Position | Outcome {
  return deliver({
    ...position,
    heirs: position.heirs.map((at, seat) => (seat === position.toMove ? to : at)),
  });
}

function take(position: Position, kind: number): Position | Outcome {
  const { boat, pile } = pileHere(position)!;
  const { goods, need } = ownSide(position);
  const boats = position.boats.map((one, i) =>
    i !== boat
      ? one
      : {
          ...one,
          piles: one.piles.map((two, j) => (j === pile ? { ...two, left: (two.left - 1) as 0 } : two)),
        },
  );
  return deliver(
    withSide({ ...position, boats }, own(position), {
      goods: sorted([...goods, kind]),
      need: need.filter((one) => one !== kind),
    }),
  );
}

function keep(position: Position, card: number, after: Position): Position {
  const back = position.drawn!.filter((one) => one !== card);
  const pile = [...position.pile, ...back];
  if (sorted(pile).join() !== sorted(after.pile).join()) throw new Error('another pile than was shuffled');
  const last = ownSide(position).done.at(-1);
  const fewer = last !== undefined && powerOnCard(position, last) === 'fewer';
  const kept = withSide(without(position, 'drawn'), own(position), {
    objective: card,
    need: goodsOnCard(position, card),
  });
  return { ...kept, pile: after.pile, phase: fewer ? 'need-not' : 'move' };
}

/** Faces are 3 or 4; with seven points there is one of each. */
function roll(position: Position, after: Position): Position {
  const dice = position.rulings?.dice === 'seven' ? ([3, 4] as const) : after.dice!;
  if (dice.some((face) => face !== 3 && face !== 4)) throw new Error(`a die shows ${dice}`);
  return { ...position, phase: 'move', dice, points: dice[0] + dice[1], paid: 0, used: [] };
}

function reroll(position: Position, die: 0 | 1, after: Position): Position {
  const face = after.dice![die];
  const dice: [number, number] = [position.dice![0], position.dice![1]];
  dice[die] = face;
  return use({ ...position, dice, points: dice[0] + dice[1] + position.paid! }, 'reroll');
}

const BOAT_MOVES = new Set(['slide', 'turn', 'leap', 'swing', 'drift', 'pivot']);

/** `after` is what the engine made of it: only dice and the order of the pile are read from it. */
export function modelApply(position: Position, move: Move, after: Position): Position | Outcome {
  const power = ['slide', 'turn', 'step'].includes(move.type) ? undefined : move.type;
  if (BOAT_MOVES.has(move.type)) {
    const moved = { ...position, ...moveBoat(position.boats, position.heirs, move as BoatMove) };
    return spend(power === undefined ? moved : use(moved, power), 1);
  }
  switch (move.type) {
    case 'roll':
      return roll(position, after);
    case 'reroll':
      return reroll(position, move.die, after);
    case 'pay': {
      const paid = { ...position, points: position.points! + 1, paid: (position.paid! + 1) as 1 };
      return withSide(paid, own(position), { coins: ownSide(position).coins - 1 });
    }
    case 'step':
      return walk(spend(position, 1), move.to);
    case 'diagonal':
    case 'jump':
      return walk(use(spend(position, 1), move.type), move.to);
    case 'cross':
      return walk(use(spend(position, 2), 'sailor'), move.to);
    case 'take':
      return take(position, move.kind);
    case 'swap': {
      const heirs = [...position.heirs];
      heirs[position.toMove] = position.heirs[move.with]!;
      heirs[move.with] = position.heirs[position.toMove]!;
      return use({ ...position, heirs }, 'swap');
    }
    case 'restack': {
      const boats = position.boats.map((one, i) =>
        i === move.boat ? { ...one, piles: [...one.piles].reverse() } : one,
      );
      return use({ ...position, boats }, 'restack');
    }
    case 'keep':
      return keep(position, move.card, after);
    case 'need-not': {
      const need = ownSide(position).need.filter((kind) => kind !== move.kind);
      return withSide({ ...position, phase: 'move' }, own(position), { need });
    }
    case 'take-coin': {
      const from = sideNumber(position, move.from);
      const given = withSide(position, from, { coins: position.sides[from]!.coins - 1 });
      const taken = withSide(given, own(position), { coins: ownSide(position).coins + 1 });
      return settle(taken, position.owed! - 1, position.because!);
    }
    case 'end-turn':
      return settle({ ...position, points: 0 }, position.points!, 'end-turn');
    default:
      throw new Error(`${move.type} is not for a position`);
  }
}
