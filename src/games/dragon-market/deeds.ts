/** What a move does to boats, heirs and goods. */
import {
  AT,
  type Board,
  DECIDER,
  GOODS,
  HEADING,
  HEIR,
  KIND,
  LEFT,
  movingSide,
  NEED,
  PLAYERS,
  TURN,
} from './board.ts';
import { afterPivot, layBoat, moveBoat } from './boats.ts';
import { AHEAD, PILE_AT, squareOf, turned } from './chart.ts';
import { afterBoats } from './deal.ts';
import { deliver } from './deliver.ts';
import type { GameEvent, Lying } from './events.ts';
import { isTaken } from './heirs.ts';
import { CROSS, DIAGONAL, DRIFT, FAR, JUMP, LEAP, PIVOT, SLIDE, STEP, SWING, TURN_BOAT } from './packed.ts';
import type { RuleId } from './rules.ts';
import { BOATS, HEADINGS, SEATS, type Seat } from './types.ts';

const lying = (at: number, heading: number): Lying => ({ at: squareOf(at), heading: HEADINGS[heading]! });

/** `setup.boats`: when the last one lies, the rest of the set-up follows. */
export function placeBoat(board: Board, at: number, boat: number, heading: number): void {
  const { cells } = board;
  layBoat(board, boat, at, heading);
  const seat = cells[DECIDER] as Seat;
  board.log?.push({ type: 'boat-placed', rule: 'setup.boats', seat, boat, ...lying(at, heading) });
  cells[DECIDER] = (seat + 1) % cells[PLAYERS]!;
  if (!cells.subarray(AT, AT + BOATS).includes(0)) afterBoats(board);
}

type HowBoat = Extract<GameEvent, { type: 'boat-moved' }>['how'];
const BOAT_MOVES: Readonly<Record<number, readonly [how: HowBoat, rule: RuleId]>> = {
  [SLIDE]: ['slide', 'boat.slide'],
  [TURN_BOAT]: ['turn', 'boat.turn'],
  [LEAP]: ['leap', 'power.leap'],
  [SWING]: ['swing', 'power.swing'],
  [DRIFT]: ['drift', 'power.drift'],
  [PIVOT]: ['pivot', 'power.pivot'],
};

/** `boat.slide`, `boat.turn` and what powers make of them; `second` is how far, or which way. */
export function shiftBoat(board: Board, kind: number, boat: number, second: number): void {
  const { cells, chart } = board;
  const at = cells[AT + boat]!;
  const heading = cells[HEADING + boat]!;
  let to = at;
  let facing = heading;
  if (kind === SLIDE || kind === LEAP) to = at + AHEAD[heading]! * (second - FAR);
  else if (kind === DRIFT) to = at + AHEAD[(heading + 1) & 3]! * (second - FAR);
  else if (kind === SWING) facing = (heading + 2) & 3;
  else {
    facing = turned(heading, second);
    if (kind === PIVOT) to = afterPivot(boat, at, heading, second);
  }
  if (board.log !== null) {
    const [how, rule] = BOAT_MOVES[kind]!;
    const carried = SEATS.filter(
      (seat) => seat < cells[PLAYERS]! && (chart[cells[HEIR + seat]!]! - PILE_AT) >> 1 === boat,
    );
    board.log.push({
      type: 'boat-moved',
      rule,
      seat: cells[TURN] as Seat,
      how,
      boat,
      from: lying(at, heading),
      to: lying(to, facing),
      carried,
    });
  }
  moveBoat(board, boat, to, facing);
}

type HowHeir = Extract<GameEvent, { type: 'heir-moved' }>['how'];
const HEIR_MOVES: Readonly<Record<number, readonly [how: HowHeir, rule: RuleId]>> = {
  [STEP]: ['step', 'heir.step'],
  [CROSS]: ['cross', 'power.sailor'],
  [DIAGONAL]: ['diagonal', 'power.diagonal'],
  [JUMP]: ['jump', 'power.jump'],
};

/** `heir.step`, or by a power; who comes home with everything delivers it. */
export function moveHeir(board: Board, kind: number, to: number): void {
  const { cells } = board;
  const seat = cells[TURN] as Seat;
  const from = cells[HEIR + seat]!;
  cells[HEIR + seat] = to;
  if (board.log !== null) {
    const [how, rule] = HEIR_MOVES[kind]!;
    const passing = isTaken(cells, seat, to);
    board.log.push({
      type: 'heir-moved',
      rule: passing ? 'heir.pass' : rule,
      seat,
      how,
      from: squareOf(from),
      to: squareOf(to),
      passing,
    });
  }
  deliver(board);
}

/** `power.swap`. */
export function swap(board: Board, other: number): void {
  const { cells } = board;
  const seat = cells[TURN] as Seat;
  const from = cells[HEIR + seat]!;
  const to = cells[HEIR + other]!;
  cells[HEIR + seat] = to;
  cells[HEIR + other] = from;
  board.log?.push({
    type: 'swapped',
    rule: 'power.swap',
    seat,
    with: other as Seat,
    from: squareOf(from),
    to: squareOf(to),
  });
}

function exchange(cells: Uint8Array, a: number, b: number): void {
  const kept = cells[a]!;
  cells[a] = cells[b]!;
  cells[b] = kept;
}

/** `power.restack`. */
export function restack(board: Board, boat: number): void {
  const { cells } = board;
  exchange(cells, KIND + boat * 2, KIND + boat * 2 + 1);
  exchange(cells, LEFT + boat * 2, LEFT + boat * 2 + 1);
  board.log?.push({ type: 'restacked', rule: 'power.restack', seat: cells[TURN] as Seat, boat });
}

/** `goods.take`: from the pile under the heir; a team whose other heir is home has delivered with it. */
export function take(board: Board, kind: number): void {
  const { cells, words, chart } = board;
  const seat = cells[TURN] as Seat;
  const side = movingSide(cells);
  const at = cells[HEIR + seat]!;
  const pile = chart[at]! - PILE_AT;
  cells[LEFT + pile]! -= 1;
  words[GOODS + side]! |= 1 << kind;
  words[NEED + side]! &= ~(1 << kind);
  const left = cells[LEFT + pile]!;
  board.log?.push({ type: 'took', rule: 'goods.take', seat, kind, at: squareOf(at), left });
  deliver(board);
}
