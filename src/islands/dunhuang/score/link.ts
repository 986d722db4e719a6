/** A whole score sheet in the fragment of a link: `#sheet=…`, never sent to any server. */
import { GOODS, type Good, SEATS } from '../../../games/dunhuang/index.ts';
import { readLinkText, toLinkText } from '../../score/link-text.ts';
import { seatsOf, waitingPlaces } from '../../score/sheet.ts';
import { readHandover } from '../handover.ts';
import { countOf, isSetupCode, parseSheet, type Sheet } from './sheet.ts';

const VERSION = 1;
/** One character for each good: how many of it, in base 36. */
const packHand = (hand: readonly Good[]): string =>
  GOODS.map((good) => Math.min(countOf(hand, good), 35).toString(36)).join('');

const unpackHand = (text: string): Good[] =>
  GOODS.flatMap((good) => Array<Good>(Number.parseInt(text[good - 1]!, 36)).fill(good));

export function encodeSheet(sheet: Sheet): string {
  const { count, tokens, first, instant, supply, setup } = sheet;
  const players = seatsOf(sheet).map((seat) => {
    const { name, colour, prestige, coins, hand } = sheet.players[seat]!;
    return [name, colour, prestige, coins, packHand(hand)];
  });
  const holders = tokens.map((holder) => holder ?? '.').join('');
  return toLinkText([VERSION, count, holders, first, instant, supply, setup, players]);
}

type PackedPlayer = [name: string, colour: number, prestige: number, coins: number | null, hand: string];
type Packed = [number, number, string, unknown, unknown, unknown, unknown, PackedPlayer[]];

function unpackSheet(data: unknown): Sheet | undefined {
  const [version, count, holders, first, instant, supply, setup, players] = data as Packed;
  if (version !== VERSION || players.length !== count) return undefined;
  const seated = players.map(([name, colour, prestige, coins, hand]) => ({
    name,
    colour,
    prestige,
    coins,
    hand: unpackHand(hand),
  }));
  const waiting = waitingPlaces(seated).map((person) => ({ ...person, prestige: 0, coins: null, hand: [] }));
  const tokens = [...holders].map((holder) => (holder === '.' ? null : Number(holder)));
  return parseSheet({ count, players: [...seated, ...waiting], tokens, first, instant, supply, setup });
}

/** The sheet of a link; undefined for anything else. */
export const decodeSheet = (code: string): Sheet | undefined => readLinkText(code, unpackSheet);

/** Who brings a sheet, if it is not somebody's link. */
const BRINGERS = ['majority'] as const;
export type Bringer = (typeof BRINGERS)[number];

export const writeSheetLink = (sheet: Sheet, by?: Bringer): string =>
  `#sheet=${encodeSheet(sheet)}${by ? `&by=${by}` : ''}`;

export interface Asked {
  readonly sheet?: Sheet;
  readonly by?: Bringer;
  readonly setup?: string; // the code of a set-up that was just played
  readonly players?: readonly string[]; // who played it, in the order of play; none when nobody said
  readonly damaged?: true;
}

/** What the address asks for: `#sheet=…`, or `#s=8K2F&p=Mei&p=Bo` as the set-up page hands it over. */
export function readFragment(fragment: string): Asked {
  const said = new URLSearchParams(fragment.replace(/^#/, ''));
  const code = said.get('sheet');
  if (code !== null) {
    const sheet = decodeSheet(code);
    const by = BRINGERS.find((one) => one === said.get('by'));
    return sheet ? { sheet, ...(by && { by }) } : { damaged: true };
  }
  const handed = readHandover(fragment);
  if (handed === undefined) return {};
  const setup = handed.setup.toUpperCase();
  if (!isSetupCode(setup)) return { damaged: true };
  const { players } = handed;
  return { setup, players: players.length >= 2 && players.length <= SEATS.length ? players : [] };
}
