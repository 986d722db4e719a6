/** A drawn set-up in the fragment of a link: `#setup=k3x9&players=3&coast=4&stacks=2`. */
import { isId } from '../../../lib/plain.ts';
import { isPlayerCount } from '../../../lib/reading.ts';
import type { PlayerCount } from '../../../lib/seats.ts';

export interface LinkedSetup {
  readonly seed: string;
  readonly players: PlayerCount;
  /** As the sender's box says; null where nobody said. */
  readonly coast: number | null;
  readonly stacks: number | null;
}

export function writeSetupLink({ seed, players, coast, stacks }: LinkedSetup): string {
  const said = (name: string, n: number | null): string => (n === null ? '' : `&${name}=${n}`);
  return `#setup=${seed}&players=${players}${said('coast', coast)}${said('stacks', stacks)}`;
}

/** The set-up that an address brings; undefined where it brings none at all. */
export function readSetupLink(fragment: string): LinkedSetup | 'damaged' | undefined {
  const said = new URLSearchParams(fragment.slice(0, 500).replace(/^#/, ''));
  const seed = said.get('setup');
  if (seed === null) return undefined;
  const players = Number(said.get('players'));
  const ships = ['coast', 'stacks'].map((name) => said.get(name));
  if (!isId(seed) || !isPlayerCount(players)) return 'damaged';
  if (!ships.every((n) => n === null || /^\d{1,2}$/.test(n))) return 'damaged';
  const [coast, stacks] = ships.map((n) => (n === null ? null : Number(n)));
  return { seed, players, coast: coast!, stacks: stacks! };
}
