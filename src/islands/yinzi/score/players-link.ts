/** Who has just played, in the order in which they took their last turns, as the round companion hands them to the pad: `#p=Mei&p=Bo`. */
import { SEATS } from '../../../lib/seats.ts';

const LONGEST = 96; // letters of a name in a link

export const writePlayersLink = (names: readonly string[]): string =>
  `#${new URLSearchParams(names.map((name) => ['p', name]))}`;

/** Undefined when the fragment names nobody, or too many. */
export function readPlayersLink(fragment: string): string[] | undefined {
  const said = new URLSearchParams(fragment.replace(/^#/, '')).getAll('p').slice(0, SEATS.length + 1);
  if (said.length < 2 || said.length > SEATS.length) return undefined;
  return said.map((name) => name.slice(0, LONGEST));
}
