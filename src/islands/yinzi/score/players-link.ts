/** Who has just played, in the order in which they took their last turns, as the round companion hands them to the pad: `#p=Mei&p=Bo`. */
import { SEATS } from '../../../lib/seats.ts';

export const writePlayersLink = (names: readonly string[]): string =>
  `#${new URLSearchParams(names.map((name) => ['p', name]))}`;

/** Undefined when the fragment names nobody, or too many. */
export function readPlayersLink(fragment: string): string[] | undefined {
  const said = new URLSearchParams(fragment.replace(/^#/, '')).getAll('p');
  return said.length >= 2 && said.length <= SEATS.length ? said : undefined;
}
