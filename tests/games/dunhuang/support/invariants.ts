/** What must hold after every move of every game: for the property tests and for the soak. */
import {
  ALL_COINS,
  ALL_PRESTIGE,
  cardsOf,
  GOODS,
  type Good,
  isInGame,
  outcome,
  type State,
  toMove,
  toPosition,
  view,
} from '../../../../src/games/dunhuang/index.ts';

/** Every card that is in the game and in sight of the gods: not what was discarded or not kept. */
function countCards(state: State): Map<Good, number> {
  const { market, deck, seats, pending } = toPosition(state);
  const cards = [...market, ...deck, ...seats.flatMap(({ hand, shop }) => [...hand, ...shop])];
  if (pending?.type === 'keep') cards.push(...pending.drawn);
  cards.push(...view(state, undefined).discards);
  const counts = new Map<Good, number>();
  for (const good of cards) if (good !== null) counts.set(good, (counts.get(good) ?? 0) + 1);
  return counts;
}

/** What is broken, in words; nothing where all is well. `before` is the state a move earlier. */
export function breaches(before: State, state: State): string[] {
  const wrong: string[] = [];
  const started = (s: State): boolean => view(s, undefined).camel !== null;
  if (!started(state)) return wrong;
  const { seats, players } = toPosition(state);
  const seen = view(state, undefined);
  const counts = countCards(state);
  const earlier = started(before) ? countCards(before) : counts;
  for (const good of GOODS) {
    const count = counts.get(good) ?? 0;
    if (count !== (earlier.get(good) ?? 0)) wrong.push(`cards of ${good}: ${earlier.get(good)} -> ${count}`);
    if (count > cardsOf(good, players)) wrong.push(`${count} cards of ${good}`);
    const holders = seats.filter(({ tokens }) => tokens.some((token) => token.good === good));
    if (holders.length > (isInGame(good, players) ? 1 : 0))
      wrong.push(`token ${good} held ${holders.length} times`);
  }
  if (seen.supply.coins !== null) {
    const coins = seats.reduce((sum, seat) => sum + seat.coins, seen.supply.coins);
    if (coins !== ALL_COINS) wrong.push(`${coins} coins`);
    const prestige = seats.reduce((sum, seat) => sum + seat.prestige, seen.supply.prestige!);
    if (prestige !== ALL_PRESTIGE) wrong.push(`${prestige} prestige`);
  }
  for (const [i, seat] of seats.entries()) {
    if (seat.hand.length !== seen.seats[i]!.handSize) wrong.push(`hand of ${i}`);
    if (seat.coins < 0 || seat.prestige < 0) wrong.push(`debt of ${i}`);
  }
  if ((toMove(state) === undefined) !== (outcome(state) !== undefined)) wrong.push('over or not');
  return wrong;
}
