/**
 * What may go wrong before one's next turn, and how likely: the turn is played in many worlds that fit what the seat knows,
 * everybody answers with what looks best to them there, and what befell the seat is counted.
 */
import {
  type Board,
  createBoard,
  isOver,
  packMove,
  playMove,
  prepareSampler,
  RESULT,
  RESULT_INSTANT,
  scoreBoard,
  TOKEN,
  TURN,
  winnersOf,
} from '../../games/dunhuang/fast.ts';
import type { Good, Move, Seat, View } from '../../games/dunhuang/index.ts';
import { seedFrom } from '../../lib/random.ts';
import { QuickMeasure } from './measure.ts';
import { netFor } from './nets.ts';
import { playOn } from './play-on.ts';
import type { Reason } from './reasons.ts';
import { TurnJudge } from './turns.ts';

/** `seat` is who does it most of the time; null where that is now one and now another. */
export type Risk =
  | { code: 'wins-at-once'; seat: Seat | null; chance: number }
  | { code: 'wins-on-points'; seat: Seat | null; chance: number } // the game ends before one's next turn
  | { code: 'takes-back'; good: Good; seat: Seat; chance: number } // a token that the turn took from that very seat
  | { code: 'takes'; good: Good; seat: Seat | null; chance: number }
  | { code: 'none' };

export const RISKS = [
  'wins-at-once',
  'wins-on-points',
  'takes-back',
  'takes',
  'none',
] as const satisfies readonly Risk['code'][];

/** A share is then known to five in a hundred or so. */
export const RISK_WORLDS = 100;

/** Less than this of all that may happen goes without saying. */
const HARDLY = 0.1;
/** A lost game is worth so many lost tokens. */
const LOST_GAME = 3;
/** Of all times: then it is that seat that does it. */
const MOSTLY = 0.75;

/** What may befall one, by its name, and how often each seat did it. */
type Tally = Map<string, number[]>;

const WINS = 'wins-at-once';
const POINTS = 'wins-on-points';

/** Who has won without the seat; nobody where it has won, or has a share in it. */
function lostTo(board: Board, seat: Seat): { by: Seat; how: string } | undefined {
  if (board.cells[RESULT] === RESULT_INSTANT) {
    const by = board.cells[TURN] as Seat;
    return by === seat ? undefined : { by, how: WINS };
  }
  const totals = new Int32Array(4);
  scoreBoard(board, totals);
  const winners = winnersOf(board, totals);
  return (winners >> seat) & 1 ? undefined : { by: Math.log2(winners & -winners) as Seat, how: POINTS };
}

const heldBy = ({ cells }: Board, seat: Seat): Good[] =>
  Array.from({ length: 10 }, (_, i) => (i + 1) as Good).filter((good) => cells[TOKEN + good] === seat);

/** What befalls the seat until its next turn, in the world on this board. */
function befalls(board: Board, seat: Seat, judge: TurnJudge): Map<string, Seat> {
  const fallen = new Map<string, Seat>();
  playOn(board, judge, 0); // the turn is played to its end
  let own = heldBy(board, seat);
  while (!isOver(board) && board.cells[TURN] !== seat) {
    const by = board.cells[TURN] as Seat; // who may have put it back into the middle since
    playOn(board, judge, 1);
    const still = heldBy(board, seat);
    for (const good of own) if (!still.includes(good)) fallen.set(String(good), by);
    own = still;
  }
  const lost = isOver(board) ? lostTo(board, seat) : undefined;
  if (lost !== undefined) fallen.set(lost.how, lost.by);
  return fallen;
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);

function riskFrom(
  [name, times]: [string, number[]],
  brought: readonly Reason[],
): Exclude<Risk, { code: 'none' }> {
  const all = sum(times);
  const chance = all / RISK_WORLDS;
  const by = times.findIndex((one) => one >= MOSTLY * all);
  const seat = by < 0 ? null : (by as Seat);
  if (name === WINS || name === POINTS) return { code: name, seat, chance };
  const good = Number(name) as Good;
  const back = brought.some(
    (one) => one.code === 'takes-token-from' && one.good === good && one.seat === seat,
  );
  return back && seat !== null
    ? { code: 'takes-back', good, seat, chance }
    : { code: 'takes', good, seat, chance };
}

/** How much is to be feared of it, in tokens. */
export const fearOf = (risk: Risk | null): number =>
  risk === null || risk.code === 'none'
    ? 0
    : risk.chance * (risk.code === WINS || risk.code === POINTS ? LOST_GAME : 1);

/** Asks for the main risk of one turn after another. */
export function prepareRisks(view: View, seed: string) {
  const seat = view.seat!;
  const sampler = prepareSampler(view);
  const judge = new TurnJudge(new QuickMeasure(netFor(view.players)));
  const board = createBoard();

  /** The main one; null where there is nothing left to lose, or it is not the seat's own turn. */
  return (moves: readonly Move[], brought: readonly Reason[]): Risk | null => {
    if (view.turn !== seat || brought.some(({ code }) => code === 'wins')) return null;
    const dice = new Int32Array(4);
    seedFrom(seed, dice, 0); // the same worlds for every turn
    const tally: Tally = new Map();
    let hurt = 0;
    for (let world = 0; world < RISK_WORLDS; world++) {
      sampler.deal(board, dice);
      for (const move of moves) playMove(board, packMove(move));
      const fallen = befalls(board, seat, judge);
      if (fallen.size > 0) hurt++;
      for (const [name, by] of fallen) {
        const times = tally.get(name) ?? [0, 0, 0, 0];
        times[by]!++;
        tally.set(name, times);
      }
    }
    if (hurt < HARDLY * RISK_WORLDS) return { code: 'none' };
    return [...tally]
      .map((one) => riskFrom(one, brought))
      .reduce((worst, one) => (fearOf(one) > fearOf(worst) ? one : worst));
  };
}
