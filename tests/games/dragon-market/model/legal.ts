/** What may be done in a position, by the text alone. */
import type { Move, Position, PowerId } from '../../../../src/games/dragon-market/index.ts';
import { type BoatMove, boatMoves } from './ships.ts';
import { givers, ownSide, powersOf } from './sides.ts';
import { crossings, diagonals, isPassing, jumps, sceneOf, steps } from './walks.ts';
import { hullOf, sameSpot } from './water.ts';

/** The pile under the mover's heir. */
export function pileHere(position: Position): { boat: number; pile: number } | undefined {
  const { here } = sceneOf(position);
  for (const [boat, hull] of position.boats.entries()) {
    const pile = hullOf(boat, hull)
      .slice(1)
      .findIndex((spot) => sameSpot(spot, here));
    if (pile >= 0) return { boat, pile };
  }
  return undefined;
}

function takes(position: Position): Move[] {
  const found = pileHere(position);
  if (found === undefined) return [];
  const { kind, left } = position.boats[found.boat]!.piles[found.pile]!;
  return left > 0 && ownSide(position).need.includes(kind) ? [{ type: 'take', kind }] : [];
}

function swaps(position: Position): Move[] {
  const { here, others } = sceneOf(position);
  const aboard = position.boats
    .map((hull, boat) => hullOf(boat, hull))
    .find((hull) => hull.some((spot) => sameSpot(spot, here)));
  if (aboard === undefined) return [];
  const seats = position.heirs.map((_, seat) => seat).filter((seat) => seat !== position.toMove);
  return seats
    .filter((_, i) => aboard.some((spot) => sameSpot(spot, others[i]!)))
    .map((seat): Move => ({ type: 'swap', with: seat as 0 }));
}

const restacks = ({ boats }: Position): Move[] =>
  boats.flatMap(({ piles }, boat): Move[] =>
    piles.some(({ left }) => left > 0) ? [{ type: 'restack', boat }] : [],
  );

function rerolls({ rulings, dice, points, paid }: Position): Move[] {
  if (rulings?.dice === 'seven' || points !== dice![0] + dice![1] + paid!) return [];
  return [
    { type: 'reroll', die: 0 },
    { type: 'reroll', die: 1 },
  ];
}

const BOAT_POWERS: readonly PowerId[] = ['leap', 'swing', 'drift', 'pivot'];

/** What a power adds, once in a turn. */
function byPower(position: Position, power: PowerId): Move[] {
  const scene = sceneOf(position);
  const points = position.points!;
  if (power === 'swap') return swaps(position);
  if (power === 'restack') return restacks(position);
  if (power === 'reroll') return rerolls(position);
  if (power === 'sailor') return points >= 2 ? crossings(scene) : [];
  if (points < 1) return [];
  if (power === 'diagonal') return diagonals(scene);
  if (power === 'jump') return jumps(scene);
  return BOAT_POWERS.includes(power) ? boatMoves(position.boats, power as BoatMove['type']) : [];
}

function inTurn(position: Position): Move[] {
  const scene = sceneOf(position);
  const points = position.points!;
  const payable = Math.min(2 - position.paid!, ownSide(position).coins);
  const always: Move[] = [
    ...takes(position),
    ...(points > 0 ? steps(scene, points + payable) : []),
    ...(payable > 0 ? [{ type: 'pay' } as const] : []),
  ];
  if (isPassing(scene)) return always;
  const powers = [...new Set(powersOf(position))].filter((power) => !position.used!.includes(power));
  return [
    ...always,
    { type: 'end-turn' },
    ...(points > 0 ? [...boatMoves(position.boats, 'slide'), ...boatMoves(position.boats, 'turn')] : []),
    ...powers.flatMap((power) => byPower(position, power)),
  ];
}

export function modelLegalMoves(position: Position): Move[] {
  switch (position.phase) {
    case 'roll':
      return [{ type: 'roll' }];
    case 'move':
      return inTurn(position);
    case 'keep':
      return position.drawn!.map((card) => ({ type: 'keep', card }));
    case 'need-not':
      return ownSide(position).need.map((kind) => ({ type: 'need-not', kind }));
    case 'take-coin':
      return givers(position).map((side) => ({ type: 'take-coin', from: side as 0 }));
  }
}
