/** What each character does to a game, as facts to count with. A test holds them to the engine. */
import { CHARACTERS, type CharacterId } from './types.ts';

export const TRAITS = [
  'prestige', // gives prestige
  'attack', // takes cards from an opponent's hand
  'transfer', // moves your own cards between shop and hand
  'protect', // turns one of your tokens to 商
  'place', // puts a card into your shop after step 2: another chance at a token
  'expose', // takes a card out of your shop: may cost you a token
  'gather', // adds a card to your hand
  'steps', // does more, the more steps the camel made
] as const;
export type Trait = (typeof TRAITS)[number];

export const CHARACTER_TRAITS: Readonly<Record<CharacterId, readonly Trait[]>> = {
  painter: ['prestige'],
  musician: ['prestige', 'expose'],
  princess: ['prestige'],
  dancer: ['prestige'],
  interpreter: ['gather', 'steps'],
  diplomat: ['gather'],
  soldier: ['place', 'expose'],
  general: [],
  trader: ['attack'],
  merchant: ['prestige', 'attack'],
  maid: ['transfer', 'place', 'expose'],
  domestic: ['transfer', 'place', 'expose', 'gather'],
  shepherd: ['gather'],
  farmer: ['gather', 'steps'],
  manichean: ['protect'],
  buddhist: ['protect'],
};

export const hasTrait = (id: CharacterId, trait: Trait): boolean =>
  CHARACTERS.includes(id) && CHARACTER_TRAITS[id].includes(trait);
