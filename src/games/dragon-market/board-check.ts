/**
 * What is wrong with a board, if it is none that play can lead to, as far as it takes for every verb to work on it. What the
 * engine has made itself is never asked; what came as JSON or as a position is, once.
 */
import {
  ASK,
  ASK_NOTHING,
  ASK_PLACE,
  AT,
  type Board,
  CARDS,
  COINS,
  DECIDER,
  DECK_SIZE,
  FIRST,
  GOODS,
  HEADING,
  HEIR,
  isRed,
  KIND,
  LEFT,
  PLAYERS,
  RULING,
  RULING_TEAMS,
  STOCK,
  sidesOf,
  TURN,
} from './board.ts';
import { fits, layBoat } from './boats.ts';
import { emptyChart, IN_BAY, ON_RING } from './chart.ts';
import { BLUE_GOODS, MOST_CARDS, RED_GOODS } from './deck.ts';
import type { PositionErrorCode } from './errors.ts';
import { isStuck, isWalkable } from './heirs.ts';
import { wrongObjectives } from './objectives-check.ts';
import { RULING_NAMES, RULING_VALUES } from './rulings.ts';
import { wrongTurn } from './turn-check.ts';
import { ALL_COINS, BOATS, isCentreBoat, KINDS, POWERS, TOKENS_OF_A_KIND } from './types.ts';

export type Wrong = PositionErrorCode | undefined;

function wrongPlayers(cells: Uint8Array): Wrong {
  const players = cells[PLAYERS]!;
  if (players < 2 || players > 4) return 'players';
  if (RULING_NAMES.some((name, i) => cells[RULING + i]! >= RULING_VALUES[name].length)) return 'rulings';
  if (cells[RULING_TEAMS] === 1 && players !== 4) return 'teams';
  for (const seat of [FIRST, TURN, DECIDER]) if (cells[seat]! >= players) return 'turn';
  return undefined;
}

/** `deck.blue`, `deck.red`: so many different kinds on a card, and a power on a red one. */
function wrongDeck(cells: Uint8Array): Wrong {
  const size = cells[DECK_SIZE]!;
  if (size < sidesOf(cells) || size > MOST_CARDS) return 'deck';
  const goods = isRed(cells) ? RED_GOODS : BLUE_GOODS;
  for (let card = 0; card < size; card++) {
    const kinds = cells.subarray(CARDS + card * 4, CARDS + card * 4 + goods);
    if (kinds.some((kind, i) => kind >= KINDS || kinds.indexOf(kind) !== i)) return 'deck';
    if (isRed(cells) && cells[CARDS + card * 4 + RED_GOODS]! >= POWERS.length) return 'deck';
  }
  return undefined;
}

/** `setup.boats`, `boat.centre`: boats lie in the bay and not on each other. Lays them out on the chart on the way. */
function wrongBoats(board: Board): Wrong {
  const { cells, chart } = board;
  chart.set(emptyChart(cells[PLAYERS]!));
  let missing = false; // a lower boat of the same sort
  for (let boat = 0; boat < BOATS; boat++) {
    if (boat === 5) missing = false;
    const at = cells[AT + boat]!;
    const heading = cells[HEADING + boat]!;
    if (at === 0) {
      missing = true;
      if (cells[ASK] !== ASK_PLACE || heading !== 0) return 'boats';
      continue;
    }
    if (missing || heading > 3 || IN_BAY[at] === 0) return 'boats';
    if (isCentreBoat(boat) && ON_RING[at] === 1) return 'sailor-at-the-edge';
    if (!fits(chart, boat, at, heading)) return 'overlap';
    layBoat(board, boat, at, heading);
  }
  const all = !cells.subarray(AT, AT + BOATS).includes(0);
  return all === (cells[ASK] === ASK_PLACE) ? 'boats' : undefined;
}

/** `box`, `setup.goods`: every kind on one pile, and no more tokens of it than there are. */
function wrongGoods({ cells, words }: Board): Wrong {
  const piles = cells.subarray(KIND, KIND + KINDS);
  const left = cells.subarray(LEFT, LEFT + KINDS);
  if (cells[ASK] === ASK_PLACE)
    return piles.some((kind) => kind > 0) || left.some((n) => n > 0) ? 'piles' : undefined;
  for (let kind = 0; kind < KINDS; kind++) {
    const pile = piles.indexOf(kind);
    if (pile < 0) return 'piles';
    let tokens = left[pile]!;
    for (let side = 0; side < 4; side++) tokens += (words[GOODS + side]! >> kind) & 1;
    if (tokens > TOKENS_OF_A_KIND) return 'tokens';
  }
  return undefined;
}

/** `heir.step`, `heir.pass`: an heir stands where one may, and two on a square only while the mover can step on. */
function wrongHeirs(board: Board): Wrong {
  const { cells, chart } = board;
  for (let seat = 0; seat < 4; seat++) {
    const place = cells[HEIR + seat]!;
    if (seat >= cells[PLAYERS]!) {
      if (place !== 0) return 'heirs';
    } else if (IN_BAY[place] === 0 || !isWalkable(chart, seat, place)) return 'heirs';
  }
  const waiting = [0, 1, 2, 3].filter((seat) => seat < cells[PLAYERS]! && seat !== cells[TURN]);
  const places = new Set(waiting.map((seat) => cells[HEIR + seat]!));
  if (places.size < waiting.length) return 'heirs';
  return cells[ASK] !== ASK_NOTHING && isStuck(board) ? 'heirs' : undefined;
}

/** `box`: what nobody has lies in the stock. */
function wrongCoins(cells: Uint8Array): Wrong {
  let sum = cells[STOCK]!;
  for (let side = 0; side < 4; side++) {
    if (side >= sidesOf(cells) && cells[COINS + side] !== 0) return 'coins';
    sum += cells[COINS + side]!;
  }
  return sum === ALL_COINS ? undefined : 'coins';
}

/** What is wrong with the board; undefined where every verb can work on it. Draws its chart. */
export function wrongWith(board: Board): Wrong {
  const { cells } = board;
  return (
    wrongPlayers(cells) ??
    wrongDeck(cells) ??
    wrongBoats(board) ??
    wrongGoods(board) ??
    wrongCoins(cells) ??
    wrongObjectives(board) ??
    wrongTurn(board) ??
    wrongHeirs(board)
  );
}

export const isBoard = (board: Board): boolean => wrongWith(board) === undefined;
