/** A small position for two, with as little in it as a lesson needs. */
import type { CharacterId, Good, Position, Side, Space } from '../../../games/dunhuang/index.ts';

interface SeatSketch {
  readonly shop?: readonly Good[];
  readonly tokens?: readonly Good[];
  readonly shang?: readonly Good[]; // those of them that show 商
  readonly hand?: readonly Good[];
  readonly coins?: number;
  readonly prestige?: number;
}

export interface Sketch {
  readonly circle?: readonly CharacterId[];
  readonly market: readonly Good[];
  readonly camel?: Space;
  readonly deck?: readonly Good[];
  readonly you?: SeatSketch;
  readonly red?: SeatSketch;
  /** Somebody's last turn: the pile has run out. */
  readonly last?: boolean;
}

/** Those whose doings are seen at once. */
export const FRIENDLY: readonly CharacterId[] = [
  'princess',
  'shepherd',
  'painter',
  'diplomat',
  'soldier',
  'maid',
  'merchant',
  'manichean',
];

/** The same circle with others in some places. */
export const circleWith = (others: Partial<Record<Space, CharacterId>>): CharacterId[] =>
  FRIENDLY.map((character, space) => others[space as Space] ?? character);

function seat({ shop = [], tokens = [], shang = [], hand = [], coins = 0, prestige = 0 }: SeatSketch) {
  const sideOf = (good: Good): Side => (shang.includes(good) ? 'shang' : 'number');
  return { shop, hand, coins, prestige, tokens: tokens.map((good) => ({ good, side: sideOf(good) })) };
}

const PILE: readonly Good[] = [6, 8, 5, 8, 6, 8, 7, 8];

export const position = (sketch: Sketch): Position => ({
  players: 2,
  circle: sketch.circle ?? FRIENDLY,
  market: sketch.market,
  camel: sketch.camel ?? 0,
  deck: sketch.deck ?? (sketch.last ? [] : PILE),
  seats: [seat(sketch.you ?? {}), seat({ coins: 7, ...sketch.red })],
  firstPlayer: sketch.last ? 1 : 0, // the last to play is the one before the first
  toMove: 0,
  phase: 'camel',
  ...(sketch.last && { closing: true }),
});
