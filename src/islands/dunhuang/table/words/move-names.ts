/** Moves as they are offered: "Move the camel 3 steps, to the Farmer, for 2 coins". */
import type { Move, Space, View } from '../../../../games/dunhuang/index.ts';
import type { Speech } from '../../../table/ui/ui.ts';
import { type Part, partsFor } from './parts.ts';

/** What a move is about that it does not say itself. */
export type Lying = Pick<View, 'camel' | 'market'>;

/** Where the camel comes to stand. */
export const walk = (camel: Space, steps: number): Space => ((camel + steps) % 8) as Space;

/** Only the camel is followed: enough to name the moves of one turn. */
export const afterMove = (lying: Lying, move: Move): Lying =>
  move.type === 'move-camel' ? { ...lying, camel: walk(lying.camel!, move.steps) } : lying;

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
        character: characterAt(walk(lying.camel!, move.steps)),
        coins: part.coins(move.steps - 1),
      });
    case 'take-good':
      return say(`table.move.take-good.${move.to}`, { good: goodAt(lying.camel!) });
    case 'take-coins':
    case 'pay':
      return say(`table.move.${move.type}`, { coins: part.coins(move.type === 'pay' ? 2 : 3) });
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
