/** `setup.*`: a fresh board, dealt and ready for the seats to keep one of three. */
import { shuffle } from '../../lib/random.ts';
import {
  ASK,
  ASK_KEEP_DEALT,
  type Board,
  BUDDHIST,
  CIRCLE,
  COIN_STOCK,
  COINS,
  DEALT,
  ENDLESS,
  FIRST,
  GENERATOR,
  MARKET,
  NOBODY,
  PILE,
  PILE_SIZE,
  PLAYERS,
  PRESTIGE_STOCK,
  RULING,
  RULING_SUPPLY,
  randomBelow,
  TOKEN,
} from './board.ts';
import { ALL_COINS, ALL_PRESTIGE, cardsOf, startingCoins } from './box.ts';
import { CHARACTERS } from './types.ts';

const BUDDHIST_TILE = CHARACTERS.indexOf('buddhist');

/** Empties the board, all but the generator, for a game of so many players under these rulings. */
export function clearBoard(board: Board, players: number, rulings: ArrayLike<number> | null): void {
  const cells = board.cells;
  cells.fill(0, 0, GENERATOR * 4);
  cells.fill(0, DEALT);
  cells[PLAYERS] = players;
  cells[FIRST] = NOBODY;
  cells.fill(NOBODY, TOKEN + 1, TOKEN + 11);
  if (rulings !== null) for (let i = 0; i < 6; i++) cells[RULING + i] = rulings[i]!;
  const endless = cells[RULING_SUPPLY] === 1;
  cells[COIN_STOCK] = endless ? ENDLESS : ALL_COINS;
  cells[PRESTIGE_STOCK] = endless ? ENDLESS : ALL_PRESTIGE;
}

/** Puts these characters (indices) down, and notes which of the two decides what 商 does. */
export function layCircle(cells: Uint8Array, circle: ArrayLike<number>): void {
  for (let space = 0; space < 8; space++) {
    const character = circle[space]!;
    cells[CIRCLE + space] = character;
    if (character === BUDDHIST_TILE) cells[BUDDHIST] = 1;
  }
}

const tiles = new Uint8Array(8);
const pack = new Uint8Array(55);

/** Eight tiles in random order, each on a random side. */
function drawCircle(board: Board): Uint8Array {
  for (let tile = 0; tile < 8; tile++) tiles[tile] = tile;
  shuffle(tiles, 0, 8, board.words, GENERATOR);
  const sides = randomBelow(board, 256);
  for (let space = 0; space < 8; space++) tiles[space] = tiles[space]! * 2 + ((sides >> space) & 1);
  return tiles;
}

/** Every card in a game of so many players, shuffled into `pack`; returns how many. */
function shufflePack(board: Board, players: number): number {
  let count = 0;
  for (let good = 1; good <= 10; good++) {
    for (let i = cardsOf(good, players); i > 0; i--) pack[count++] = good;
  }
  shuffle(pack, 0, count, board.words, GENERATOR);
  return count;
}

function dealThree(cells: Uint8Array, seat: number, a: number, b: number, c: number): void {
  const low = Math.min(a, b, c);
  const high = Math.max(a, b, c);
  const at = DEALT + seat * 3;
  cells[at] = low;
  cells[at + 1] = a + b + c - low - high;
  cells[at + 2] = high;
}

/**
 * Deals a game from the board's generator. The circle is drawn even where it is given, so that the
 * same seed deals the same cards whatever was chosen.
 */
export function deal(
  board: Board,
  players: number,
  rulings: ArrayLike<number> | null,
  circle: ArrayLike<number> | null,
  firstPlayer: number,
): void {
  const cells = board.cells;
  clearBoard(board, players, rulings);
  const drawn = drawCircle(board);
  layCircle(cells, circle ?? drawn);
  const count = shufflePack(board, players);
  for (let space = 0; space < 8; space++) cells[MARKET + space] = pack[space]!;
  let at = 8;
  for (let seat = 0; seat < players; seat++, at += 3) {
    dealThree(cells, seat, pack[at]!, pack[at + 1]!, pack[at + 2]!);
    cells[COINS + seat] = startingCoins(players);
    if (cells[COIN_STOCK] !== ENDLESS) cells[COIN_STOCK]! -= startingCoins(players);
  }
  const pile = count - at;
  for (let i = 0; i < pile; i++) cells[PILE + i] = pack[at + i]!;
  cells[PILE_SIZE] = pile;
  cells[FIRST] = firstPlayer;
  cells[ASK] = ASK_KEEP_DEALT;
}
