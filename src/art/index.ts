/** The art set: one door for pages, texts and islands. */
export { Character } from './Characters.tsx';
export { Good, GoodCard } from './Goods.tsx';
export { Ceiling, Divider, Ornament } from './Ornaments.tsx';
export { Caravan, Empty, Ground, Lost } from './Scenes.tsx';
export { Camel, CardBack, DrawPile, Hand, Shop } from './TablePieces.tsx';
export { Coins, FirstPlayer, Prestige, SeatMark, Token } from './Tokens.tsx';
