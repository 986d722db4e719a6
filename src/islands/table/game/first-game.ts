/** The game of saves, files and links that do not say which: they are older than the second. */
export const FIRST_GAME = 'dunhuang';
