/** Moves as they are offered: "Move the camel 3 steps, to the Farmer, for 2 coins". */
import {
  bonusCoins,
  type Move,
  priceOf,
  type Space,
  spaceAfter,
  type View,
} from '../../../../games/dunhuang/index.ts';
import type { Part } from '../../../table/game/words.ts';
import { partsFor } from './parts.ts';
import type { Speech } from './speech.ts';

/** What a move is about that it does not say itself. */
export type Lying = Pick<View, 'camel' | 'market' | 'supply'>;

/** Only the camel is followed, and what its steps cost: enough to name the moves of one turn. */
export function afterMove(lying: Lying, move: Move): Lying {
  if (move.type !== 'move-camel') return lying;
  const { coins } = lying.supply;
  return {
    ...lying,
    camel: spaceAfter(lying.camel!, move.steps),
    supply: { ...lying.supply, coins: coins === null ? null : coins + priceOf(move) },
  };
}

export function nameMove(move: Move, lying: Lying, speech: Speech): Part[] {
  const part = partsFor(speech);
  const { say } = part;
  const characterAt = (space: Space) => part.character(speech.at(space));
  const goodAt = (space: Space) => {
    const good = lying.market[space];
    return good == null ? { text: '' } : part.good(good);
  };
  switch (move.type) {
    case 'keep':
      return say('table.move.keep', { good: part.good(move.good) });
    case 'place-camel':
      return say('table.move.place-camel', { camel: part.camel(), character: characterAt(move.space) });
    case 'move-camel':
      return part.sayMany('table.move.move-camel', move.steps, {
        camel: part.camel(),
        character: characterAt(spaceAfter(lying.camel!, move.steps)),
        coins: part.coins(priceOf(move)),
      });
    case 'take-good':
      return say(`table.move.take-good.${move.to}`, { good: goodAt(lying.camel!) });
    case 'take-coins':
      return say('table.move.take-coins', { coins: part.coins(bonusCoins(lying)) });
    case 'pay':
      return say('table.move.pay', { coins: part.coins(priceOf(move)) });
    case 'painter':
    case 'musician':
      return say(`table.move.${move.type}`, { good: part.good(move.discard) });
    case 'princess':
    case 'dancer':
    case 'interpreter':
    case 'diplomat':
      return say('table.move.use', { character: part.character(move.type) });
    case 'soldier':
    case 'general':
      return say(`table.move.${move.type}`, {
        gave: part.good(move.give),
        took: goodAt(move.space),
        character: characterAt(move.space),
      });
    case 'trader':
    case 'merchant':
      return say('table.move.trade', { character: part.character(move.type), seat: part.seat(move.from) });
    case 'give':
      return say('table.move.give', { goods: part.goods(move.goods) });
    case 'maid':
      return say('table.move.maid', { shop: part.good(move.shop), hand: part.good(move.hand) });
    case 'domestic':
      return say(`table.move.domestic.${move.to}`, { good: part.good(move.good) });
    case 'shepherd':
    case 'farmer':
      return say('table.move.fetch', { good: goodAt(move.space), character: characterAt(move.space) });
    case 'manichean':
    case 'buddhist':
      return say('table.move.turn-token', { token: part.token(move.token, 'shang') });
    case 'skip-bonus':
    case 'protect':
    case 'yield':
    case 'decline':
    case 'end-turn':
      return say(`table.move.${move.type}`, {});
  }
}
