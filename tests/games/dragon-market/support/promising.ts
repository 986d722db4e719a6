/**
 * Moves that bring the mover nearer to what they need: take it, step towards it, go home with it, move a boat that helps. No good
 * player, but one whose games end. Distances are counted over open sea as well, only dearer.
 */
import {
  AHEAD,
  ASK,
  ASK_MOVE,
  type Board,
  CHART,
  CROSS,
  copyBoard,
  createBoard,
  firstOf,
  HEIR,
  isWalkable,
  KIND,
  kindOf,
  LEFT,
  listMoves,
  loadInto,
  MOST_MOVES,
  movingSide,
  NEED,
  NONE,
  OBJECTIVE,
  PILE_AT,
  PILE_END,
  PLAYERS,
  playMove,
  pontoonOf,
  RIM,
  secondOf,
  TAKE,
  TURN,
  unpackMove,
} from '../../../../src/games/dragon-market/fast.ts';
import type { State } from '../../../../src/games/dragon-market/index.ts';

const SEA_COST = 3; // what a square of open sea costs, where a boat's costs 1
const FAR = 1000;
const TRIED = 12; // boats' moves that are looked at

const far = new Int16Array(CHART);
const queue = new Uint8Array(CHART * 16);

/** Whether the mover wants to be there: where something needed lies, or at home with everything. */
function isGoal({ cells, words, chart }: Board, place: number): boolean {
  const side = movingSide(cells);
  const need = words[NEED + side]!;
  if (need === 0 || cells[OBJECTIVE + side] === NONE)
    return place === pontoonOf(cells[PLAYERS]!, cells[TURN]!);
  const what = chart[place]!;
  if (what < PILE_AT || what >= PILE_END) return false;
  return cells[LEFT + what - PILE_AT]! > 0 && ((need >> cells[KIND + what - PILE_AT]!) & 1) === 1;
}

/** How far every place is from the nearest goal. */
function measure(board: Board): void {
  const { chart, cells } = board;
  const seat = cells[TURN]!;
  let end = 0;
  far.fill(FAR);
  for (let place = 0; place < CHART; place++) {
    if (chart[place] === RIM || !isGoal(board, place)) continue;
    far[place] = 0;
    queue[end++] = place;
  }
  for (let at = 0; at < end; at++) {
    const place = queue[at]!;
    const through = far[place]! + (isWalkable(chart, seat, place) ? 1 : SEA_COST);
    for (const step of AHEAD) {
      const next = place + step;
      if (chart[next] === RIM || far[next]! <= through || end === queue.length) continue;
      far[next] = through;
      queue[end++] = next;
    }
  }
}

const here = ({ cells }: Board): number => cells[HEIR + cells[TURN]!]!;

const HEIR_MOVES = new Set(['step', 'diagonal', 'jump', 'cross']);
const BOAT_MOVES = new Set(['slide', 'turn', 'leap', 'swing', 'drift', 'pivot']);
const board = createBoard();
const trial = createBoard();
const moves = new Int32Array(MOST_MOVES);

/** Of some moves of boats the one after which the mover is nearest, if that is nearer than now; -1 where none helps. */
function helpful(boats: readonly number[], random: () => number): number {
  let best = far[here(board)]!;
  let found = -1;
  for (let n = 0; n < TRIED && boats.length > 0; n++) {
    const at = boats[Math.floor(random() * boats.length)]!;
    copyBoard(board, trial);
    playMove(trial, moves[at]!);
    measure(trial);
    const away = far[here(trial)]!;
    if (away >= best) continue;
    best = away;
    found = at;
  }
  return found;
}

/** The place in the list of legal moves of one that seems good; any where none is better than another. */
export function promising(state: State, random: () => number): number {
  loadInto(state, board);
  const count = listMoves(board, moves);
  const all = Array.from({ length: count }, (_, at) => at);
  const pick = (some: readonly number[]): number => some[Math.floor(random() * some.length)]!;
  if (count === 1 || board.cells[ASK] !== ASK_MOVE) return pick(all);
  const take = all.find((at) => kindOf(moves[at]!) === TAKE);
  if (take !== undefined) return take;
  const typeOf = (at: number): string => unpackMove(moves[at]!).type;
  measure(board);
  const away = far[here(board)]!;
  const nearer = all.filter((at) => {
    if (!HEIR_MOVES.has(typeOf(at))) return false;
    return far[kindOf(moves[at]!) === CROSS ? secondOf(moves[at]!) : firstOf(moves[at]!)]! < away;
  });
  if (nearer.length > 0) return pick(nearer);
  const boats = all.filter((at) => BOAT_MOVES.has(typeOf(at)));
  const best = helpful(boats, random);
  if (best >= 0) return best;
  return pick(boats.length > 0 ? boats : all);
}
