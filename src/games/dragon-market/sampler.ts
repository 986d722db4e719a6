/** Worlds that fit a view: hidden objectives and the pile dealt from what the viewer cannot place. */
import { below, shuffle } from '../../lib/random.ts';
import { bitsOf } from './bit-set.ts';
import {
  ASK,
  type Board,
  DECIDER,
  DRAWN,
  DRAWN_COUNT,
  GENERATOR,
  HEIR,
  isRed,
  NEED,
  OBJECTIVE,
  PILE,
  PILE_SIZE,
  RULED_OUT,
  STOCK,
  sideOf,
} from './board.ts';
import { placeOf } from './chart.ts';
import { clearBoard } from './deal.ts';
import { InvalidInput } from './errors.ts';
import { isHome } from './heirs.ts';
import { goodsOn, lastPower, seatsOf } from './objectives.ts';
import { cardsFor, rulingNumbers } from './options.ts';
import { putBoat, putSide, putTurn } from './position-lay.ts';
import { drawChart } from './state.ts';
import type { Seat } from './types.ts';
import { PHASES, type View } from './view.ts';

/** What a hidden side may have: a card, and what of it is still needed, as bits. */
interface Guess {
  readonly card: number;
  readonly need: number;
}

/** Before the first turn the board has it lie with who will begin. */
const turnOf = ({ turn, firstPlayer }: View): Seat => turn ?? firstPlayer;

/** All that the viewer sees. */
function layOpenly(board: Board, view: View): void {
  const { cells, words } = board;
  const { players, rulings, deck } = view;
  const cards = cardsFor(rulings.objectives === 'red', deck ?? undefined);
  clearBoard(board, { players, rulings: rulingNumbers(rulings), cards });
  view.boats.forEach((boat, i) => {
    if (boat !== null) putBoat(cells, i, boat);
  });
  cells.set(view.heirs.map(placeOf), HEIR);
  const viewer = view.seat === null ? undefined : sideOf(cells, view.seat);
  view.sides.forEach((side, i) => {
    putSide(board, i, side);
    if (viewer !== undefined) words[RULED_OUT + viewer * 4 + i] = bitsOf(side.ruledOut);
  });
  cells[STOCK] = view.stock;
  const { drawn, dice, because } = view;
  putTurn(board, {
    firstPlayer: view.firstPlayer,
    toMove: turnOf(view),
    phase: 'move',
    ...(dice && { dice }),
    points: view.points,
    paid: view.paid as 0 | 1 | 2,
    used: view.used,
    drawn: drawn.cards,
    owed: view.owed,
    ...(because && { because }),
  });
  cells[ASK] = PHASES.indexOf(view.phase);
  cells[DECIDER] = view.toMove ?? turnOf(view);
  cells[DRAWN_COUNT] = drawn.count;
  drawChart(board);
}

/** `goods.take`: nobody takes what they do not need, and who is home with everything has delivered it. */
function guessesFor({ cells }: Board, view: View, side: number, unseen: readonly number[]): Guess[] {
  const { goods, ruledOut } = view.sides[side]!;
  const held = bitsOf(goods);
  const home = seatsOf(cells, side).some((seat) => isHome(cells, seat));
  const waives =
    lastPower(cells, side) === 'fewer' &&
    !(view.phase === 'need-not' && side === sideOf(cells, turnOf(view)));
  return unseen.flatMap((card) => {
    const asked = goodsOn(cells, card);
    if ((held & ~asked) !== 0 || ruledOut.includes(card)) return [];
    const open = asked & ~held;
    const needs = waives ? oneLess(open) : [open];
    return needs.filter((need) => need !== 0 || !home).map((need) => ({ card, need }));
  });
}

/** The set without one of its own, for each of them. */
function oneLess(bits: number): number[] {
  const sets: number[] = [];
  for (let left = bits; left !== 0; left &= left - 1) sets.push(bits & ~(left & -left));
  return sets;
}

/** Every way to give each of the hidden sides a card of its own. */
function waysToDeal(guesses: readonly (readonly Guess[])[]): Guess[][] {
  let ways: Guess[][] = [[]];
  for (const some of guesses) {
    ways = ways.flatMap((way) =>
      some.filter(({ card }) => way.every((other) => other.card !== card)).map((guess) => [...way, guess]),
    );
  }
  return ways;
}

export interface Sampler {
  /** Writes a world that fits; chance comes from the four numbers in `random`, and goes on from there on the board. */
  deal(board: Board, random: Int32Array): void;
}

/** All that has to be found out once for a view. Throws InvalidInput where nothing fits it. */
export function prepareSampler(view: View, board: Board): Sampler {
  layOpenly(board, view);
  const { cells } = board;
  const open = cells.slice();
  const placed = new Set([
    ...view.sides.flatMap(({ done, objective }) => [...done, objective]),
    ...view.drawn.cards,
  ]);
  const size = cardsFor(isRed(cells), view.deck ?? undefined).length;
  const unseen = Array.from({ length: size }, (_, card) => card).filter((card) => !placed.has(card));
  const hidden = view.sides.flatMap((side, i) => (side.hidden ? [i] : []));
  const ways = waysToDeal(hidden.map((side) => guessesFor(board, view, side, unseen)));
  const toDraw = view.drawn.count - view.drawn.cards.length;
  if (ways.length === 0 || toDraw < 0) throw new InvalidInput('view');
  if (unseen.length < hidden.length + toDraw + view.pile) throw new InvalidInput('view');
  return {
    deal(to, random) {
      to.cells.set(open);
      const way = ways[below(random, 0, ways.length)]!;
      hidden.forEach((side, i) => {
        to.cells[OBJECTIVE + side] = way[i]!.card;
        to.words[NEED + side] = way[i]!.need;
      });
      const rest = Uint8Array.from(unseen.filter((card) => way.every((guess) => guess.card !== card)));
      shuffle(rest, 0, rest.length, random, 0);
      to.cells.set(rest.subarray(0, toDraw), DRAWN + view.drawn.cards.length);
      to.cells.set(rest.subarray(toDraw, toDraw + view.pile), PILE);
      to.cells[PILE_SIZE] = view.pile;
      for (let i = 0; i < 4; i++) to.words[GENERATOR + i] = random[i]!;
    },
  };
}
