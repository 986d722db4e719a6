/** The art set: one door for pages, texts and islands. */
export { Character } from './Characters.tsx';
export { Good, GoodCard } from './Goods.tsx';
export { Camel, CardBack } from './Things.tsx';
export { Coins, FirstPlayer, Prestige, Token } from './Tokens.tsx';
