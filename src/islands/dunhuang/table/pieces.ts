/** The pictures that a board needs: they lie ready before it is drawn. */
export const PIECES = ['goods', 'numbers', 'patterns', 'characters', 'frames', 'tokens', 'things'] as const;
