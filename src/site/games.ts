/** The games of the house. The first is its front door: pages about no game show its navigation. */
export const GAMES = [
  { id: 'dunhuang', path: '/dunhuang/' },
  { id: 'dragon-market', path: '/dragon-market/' },
  { id: 'yinzi', path: '/yinzi/' },
] as const;

export type GameId = (typeof GAMES)[number]['id'];

export const FRONT_GAME: GameId = GAMES[0].id;

/** The game that a page is about, by its address after the language. */
export const gameOf = (path: string): GameId | undefined =>
  GAMES.find((game) => path.startsWith(game.path))?.id;
