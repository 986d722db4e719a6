/**
 * Moves that bring the mover nearer to what they need: take it, step towards it, go home with it. No good player, but one whose
 * games end. Distances are counted over open sea as well, only dearer.
 */
import {
  type Move,
  type Position,
  play,
  pontoons,
  type Seat,
  type State,
  squaresOf,
  toPosition,
} from '../../../../src/games/dragon-market/index.ts';

const SEA = 3; // what a square of open sea costs, where a boat's costs 1

function neighbours(square: number): number[] {
  const x = square % 10;
  return [
    ...(square >= 10 ? [square - 10] : []),
    ...(square < 90 ? [square + 10] : []),
    ...(x > 0 ? [square - 1] : []),
    ...(x < 9 ? [square + 1] : []),
  ];
}

/** How far every square is from the nearest goal. */
function distances({ boats }: Position, goals: readonly number[]): number[] {
  const footing = new Set(boats.flatMap(({ at, heading }, boat) => squaresOf(boat, at, heading).slice(1)));
  const far = Array<number>(100).fill(Number.POSITIVE_INFINITY);
  const waiting = [...goals];
  for (const goal of goals) far[goal] = 0;
  for (let square = waiting.shift(); square !== undefined; square = waiting.shift()) {
    for (const next of neighbours(square)) {
      const through = far[square]! + (footing.has(next) ? 1 : SEA);
      if (through < far[next]!) {
        far[next] = through;
        waiting.push(next);
      }
    }
  }
  return far;
}

function goalsOf({ boats, sides, players, toMove, rulings }: Position): number[] {
  const { need, objective } = sides[rulings?.teams ? toMove % 2 : toMove]!;
  if (objective === null || need.length === 0) return [pontoons(players)[toMove]!];
  return boats.flatMap(({ at, heading, piles }, boat) =>
    squaresOf(boat, at, heading)
      .slice(1)
      .filter((_, pile) => piles[pile]!.left > 0 && need.includes(piles[pile]!.kind)),
  );
}

const GOES = new Set(['step', 'diagonal', 'jump', 'cross']);
const SHIFTS = new Set(['slide', 'turn', 'leap', 'swing', 'drift', 'pivot']);
const TRIED = 12; // boats' moves that are looked at

/** How far the mover is from what they need. */
function farFrom(position: Position, seat: number): number {
  return distances(position, goalsOf({ ...position, toMove: seat as Seat }))[position.heirs[seat]!]!;
}

/** Of some moves of boats those after which the mover is nearest, if that is nearer than now. */
function helpful(state: State, legal: readonly Move[], random: () => number): Move[] {
  const position = toPosition(state);
  const boats = legal.filter((move) => SHIFTS.has(move.type));
  let best = farFrom(position, position.toMove);
  let found: Move[] = [];
  for (let n = 0; n < TRIED && boats.length > 0; n++) {
    const move = boats[Math.floor(random() * boats.length)]!;
    const far = farFrom(toPosition(play(state, move)), position.toMove);
    if (far > best || (far === best && found.length === 0)) continue;
    if (far < best) found = [];
    best = far;
    found.push(move);
  }
  return found;
}

/** Some of the legal moves; all of them where none is better than another. */
export function promising(state: State, legal: readonly Move[], random: () => number): readonly Move[] {
  if (legal.length === 1 || legal[0]!.type === 'place-boat' || legal[0]!.type === 'keep') return legal;
  const takes = legal.filter((move) => move.type === 'take');
  if (takes.length > 0) return takes;
  const position = toPosition(state);
  if (position.phase !== 'move') return legal;
  const far = distances(position, goalsOf(position));
  const here = far[position.heirs[position.toMove]!]!;
  const nearer = legal.filter(
    (move) => GOES.has(move.type) && 'to' in move && far[move.to as number]! < here,
  );
  if (nearer.length > 0) return nearer;
  const boats = helpful(state, legal, random);
  if (boats.length > 0) return boats;
  const shifts = legal.filter((move) => SHIFTS.has(move.type));
  return shifts.length > 0 ? shifts : legal;
}
