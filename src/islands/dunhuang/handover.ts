/**
 * What one page tells the next, in the fragment of a link: `#s=8K2F&p=Mei&p=Bo`. The code of the circle, and who plays, in the
 * order of play. A fragment is never sent to any server.
 */
export interface Handover {
  readonly setup: string; // as it stands there: whoever reads it checks it
  readonly players: readonly string[]; // none when nobody has said; a name may be empty
}

/** One more than can play, so that too many are told from enough; longer than any code or name. */
const MOST_NAMES = 5;
const LONGEST = 96;

export function writeHandover({ setup, players }: Handover): string {
  const said = new URLSearchParams({ s: setup });
  for (const name of players) said.append('p', name);
  return `#${said}`;
}

/** Undefined when the fragment hands over no set-up. */
export function readHandover(fragment: string): Handover | undefined {
  const said = new URLSearchParams(fragment.replace(/^#/, ''));
  const setup = said.get('s');
  if (setup === null) return undefined;
  const names = said.getAll('p').slice(0, MOST_NAMES);
  return { setup: setup.slice(0, LONGEST), players: names.map((name) => name.slice(0, LONGEST)) };
}
