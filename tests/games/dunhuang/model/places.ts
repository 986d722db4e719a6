/** The corners of the rules that a comparison must have been in to be worth anything. */
import type { Good, Move, Position, Seat, Side } from '../../../../src/games/dunhuang/index.ts';
import type { Over } from './score.ts';
import { at, coinsInMiddle, count, mover, othersThan, prestigeInMiddle } from './table.ts';

type Step = { before: Position; move: Move; after: Position | Over };

const PLACES = {
  'bonus with no coins in the middle': ({ before }) => before.phase === 'bonus' && coinsInMiddle(before) <= 0,
  'more coins than the box holds': ({ before }) => coinsIn(before) > 44,
  'fewer than 3 coins in the middle': ({ before, move }) =>
    move.type === 'take-coins' && coinsInMiddle(before) < 3,
  'fewer than 3 prestige left for a discard': ({ before, move }) =>
    (move.type === 'painter' || move.type === 'musician') && prestigeInMiddle(before) < 3,
  'no prestige left after the exchange': ({ before, move }) =>
    move.type === 'give' && before.circle[before.camel] === 'merchant' && prestigeInMiddle(before) === 0,
  'the camel stops at an empty space': ({ move, after }) =>
    move.type === 'move-camel' && 'phase' in after && after.phase === 'bonus',
  'the camel goes round': ({ move }) => move.type === 'move-camel' && move.steps > 8,
  'Interpreter or Diplomat at an empty pile': ({ before }) =>
    before.phase === 'bonus' &&
    before.deck.length === 0 &&
    ['interpreter', 'diplomat'].includes(before.circle[before.camel]!),
  'the pile is shorter than the draw': ({ before, move }) =>
    move.type === 'interpreter' && before.deck.length < before.steps!,
  'more than eight cards drawn': ({ before }) =>
    before.pending?.type === 'keep' && before.pending.drawn.length > 8,
  'a hand of one': ({ before }) => before.pending?.type === 'give' && before.pending.count === 1,
  'a Merchant faces an empty hand': ({ before, move }) =>
    move.type === 'merchant' && at(before, move.from).hand.length === 0,
  'a token goes back to the middle': ({ before, after }) =>
    'phase' in after && tokensHeld(after) < tokensHeld(before),
  'a token under which no card is left': ({ after }) =>
    'phase' in after && after.seats.some((seat) => seat.tokens.some(({ good }) => !seat.shop.includes(good))),
  'a Soldier exchanges a good for the same': ({ before, move }) =>
    move.type === 'soldier' && before.market[move.space] === move.give,
  'a Soldier claims a tie again': ({ before, move, after }) =>
    move.type === 'soldier' &&
    before.market[move.space] === move.give &&
    'phase' in after &&
    tokensHeld(after, after.toMove) > tokensHeld(before, before.toMove),
  'a Soldier loses 商 and takes the token again': ({ before, move, after }) =>
    move.type === 'soldier' &&
    'phase' in after &&
    before.market[move.space] === move.give &&
    sideOf(before, before.toMove, move.give) === 'shang' &&
    sideOf(after, after.toMove, move.give) === 'number',
  'a token is left in the middle': ({ before, move, after }) =>
    move.type === 'take-good' &&
    move.to === 'shop' &&
    'phase' in after &&
    !after.seats.some((seat) => seat.tokens.some(({ good }) => good === before.market[before.camel])),
  'a tie with 商, and too poor to pay': (step) => sideAfterTie(step, 'buddhist') === 'shang',
  'a tie with 商, always protected': (step) => sideAfterTie(step, 'manichean') === 'number',
  'a question in step 2': ({ before }) => before.phase === 'bonus' && before.pending !== undefined,
  'a question in the bonus': ({ before }) =>
    before.phase === 'end' && (before.pending?.type === 'protect' || before.pending?.type === 'pay'),
  'an exactly empty pile': ({ move, after }) =>
    move.type === 'end-turn' && 'phase' in after && after.deck.length === 0 && !after.market.includes(null),
  'won at once': ({ after }) => 'reason' in after && after.reason === 'instant',
  'won at once in the last round': ({ before, after }) =>
    'reason' in after && after.reason === 'instant' && before.closing === true,
  'won by points': ({ after }) => 'reason' in after && after.reason === 'scored',
  'the last player runs the pile short': ({ before, after }) =>
    'reason' in after && after.reason === 'scored' && !before.closing,
  'a card over the cap': ({ after }) =>
    'reason' in after && !!after.sheets?.some((sheet) => sheet.surplus.length > 0),
  'level on points, not on coins': ({ after }) =>
    'reason' in after &&
    !!after.sheets?.some((a) => after.sheets?.some((b) => a.total === b.total && a.rank !== b.rank)),
  'a shared win': ({ after }) => 'reason' in after && after.winners.length > 1,
} satisfies Record<string, (step: Step) => boolean>;

export const PLACE_NAMES = Object.keys(PLACES) as (keyof typeof PLACES)[];

export function placesOf(step: Step): string[] {
  return PLACE_NAMES.filter((name) => PLACES[name](step));
}

function tokensHeld(position: Position, by?: Seat): number {
  const holders = by === undefined ? position.seats : [at(position, by)];
  return holders.reduce((sum, seat) => sum + seat.tokens.length, 0);
}

function sideOf(position: Position, seat: Seat, good: Good): Side | undefined {
  return at(position, seat).tokens.find((token) => token.good === good)?.side;
}

function coinsIn(position: Position): number {
  return position.seats.reduce((sum, seat) => sum + seat.coins, 0);
}

/** Placing the camel's card ties with somebody's 商 and nobody is asked: the side that it shows then. */
function sideAfterTie({ before, move, after }: Step, tile: 'manichean' | 'buddhist') {
  if (move.type !== 'take-good' || move.to !== 'shop' || !('phase' in after) || after.pending)
    return undefined;
  if (!before.circle.includes(tile)) return undefined;
  const good = before.market[before.camel]!;
  const mine = count(mover(after).shop, good);
  const holder = othersThan(before, before.toMove).find((seat) => sideOf(before, seat, good) === 'shang');
  if (holder === undefined || count(at(before, holder).shop, good) !== mine) return undefined;
  return sideOf(after, holder, good);
}
