/**
 * Whether a board is one that play can lead to, as far as it takes for every verb to work on it. What the engine has made
 * itself is never asked; what came as JSON is, once.
 */
import {
  ASK,
  ASK_BONUS,
  ASK_END,
  ASK_GIVE,
  ASK_GOOD,
  ASK_KEEP_DEALT,
  ASK_KEEP_DRAWN,
  ASK_NOTHING,
  ASK_PAY,
  ASK_PLACE_CAMEL,
  ASK_PROTECT,
  BUDDHIST,
  CAMEL,
  CIRCLE,
  CLOSING,
  COIN_STOCK,
  COINS,
  DEALT,
  DECIDER,
  DISCARD,
  DRAWN,
  ENDLESS,
  FIRST,
  GIVE_COUNT,
  GIVE_TO,
  HAND,
  HAND_SIZE,
  MARKET,
  MOST_HELD,
  NEXT,
  NOBODY,
  PILE,
  PILE_ROOM,
  PILE_SIZE,
  PLAYERS,
  PRESTIGE,
  PRESTIGE_STOCK,
  QUESTION_GOOD,
  QUESTION_HOLDER,
  RESULT,
  RESULT_SCORED,
  RULING,
  RULING_SUPPLY,
  SHANG,
  SHOP,
  TOKEN,
  TOKENS,
  TURN,
} from './board.ts';
import { ALL_COINS, ALL_PRESTIGE, cardsOf } from './box.ts';
import { PRICE } from './majority.ts';
import { CHARACTERS } from './types.ts';

const BUDDHIST_SIDE = CHARACTERS.indexOf('buddhist');
const counts = new Uint8Array(256); // by good; a cell that names no good is counted too, and found

/** `setup.characters`: eight characters, one side of each tile. */
function isCircle(cells: Uint8Array): boolean {
  let tiles = 0;
  let buddhist = 0;
  for (let space = 0; space < 8; space++) {
    const character = cells[CIRCLE + space]!;
    if (character >= CHARACTERS.length) return false;
    tiles |= 1 << (character >> 1);
    if (character === BUDDHIST_SIDE) buddhist = 1;
  }
  return tiles === 255 && cells[BUDDHIST] === buddhist;
}

/** `box`: no good has more cards than there are, and hands are as large as they say. */
function areCards(cells: Uint8Array, players: number): boolean {
  counts.fill(0);
  for (let space = 0; space < 8; space++) counts[cells[MARKET + space]!]!++;
  for (let i = 0; i < 12; i++) counts[cells[DEALT + i]!]!++;
  const pile = cells[PILE_SIZE]!;
  if (pile >= PILE_ROOM) return false;
  for (let i = 0; i < PILE_ROOM; i++) {
    const good = cells[PILE + i]!;
    if (good === 0 ? i < pile : i >= pile) return false;
    counts[good]!++;
  }
  for (let good = 11; good < 256; good++) if (counts[good] !== 0) return false;
  for (let good = 1; good <= 10; good++) {
    let sum = counts[good]! + cells[DRAWN + good]! + cells[DISCARD + good]!;
    for (let seat = 0; seat < 4; seat++)
      sum += cells[HAND + seat * 10 + good]! + cells[SHOP + seat * 10 + good]!;
    if (sum > cardsOf(good, players)) return false;
  }
  return true;
}

/** What lies before a seat; nothing where nobody sits. */
function isSeatOf(cells: Uint8Array, seat: number, players: number): boolean {
  let hand = 0;
  let shop = 0;
  let tokens = 0;
  for (let good = 1; good <= 10; good++) {
    hand += cells[HAND + seat * 10 + good]!;
    shop += cells[SHOP + seat * 10 + good]!;
    if (cells[TOKEN + good] === seat) tokens++;
  }
  if (cells[HAND_SIZE + seat] !== hand || cells[TOKENS + seat] !== tokens) return false;
  const coins = cells[COINS + seat]!;
  const prestige = cells[PRESTIGE + seat]!;
  if (seat >= players) return hand + shop + tokens + coins + prestige === 0;
  return coins <= MOST_HELD && prestige <= MOST_HELD;
}

/** `setup.goods`: a token in the middle shows its number, one that is held belongs to a good in the game. */
function areTokens(cells: Uint8Array, players: number): boolean {
  for (let good = 1; good <= 10; good++) {
    const holder = cells[TOKEN + good]!;
    const shang = cells[SHANG + good]!;
    if (holder === NOBODY ? shang !== 0 : shang > 1 || cardsOf(good, players) === 0) return false;
    if (holder !== NOBODY && holder >= players) return false;
  }
  return true;
}

/** `supply`: what nobody has lies in the middle. */
function isSupply(cells: Uint8Array, stock: number, offset: number, all: number): boolean {
  if (cells[RULING_SUPPLY] === 1) return cells[stock] === ENDLESS;
  return (
    cells[stock]! + cells[offset]! + cells[offset + 1]! + cells[offset + 2]! + cells[offset + 3]! === all
  );
}

function sumOf(cells: Uint8Array, from: number, count: number): number {
  let sum = 0;
  for (let i = 0; i < count; i++) sum += cells[from + i]!;
  return sum;
}

/** `setup.hand`: who has yet to keep one has three, lowest first; the others none. */
function isDealt(cells: Uint8Array, players: number): boolean {
  const from = cells[ASK] === ASK_KEEP_DEALT ? cells[DECIDER]! : players;
  for (let seat = 0; seat < 4; seat++) {
    const low = cells[DEALT + seat * 3]!;
    const middle = cells[DEALT + seat * 3 + 1]!;
    const high = cells[DEALT + seat * 3 + 2]!;
    if (seat >= from && seat < players) {
      if (low === 0 || low > middle || middle > high) return false;
    } else if (low + middle + high > 0) return false;
  }
  return true;
}

/** A question is open about a token that another holds, and whoever is asked can answer it. */
function isTokenQuestion(cells: Uint8Array): boolean {
  const good = cells[QUESTION_GOOD]!;
  const holder = cells[QUESTION_HOLDER]!;
  const turn = cells[TURN]!;
  if (good < 1 || good > 10 || cells[TOKEN + good] !== holder || holder === turn) return false;
  if (cells[NEXT] !== ASK_BONUS && cells[NEXT] !== ASK_END) return false;
  if (cells[ASK] === ASK_PROTECT) return cells[DECIDER] === holder;
  return cells[DECIDER] === turn && cells[COINS + turn]! >= PRICE;
}

/** What is to be decided can be decided, by who is said to decide it. */
function isQuestion(cells: Uint8Array, players: number): boolean {
  const own = cells[DECIDER] === cells[TURN];
  switch (cells[ASK]) {
    case ASK_KEEP_DEALT:
      return cells[FIRST] === NOBODY || cells[FIRST]! < players;
    case ASK_PLACE_CAMEL:
      return true;
    case ASK_GOOD:
      return own && cells[MARKET + cells[CAMEL]!] !== 0;
    case ASK_KEEP_DRAWN:
      return own && sumOf(cells, DRAWN + 1, 10) > 0;
    case ASK_GIVE: {
      const from = cells[DECIDER]!;
      const to = cells[GIVE_TO]!;
      const count = cells[GIVE_COUNT]!;
      if (to >= players || from === to || (!own && to !== cells[TURN])) return false;
      return count > 0 && count <= 2 && cells[HAND_SIZE + from]! >= count;
    }
    case ASK_PROTECT:
    case ASK_PAY:
      return isTokenQuestion(cells);
    case ASK_NOTHING:
      return own && cells[RESULT]! > 0;
    default:
      return own && cells[ASK]! < ASK_NOTHING;
  }
}

/** Whether every verb can work on these cells. */
export function isBoard(cells: Uint8Array): boolean {
  const players = cells[PLAYERS]!;
  if (players < 2 || players > 4) return false;
  if (cells[TURN]! >= players || cells[DECIDER]! >= players || cells[CAMEL]! > 7) return false;
  if (cells[FIRST]! >= players && cells[ASK] !== ASK_KEEP_DEALT) return false;
  if (cells[CLOSING]! > 1 || cells[RESULT]! > RESULT_SCORED) return false;
  if (cells[ASK] !== ASK_NOTHING && cells[RESULT] !== 0) return false;
  if (cells[ASK] !== ASK_KEEP_DRAWN && sumOf(cells, DRAWN + 1, 10) > 0) return false;
  for (let i = 0; i < 6; i++) if (cells[RULING + i]! > 1) return false;
  for (let seat = 0; seat < 4; seat++) if (!isSeatOf(cells, seat, players)) return false;
  return (
    isCircle(cells) &&
    areCards(cells, players) &&
    areTokens(cells, players) &&
    isSupply(cells, COIN_STOCK, COINS, ALL_COINS) &&
    isSupply(cells, PRESTIGE_STOCK, PRESTIGE, ALL_PRESTIGE) &&
    isDealt(cells, players) &&
    isQuestion(cells, players)
  );
}
