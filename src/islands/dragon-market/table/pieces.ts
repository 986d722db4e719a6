/** The pictures that lie on Dragon Market's table. */
export const PIECES = ['dragon-market/goods', 'dragon-market/bay', 'tokens'] as const;
