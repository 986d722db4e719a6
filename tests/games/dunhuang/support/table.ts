/** A table as a few words: what a test does not name is harmless. Seats are A, B, C, D. */
import {
  type CharacterId,
  cardsOf,
  fromPosition,
  GOODS,
  type Good,
  legalMoves,
  type Move,
  type PlayerCount,
  type Position,
  play,
  type Rulings,
  type Seat,
  type Side,
  type Space,
  type State,
  TILES,
  toPosition,
  view,
} from '../../../../src/games/dunhuang/index.ts';

type Name = 'A' | 'B' | 'C' | 'D';
type TokenWord = Good | { good: Good; side: Side };

export interface SeatWords {
  hand?: Good[];
  shop?: Good[];
  tokens?: TokenWord[];
  coins?: number;
  prestige?: number;
}

export interface TableWords extends Partial<Record<Name, SeatWords>> {
  at?: CharacterId; // where the camel stands
  with?: CharacterId[]; // sides of tiles that matter
  turn?: Name;
  first?: Name;
  phase?: Position['phase'];
  steps?: number;
  market?: (Good | null)[];
  pile?: Good[]; // top first
  closing?: boolean;
  rulings?: Partial<Rulings>;
  pending?: NonNullable<Position['pending']>;
}

export const A: Seat = 0;
export const B: Seat = 1;
export const C: Seat = 2;
export const D: Seat = 3;

export const shang = (good: Good): TokenWord => ({ good, side: 'shang' });

const NAMES: readonly Name[] = ['A', 'B', 'C', 'D'];
const seatOf = (name: Name): Seat => NAMES.indexOf(name) as Seat;

/** The space of a character in the tests' circle: tiles lie in the order of the box. */
export function spaceOf(id: CharacterId): Space {
  return TILES.findIndex((tile) => (tile as readonly CharacterId[]).includes(id)) as Space;
}

export function circleWith(ids: readonly CharacterId[]): CharacterId[] {
  return TILES.map((tile) => tile.find((side) => ids.includes(side)) ?? tile[0]);
}

/** Cards that the test did not name, in a fixed order, for a market and a pile it does not care about. */
function spare(words: TableWords, players: PlayerCount): () => Good {
  const named = NAMES.flatMap((name) => [...(words[name]?.hand ?? []), ...(words[name]?.shop ?? [])]);
  const drawn = words.pending?.type === 'keep' ? words.pending.drawn : [];
  const left = new Map(GOODS.map((good) => [good, cardsOf(good, players)]));
  for (const good of [...named, ...drawn, ...(words.market ?? []), ...(words.pile ?? [])]) {
    if (good !== null) left.set(good, left.get(good)! - 1);
  }
  const order: Good[] = [5, 6, 7, 8, 4, 3];
  let at = 0;
  return () => {
    while (left.get(order[at % order.length]!)! <= 0) at++;
    const good = order[at++ % order.length]!;
    left.set(good, left.get(good)! - 1);
    return good;
  };
}

export function position(words: TableWords): Position {
  const names = NAMES.filter((name) => words[name] !== undefined);
  const players = Math.max(2, names.length) as PlayerCount;
  const at = words.at ?? 'dancer';
  const camel = spaceOf(at);
  const phase = words.phase ?? 'bonus';
  const emptied = phase === 'bonus' || phase === 'end';
  const next = spare(words, players);
  const market =
    words.market ?? Array.from({ length: 8 }, (_, i) => (emptied && i === camel ? null : next()));
  return {
    players,
    circle: circleWith([at, ...(words.with ?? [])]),
    market,
    camel,
    deck: words.pile ?? Array.from({ length: 5 }, next),
    seats: NAMES.slice(0, players).map((name) => {
      const seat = words[name] ?? {};
      return {
        hand: seat.hand ?? [],
        shop: seat.shop ?? [],
        tokens: (seat.tokens ?? []).map((token) =>
          typeof token === 'number' ? { good: token, side: 'number' } : token,
        ),
        coins: seat.coins ?? 3,
        prestige: seat.prestige ?? 0,
      };
    }),
    firstPlayer: seatOf(words.first ?? 'A'),
    toMove: seatOf(words.turn ?? 'A'),
    phase,
    ...(phase === 'camel' ? {} : { steps: words.steps ?? 1 }),
    ...(words.closing ? { closing: true } : {}),
    ...(words.rulings ? { rulings: words.rulings } : {}),
    ...(words.pending ? { pending: words.pending } : {}),
  };
}

export const table = (words: TableWords): State => fromPosition(position(words), 'table');

export const played = (state: State, ...moves: Move[]): State => moves.reduce(play, state);

/** Who holds a good's token, and which side it shows: 'A', 'B商', or 'middle'. */
export function tokenOf(state: State, good: Good): string {
  const seats = toPosition(state).seats;
  const holder = seats.findIndex((seat) => seat.tokens.some((token) => token.good === good));
  if (holder < 0) return 'middle';
  const side = seats[holder]!.tokens.find((token) => token.good === good)!.side;
  return NAMES[holder]! + (side === 'shang' ? '商' : '');
}

export const seatAt = (state: State, seat: Seat): Position['seats'][0] => toPosition(state).seats[seat]!;
export const coinsOf = (state: State): number[] => toPosition(state).seats.map((seat) => seat.coins);

/** The coins in the middle of a table under supply: box. */
export const middleCoins = (state: State): number => 44 - coinsOf(state).reduce((a, b) => a + b, 0);

/** Legal moves of one type. */
export function offered<Type extends Move['type']>(
  state: State,
  type: Type,
): Extract<Move, { type: Type }>[] {
  return legalMoves(state).filter((move) => move.type === type) as Extract<Move, { type: Type }>[];
}

export const END: Move = { type: 'end-turn' };
export const COINS: Move = { type: 'take-coins' };
export const SKIP: Move = { type: 'skip-bonus' };
export const TO_SHOP: Move = { type: 'take-good', to: 'shop' };
export const TO_HAND: Move = { type: 'take-good', to: 'hand' };
export const steps = (n: number): Move => ({ type: 'move-camel', steps: n });

/** What a viewer knows of somebody's hand. */
export const known = (state: State, me: Seat | undefined, whose: Seat): readonly Good[] =>
  view(state, me).seats[whose]!.known;
