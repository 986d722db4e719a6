/** Everything that can be wrong with a position, each with its code. */
import { ALL_COINS, ALL_PRESTIGE, cardsOf, isInGame } from './box.ts';
import { circleIndices } from './circle.ts';
import { InvalidPosition } from './errors.ts';
import { PRICE } from './majority.ts';
import { isCount, isObject, isPlayerCount, isSeat, reading } from './plain.ts';
import type { Pending, Position } from './position.ts';
import { copyPosition } from './position-read.ts';
import { CHARACTERS, GOODS, type Good } from './types.ts';

/** Under supply: unlimited. A game can add some 150 to it, and a cell of the board ends at 255. */
const MOST_COUNTED = 100;

const isAmount = (value: unknown): value is number => isCount(value, MOST_COUNTED);

function checkCircle(circle: unknown): void {
  if (!Array.isArray(circle) || circle.length !== 8) throw new InvalidPosition('circle-length');
  if (circle.some((id) => !CHARACTERS.includes(id))) throw new InvalidPosition('not-a-position');
  if (circleIndices(circle) === undefined) throw new InvalidPosition('both-sides');
}

/** All cards that the position names; each must be of a good in this game. */
function allCards(position: Position): Good[] {
  const { market, deck, seats, pending } = position;
  if (!Array.isArray(market) || market.length !== 8) throw new InvalidPosition('market-length');
  const drawn = pending?.type === 'keep' ? pending.drawn : [];
  const lists: unknown[] = [market.filter((good) => good !== null), deck, drawn];
  for (const { hand, shop } of seats) lists.push(hand, shop);
  if (!lists.every(Array.isArray)) throw new InvalidPosition('not-a-position');
  return lists.flat() as Good[];
}

function checkCards(position: Position): void {
  const counts = new Map<Good, number>();
  for (const good of allCards(position)) {
    if (!GOODS.includes(good)) throw new InvalidPosition('not-a-position');
    if (!isInGame(good, position.players)) throw new InvalidPosition('good-not-in-game', { good });
    const count = (counts.get(good) ?? 0) + 1;
    if (count > cardsOf(good, position.players)) throw new InvalidPosition('too-many-cards', { good });
    counts.set(good, count);
  }
}

function checkTokens({ seats, players }: Position): void {
  const held = new Set<Good>();
  for (const { tokens } of seats) {
    if (!Array.isArray(tokens)) throw new InvalidPosition('not-a-position');
    for (const { good, side } of tokens) {
      if (!GOODS.includes(good) || (side !== 'number' && side !== 'shang')) {
        throw new InvalidPosition('not-a-position');
      }
      if (!isInGame(good, players)) throw new InvalidPosition('token-not-in-game', { good });
      if (held.has(good)) throw new InvalidPosition('token-twice', { good });
      held.add(good);
    }
  }
}

function checkSupply({ seats, rulings }: Position): void {
  for (const [name, most] of [
    ['coins', ALL_COINS],
    ['prestige', ALL_PRESTIGE],
  ] as const) {
    const counts = seats.map((seat) => seat[name]);
    if (!counts.every(isAmount)) throw new InvalidPosition(name);
    const sum = counts.reduce((a, b) => a + b, 0);
    if (rulings?.supply !== 'unlimited' && sum > most) throw new InvalidPosition(name, { sum, most });
  }
}

function checkTurn({ players, camel, firstPlayer, toMove, phase, steps }: Position): void {
  if (!isSeat(firstPlayer, players) || !isSeat(toMove, players) || !isSeat(camel, 8)) {
    throw new InvalidPosition('not-a-position');
  }
  if (!['camel', 'good', 'bonus', 'end'].includes(phase)) throw new InvalidPosition('phase');
  if (steps !== undefined && (!isAmount(steps) || (steps === 0 && phase !== 'camel'))) {
    throw new InvalidPosition('steps');
  }
}

/** A question must be one that can be open in this turn. */
function checkPending({ players, seats, toMove, phase }: Position, pending: Pending): void {
  const fits = (): boolean => {
    switch (pending.type) {
      case 'keep':
        return phase === 'end' && pending.drawn.length > 0;
      case 'give': {
        const { from, to, count } = pending;
        if (phase !== 'end' || !isSeat(from, players) || !isSeat(to, players) || from === to) return false;
        if (from !== toMove && to !== toMove) return false;
        return (count === 1 || count === 2) && seats[from]!.hand.length >= count;
      }
      case 'protect':
      case 'pay': {
        const { good, holder, taker } = pending;
        if (phase !== 'bonus' && phase !== 'end') return false;
        if (taker !== toMove || holder === taker || !isSeat(holder, players)) return false;
        if (pending.type === 'pay' && seats[taker]!.coins < PRICE) return false; // is not asked
        return seats[holder]!.tokens.some((token) => token.good === good);
      }
      default:
        return false;
    }
  };
  if (!fits()) throw new InvalidPosition('pending');
}

function checkPosition(position: Position): void {
  const { players, seats, pending } = position;
  if (!isPlayerCount(players)) throw new InvalidPosition('players');
  checkCircle(position.circle);
  if (!Array.isArray(seats) || seats.length !== players) throw new InvalidPosition('seats-length');
  if (!seats.every(isObject) || (pending !== undefined && !isObject(pending))) {
    throw new InvalidPosition('not-a-position');
  }
  checkCards(position);
  checkTokens(position);
  checkSupply(position);
  checkTurn(position);
  if (pending !== undefined) checkPending(position, pending);
}

/** A plain copy of a position that can be laid out. Throws InvalidPosition. */
export function readPosition(value: unknown): Position {
  return reading(
    () => {
      if (!isObject(value)) throw new InvalidPosition('not-a-position');
      const position = copyPosition(value);
      checkPosition(position);
      return position;
    },
    () => new InvalidPosition('not-a-position'),
  );
}
