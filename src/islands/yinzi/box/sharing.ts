/** A profile on its way to another device: in the fragment of a link, which is never sent to any server, or as a file. */
import { type BoxProfile, knownIn, MARKETS } from '../../../games/yinzi/index.ts';
import { isObject } from '../../../lib/plain.ts';
import { parseProfile } from './boxes.ts';

const VERSION = 1;
const FORMAT = 'shang-yinzi-box';
const LONGEST = 2000; // letters of a link; what is longer is nobody's
const PLAYERS = [2, 3, 4] as const;

const isEmpty = (profile: BoxProfile): boolean => knownIn(profile).length === 0;

const written = (numbers: readonly (number | null)[]): string => numbers.map((n) => n ?? '').join('.');

/** `#box=1&boats=2.3.3&rates=4.5&points=3...&coast=.4.&stacks=.2.` */
export function writeProfileLink({ boats, rates, points, coast, stacks }: BoxProfile): string {
  const parts = {
    boats,
    rates,
    points: MARKETS.map((market) => points[market]),
    coast: PLAYERS.map((players) => coast[players]),
    stacks: PLAYERS.map((players) => stacks[players]),
  };
  return `#box=${VERSION}${Object.entries(parts)
    .map(([name, numbers]) => `&${name}=${written(numbers)}`)
    .join('')}`;
}

/** The profile that an address brings; undefined where it brings none at all. */
export function readProfileLink(fragment: string): BoxProfile | 'damaged' | undefined {
  const said = new URLSearchParams(fragment.slice(0, LONGEST + 1).replace(/^#/, ''));
  const version = said.get('box');
  if (version === null) return undefined;
  if (version !== String(VERSION) || fragment.length > LONGEST) return 'damaged';
  const numbers = (name: string): (number | null)[] =>
    (said.get(name) ?? '')
      .split('.')
      .map((text) => (text === '' ? null : /^\d{1,2}$/.test(text) ? Number(text) : -1));
  const named = <Name extends string | number>(name: string, names: readonly Name[]) => {
    const all = numbers(name);
    return all.length > names.length ? -1 : Object.fromEntries(names.map((one, i) => [one, all[i] ?? null]));
  };
  const profile = parseProfile({
    boats: numbers('boats'),
    rates: numbers('rates'),
    points: named('points', MARKETS),
    coast: named('coast', PLAYERS),
    stacks: named('stacks', PLAYERS),
  });
  return profile === undefined || isEmpty(profile) ? 'damaged' : profile;
}

export const writeProfileFile = (profile: BoxProfile): string =>
  `${JSON.stringify({ format: FORMAT, version: VERSION, box: profile }, null, 1)}\n`;

/** What a file brings, or why it brings nothing. */
export function readProfileFile(text: string): BoxProfile | 'not-ours' | 'newer' | 'damaged' {
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch {
    return 'not-ours';
  }
  if (!isObject(data) || data['format'] !== FORMAT) return 'not-ours';
  if (typeof data['version'] === 'number' && data['version'] > VERSION) return 'newer';
  const profile = parseProfile(data['box']);
  return profile === undefined || isEmpty(profile) ? 'damaged' : profile;
}
