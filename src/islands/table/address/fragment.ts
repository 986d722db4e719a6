/** What the fragment of the address asks the table for. */

export type Asked =
  | { readonly kept: string } // a game on this device
  | { readonly linked: string } // a game in the fragment itself
  | { readonly passed: string } // such a game, for somebody to play on
  | { readonly invited: string } // to a seat of a game on another device
  | { readonly first: true } // the game to learn by
  | undefined; // the lobby

export const linkToKept = (id: string): string => `#${new URLSearchParams({ game: id })}`;

export function readFragment(fragment: string): Asked {
  const said = new URLSearchParams(fragment.replace(/^#/, ''));
  const kept = said.get('game');
  if (kept !== null) return { kept };
  if (said.has('join') || said.has('live')) return { invited: fragment };
  if (said.has('first-game')) return { first: true };
  if (said.has('to')) return { passed: fragment };
  return said.has('g') ? { linked: fragment } : undefined;
}
