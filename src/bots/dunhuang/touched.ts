/** Which goods a move can change anything about: hands, shops, tokens, the market. */
import {
  CAMEL,
  DECLINE,
  END_TURN,
  firstOf,
  GIVE,
  KEEP,
  kindOf,
  MARKET,
  PAY,
  PLACE_CAMEL,
  PROTECT,
  secondOf,
  TAKE_GOOD,
  USE,
  YIELD,
} from '../../games/dunhuang/fast.ts';
import { CHARACTERS, type CharacterId } from '../../games/dunhuang/index.ts';

/** As bits, good 1 at bit 1. */
const ALL_GOODS = 0x7fe;

const NONE = 0;
const GOOD = 1;
const SPACE = 2;
const ANY = 3;

/** What the two numbers of a move stand for. */
const MEANINGS: Record<CharacterId, readonly [first: number, second: number]> = {
  painter: [GOOD, NONE],
  musician: [GOOD, NONE],
  princess: [NONE, NONE],
  dancer: [NONE, NONE],
  interpreter: [NONE, NONE],
  diplomat: [NONE, NONE],
  soldier: [GOOD, SPACE],
  general: [GOOD, SPACE],
  trader: [ANY, NONE], // cards that nobody has chosen
  merchant: [NONE, NONE],
  maid: [GOOD, GOOD],
  domestic: [GOOD, NONE],
  shepherd: [SPACE, NONE],
  farmer: [SPACE, NONE],
  manichean: [GOOD, NONE],
  buddhist: [GOOD, NONE],
};

const first = new Uint8Array(USE + CHARACTERS.length);
const second = new Uint8Array(USE + CHARACTERS.length);
CHARACTERS.forEach((id, at) => {
  [first[USE + at], second[USE + at]] = MEANINGS[id] as [number, number];
});
first[GIVE] = GOOD;
second[GIVE] = GOOD;
// What is or was dealt or drawn, and tokens that were asked about: seldom, and not in the move.
for (const kind of [END_TURN, KEEP, PLACE_CAMEL, PROTECT, YIELD, PAY, DECLINE]) first[kind] = ANY;

function bitOf(cells: Uint8Array, meaning: number, value: number): number {
  if (meaning === GOOD) return 1 << value;
  return meaning === SPACE ? 1 << cells[MARKET + value]! : 0;
}

/** As bits, good 1 at bit 1; `cells` are those before the move. Undefined where it can be any. */
export function touchedBy(cells: Uint8Array, move: number): number | undefined {
  const kind = kindOf(move);
  if (kind === TAKE_GOOD) return 1 << cells[MARKET + cells[CAMEL]!]!;
  if (first[kind] === ANY) return undefined;
  const bits = bitOf(cells, first[kind]!, firstOf(move)) | bitOf(cells, second[kind]!, secondOf(move));
  return bits & ALL_GOODS;
}
