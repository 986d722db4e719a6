/** What the fragment of the address asks the table for. */

export type Asked =
  | { readonly kept: string } // a game on this device
  | { readonly linked: string } // a game in the fragment itself
  | undefined; // the lobby

export const linkToKept = (id: string): string => `#${new URLSearchParams({ game: id })}`;

export function readFragment(fragment: string): Asked {
  const said = new URLSearchParams(fragment.replace(/^#/, ''));
  const kept = said.get('game');
  if (kept !== null) return { kept };
  return said.has('g') ? { linked: fragment } : undefined;
}
