/**
 * A bay as a picture. Squares are words with spaces between: `.` is sea, `#` a pontoon, `3` the sailor of boat 3, `3a` and `3b` its
 * piles, and a letter from A to D an heir: `3aB` stands on pile 3a, `A` alone on a pontoon. Rows come from the north; those that
 * are left out are harmless, and so are boats that are left out: they lie in the south.
 */
import {
  BLUE,
  type Heading,
  isCentreBoat,
  type Kind,
  POWERS,
  type Position,
  type PowerId,
  pontoons,
  RED,
  type Rulings,
  type Seat,
} from '../../../games/dragon-market/index.ts';

type Name = 'A' | 'B' | 'C' | 'D';
const NAMES: readonly Name[] = ['A', 'B', 'C', 'D'];

export interface SideWords {
  coins?: number;
  goods?: Kind[];
  objective?: number | null;
  done?: number[];
  powers?: PowerId[]; // of red cards that are done
  need?: Kind[]; // all that is not held, when absent
}

export interface BayWords extends Partial<Record<Name, SideWords>> {
  players?: 2 | 3 | 4;
  turn?: Name;
  first?: Name;
  phase?: Position['phase'];
  dice?: [number, number];
  points?: number;
  paid?: 0 | 1 | 2;
  used?: PowerId[];
  drawn?: number[];
  owed?: number;
  because?: 'end-turn' | 'power';
  goods?: Record<string, Kind>; // kinds by pile, such as '3a'; else pile 0a has kind 0, 0b kind 1, 1a kind 2 …
  left?: Record<string, 0 | 1 | 2>;
  pile?: number[]; // objectives, top first
  rulings?: Partial<Rulings>;
  deck?: NonNullable<Position['deck']>;
}

const WORD = /^(?:(\d)([ab])?|#)?([A-D]*)$/;
const AHEAD: Readonly<Record<string, Heading>> = { '-10': 'n', '1': 'e', '10': 's', '-1': 'w' };

interface Drawn {
  readonly sailors: Map<number, number>;
  readonly piles: Map<string, number>; // by name, such as '3a'
  readonly heirs: Map<Name, number>;
}

function readPicture(picture: string): Drawn {
  const drawn: Drawn = { sailors: new Map(), piles: new Map(), heirs: new Map() };
  const rows = picture
    .split('\n')
    .map((row) => row.trim())
    .filter((row) => row !== '');
  rows.forEach((row, y) => {
    row.split(/\s+/).forEach((word, x) => {
      if (word === '.') return;
      const found = WORD.exec(word);
      if (found === null || x > 9 || y > 9) throw new Error(`what is ${word} in row ${y}?`);
      const square = y * 10 + x;
      if (found[1] !== undefined && found[2] === undefined) drawn.sailors.set(Number(found[1]), square);
      if (found[2] !== undefined) drawn.piles.set(found[1]! + found[2], square);
      for (const name of found[3]!) drawn.heirs.set(name as Name, square);
    });
  });
  return drawn;
}

/** Places for boats that nobody cares about, all heading east in the south. */
function* parking(): Generator<number> {
  for (let row = 8; row >= 5; row--) for (const column of [1, 4, 7]) yield row * 10 + column;
}

function boatsOf({ sailors, piles }: Drawn, words: BayWords, held: readonly Kind[]): Position['boats'] {
  const free = parking();
  const kinds = Array.from({ length: 20 }, (_, kind) => kind);
  for (const [pile, kind] of Object.entries(words.goods ?? {})) {
    const at = Number(pile[0]) * 2 + (pile[1] === 'a' ? 0 : 1);
    const other = kinds.indexOf(kind);
    [kinds[at], kinds[other]] = [kinds[other]!, kinds[at]!];
  }
  const leftOf = (kind: Kind) => (2 - held.filter((one) => one === kind).length) as 0 | 1 | 2;
  return Array.from({ length: 10 }, (_, boat) => {
    const sailor = sailors.get(boat);
    const parked = sailor === undefined ? (free.next().value as number) : 0;
    const heading = sailor === undefined ? 'e' : AHEAD[piles.get(`${boat}a`)! - sailor];
    if (heading === undefined) throw new Error(`boat ${boat} lies askew`);
    return {
      at: sailor ?? (isCentreBoat(boat) ? parked : parked - 1),
      heading,
      piles: (['a', 'b'] as const).map((name, i) => ({
        kind: kinds[boat * 2 + i]!,
        left: words.left?.[`${boat}${name}`] ?? leftOf(kinds[boat * 2 + i]!),
      })),
    };
  });
}

/** By side: what is said, and an objective for everybody. */
function sidesOf(words: BayWords, players: number): { sides: Position['sides']; named: number[] } {
  const red = words.rulings?.objectives === 'red';
  const deck = red ? (words.deck?.red ?? RED).map(({ goods }) => goods) : (words.deck?.blue ?? BLUE);
  const count = words.rulings?.teams ? 2 : players;
  const told = NAMES.slice(0, count).map((name) => {
    const { powers = [], done = [], ...rest } = words[name] ?? {};
    return { ...rest, done: [...done, ...powers.map((power) => POWERS.indexOf(power))] };
  });
  const taken = [
    ...told.flatMap(({ done, objective }) => [...done, objective ?? -1]),
    ...(words.drawn ?? []),
  ];
  const free = deck.map((_, card) => card).filter((card) => !taken.includes(card));
  const sides = told.map(({ coins = 0, goods = [], objective = free.shift()!, done, need }) => ({
    coins,
    goods,
    objective,
    done,
    need: need ?? (objective === null ? [] : deck[objective]!.filter((kind) => !goods.includes(kind))),
  }));
  return { sides, named: free };
}

export function position(picture: string, words: BayWords = {}): Position {
  const drawn = readPicture(picture);
  const seated = NAMES.filter((name) => drawn.heirs.has(name) || words[name] !== undefined);
  const players =
    words.players ??
    (words.rulings?.teams ? 4 : undefined) ??
    (Math.max(2, ...seated.map((name) => NAMES.indexOf(name) + 1)) as 2 | 3 | 4);
  const powered = NAMES.some((name) => words[name]?.powers !== undefined);
  const rulings = { ...(powered && { objectives: 'red' as const }), ...words.rulings };
  const { sides, named } = sidesOf({ ...words, rulings }, players);
  const phase = words.phase ?? 'move';
  const dice = words.dice ?? ([3, 3] as [number, number]);
  const { drawn: cards, owed, because, deck } = words;
  return {
    players,
    ...(Object.keys(rulings).length > 0 && { rulings }),
    ...(deck && { deck }),
    boats: boatsOf(
      drawn,
      words,
      sides.flatMap((side) => side.goods),
    ),
    heirs: pontoons(players).map((home, seat) => drawn.heirs.get(NAMES[seat]!) ?? home),
    sides,
    pile: words.pile ?? named,
    firstPlayer: NAMES.indexOf(words.first ?? 'A') as Seat,
    toMove: NAMES.indexOf(words.turn ?? 'A') as Seat,
    phase,
    ...(cards && { drawn: cards }),
    ...(phase !== 'roll' && {
      dice,
      points: words.points ?? dice[0] + dice[1] + (words.paid ?? 0),
      paid: words.paid ?? 0,
      used: words.used ?? [],
    }),
    ...(owed !== undefined && { owed }),
    ...(because && { because }),
  };
}
