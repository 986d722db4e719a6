/**
 * Draws a circle as if the tiles that nobody holds were shuffled and tossed: every circle that fits the wishes is as likely as
 * any other. Wishes that nothing fits are refused, and it is said which.
 */
import { type CharacterId, decodeSetup, encodeSetup, TILES } from '../../../games/dunhuang/index.ts';
import { type Circle, otherSide, tileOf } from './circle.ts';

/** A source like Math.random. */
export type Random = () => number;

export interface Wishes {
  readonly in: readonly CharacterId[];
  readonly out: readonly CharacterId[];
  readonly held: readonly (CharacterId | undefined)[]; // by space: what lies there and stays
  readonly had: readonly string[]; // codes of circles that are not to come again
}

export const NO_WISHES: Wishes = { in: [], out: [], held: [], had: [] };

export type Refusal =
  | { readonly code: 'in-and-out' | 'both-in' | 'both-out'; readonly character: CharacterId }
  | { readonly code: 'locked-out'; readonly character: CharacterId; readonly space: number }
  | { readonly code: 'all-had'; readonly n: number };

export const below = (random: Random, n: number): number => Math.floor(random() * n);

/** Why no circle can have these characters; undefined when one can. */
function contradiction(wishes: Wishes): Refusal | undefined {
  const { in: wanted, out, held } = wishes;
  for (const character of wanted) {
    if (out.includes(character)) return { code: 'in-and-out', character };
    if (wanted.includes(otherSide(character))) return { code: 'both-in', character };
  }
  for (const character of out) {
    if (out.includes(otherSide(character))) return { code: 'both-out', character };
  }
  for (const [space, character] of held.entries()) {
    if (character === undefined) continue;
    if (out.includes(character) || wanted.includes(otherSide(character))) {
      return { code: 'locked-out', character, space };
    }
  }
  return undefined;
}

const sidesOf = (tile: number, wishes: Wishes): CharacterId[] =>
  TILES[tile]!.filter((side) => !wishes.out.includes(side) && !wishes.in.includes(otherSide(side)));

/** Does a circle fit, turned as it must be for the held tiles to lie where they are held? */
function fits(circle: Circle, wishes: Wishes): boolean {
  const { in: wanted, out, held } = wishes;
  const first = held.findIndex((character) => character !== undefined);
  const turn = first < 0 ? 0 : circle.indexOf(held[first]!) - first + circle.length;
  return (
    wanted.every((character) => circle.includes(character)) &&
    !out.some((character) => circle.includes(character)) &&
    held.every(
      (character, space) => character === undefined || circle[(space + turn) % circle.length] === character,
    )
  );
}

/** How many circles fit, those we had included. */
export function countCircles(wishes: Wishes): number {
  const held = wishes.held.filter((character) => character !== undefined);
  const free = TILES.map((_, tile) => tile).filter((tile) => !held.some((id) => tileOf(id) === tile));
  const sides = free.reduce((product, tile) => product * sidesOf(tile, wishes).length, 1);
  // With no tile held, eight turned circles are one.
  const movable = held.length === 0 ? free.length - 1 : free.length;
  let orders = 1;
  for (let left = 2; left <= movable; left++) orders *= left;
  return orders * sides;
}

/** Why nothing can be drawn; undefined when something can. */
export function refusalOf(wishes: Wishes): Refusal | undefined {
  const wrong = contradiction(wishes);
  if (wrong) return wrong;
  const had = [...new Set(wishes.had)].filter((code) => fits(decodeSetup(code), wishes)).length;
  return had >= countCircles(wishes) ? { code: 'all-had', n: had } : undefined;
}

function deal(wishes: Wishes, random: Random): CharacterId[] {
  const held = TILES.map((_, space) => wishes.held[space]);
  const left = TILES.map((_, tile) => tile).filter(
    (tile) => !held.some((character) => character !== undefined && tileOf(character) === tile),
  );
  return held.map((character) => {
    if (character !== undefined) return character;
    const tile = left.splice(below(random, left.length), 1)[0]!;
    const sides = sidesOf(tile, wishes);
    return sides[below(random, sides.length)]!;
  });
}

export function drawCircle(wishes: Wishes, random: Random): { circle: Circle } | { refusal: Refusal } {
  const refusal = refusalOf(wishes);
  if (refusal) return { refusal };
  // Ends, because one at least is left; and drawing again keeps the rest equally likely.
  for (;;) {
    const circle = deal(wishes, random);
    if (wishes.had.length === 0 || !wishes.had.includes(encodeSetup(circle))) return { circle };
  }
}
