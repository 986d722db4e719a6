/** A move is plain JSON, tagged by `type`. Behind the door it is one number (`packed.ts`). */
import { packWith } from '../../lib/engine-door.ts';
import { placeOf, squareOf } from './chart.ts';
import {
  CROSS,
  DIAGONAL,
  DRIFT,
  END_TURN,
  FAR,
  firstOf,
  JUMP,
  KEEP,
  kindOf,
  LEAP,
  NEED_NOT,
  PAY,
  PIVOT,
  PLACE_BOAT,
  REROLL,
  RESTACK,
  ROLL,
  SLIDE,
  STEP,
  SWAP,
  SWING,
  secondOf,
  TAKE,
  TAKE_COIN,
  TURN_BOAT,
} from './packed.ts';
import {
  type BoatId,
  HEADINGS,
  type Heading,
  type Kind,
  type Seat,
  type Square,
  WAYS,
  type Way,
} from './types.ts';

export type Move =
  | { readonly type: 'place-boat'; readonly boat: BoatId; readonly at: Square; readonly heading: Heading }
  | { readonly type: 'keep'; readonly card: number }
  | { readonly type: 'need-not'; readonly kind: Kind }
  | { readonly type: 'roll' }
  | { readonly type: 'reroll'; readonly die: 0 | 1 }
  | { readonly type: 'pay' }
  | { readonly type: 'slide' | 'leap' | 'drift'; readonly boat: BoatId; readonly by: number }
  | { readonly type: 'turn' | 'pivot'; readonly boat: BoatId; readonly to: Way }
  | { readonly type: 'step' | 'diagonal' | 'jump'; readonly to: Square }
  | { readonly type: 'take'; readonly kind: Kind }
  | { readonly type: 'swing' | 'restack'; readonly boat: BoatId }
  | { readonly type: 'cross'; readonly over: Square; readonly to: Square }
  | { readonly type: 'swap'; readonly with: Seat }
  | { readonly type: 'take-coin'; readonly from: Seat }
  | { readonly type: 'end-turn' };

export type MoveType = Move['type'];

/** What a field says: where its number lies in a packed move, how it is read (-1 for what it cannot be), and how written. */
interface Field {
  readonly shift: number;
  read(value: unknown): number;
  write(part: number): unknown;
}

const FIRST = 8;
const SECOND = 0;
const MOST_SQUARES = 99; // that a boat can be told to go: the bay has ten, whoever asks for more is told why not

const upTo = (most: number, shift = FIRST): Field => ({
  shift,
  read: (value) =>
    Number.isInteger(value) && (value as number) >= 0 && (value as number) <= most ? (value as number) : -1,
  write: (part) => part,
});
const among = (values: readonly unknown[], shift: number): Field => ({
  shift,
  read: (value) => values.indexOf(value),
  write: (part) => values[part],
});

const square = (shift = FIRST): Field => ({
  shift,
  read: (value) =>
    Number.isInteger(value) && (value as number) >= 0 && (value as number) < 100
      ? placeOf(value as number)
      : -1,
  write: squareOf,
});
const by: Field = {
  shift: SECOND,
  read: (value) =>
    Number.isInteger(value) && Math.abs(value as number) <= MOST_SQUARES ? FAR + (value as number) : -1,
  write: (part) => part - FAR,
};
const boat = upTo(9);
const way = among(WAYS, SECOND);
const seat = upTo(3);

type Shape = readonly [type: MoveType, kind: number, fields: Readonly<Record<string, Field>>];
const NO_FIELDS: Readonly<Record<string, Field>> = {};

const SHAPES: readonly Shape[] = [
  [
    'place-boat',
    PLACE_BOAT,
    {
      boat: { shift: 2, read: boat.read, write: (part) => (part >> 2) & 15 },
      at: square(),
      heading: { shift: 0, read: among(HEADINGS, SECOND).read, write: (part) => HEADINGS[part & 3] },
    },
  ],
  ['keep', KEEP, { card: upTo(12) }],
  ['need-not', NEED_NOT, { kind: upTo(19) }],
  ['roll', ROLL, NO_FIELDS],
  ['reroll', REROLL, { die: upTo(1) }],
  ['pay', PAY, NO_FIELDS],
  ['slide', SLIDE, { boat, by }],
  ['turn', TURN_BOAT, { boat, to: way }],
  ['step', STEP, { to: square() }],
  ['take', TAKE, { kind: upTo(19) }],
  ['leap', LEAP, { boat, by }],
  ['swing', SWING, { boat }],
  ['drift', DRIFT, { boat, by }],
  ['pivot', PIVOT, { boat, to: way }],
  ['cross', CROSS, { over: square(), to: square(SECOND) }],
  ['diagonal', DIAGONAL, { to: square() }],
  ['jump', JUMP, { to: square() }],
  ['swap', SWAP, { with: seat }],
  ['restack', RESTACK, { boat }],
  ['take-coin', TAKE_COIN, { from: seat }],
  ['end-turn', END_TURN, NO_FIELDS],
];

export const MOVE_TYPES: readonly MoveType[] = SHAPES.map(([type]) => type);
const BY_TYPE: ReadonlyMap<unknown, Shape> = new Map(SHAPES.map((shape) => [shape[0], shape]));
const BY_KIND = new Map(
  SHAPES.map(([type, kind, fields]) => [kind, { type, fields: Object.entries(fields) }]),
);

/**
 * The packed form of whatever somebody calls a move, or -1 if it is not one: other types, missing or extra fields, fields that
 * are inherited.
 */
export const packMove = (value: unknown): number => packWith(readMove, value);

function readMove(move: Record<string, unknown>): number {
  const shape = BY_TYPE.get(move['type']);
  if (shape === undefined) return -1;
  const [, kind, fields] = shape;
  let packed = kind << 16;
  let missing = Object.keys(fields).length;
  for (const name of Object.keys(move)) {
    if (name === 'type') continue;
    if (!Object.hasOwn(fields, name)) return -1;
    const field = fields[name]!;
    const part = field.read(move[name]);
    if (part < 0) return -1;
    packed |= part << field.shift;
    missing--;
  }
  return missing === 0 ? packed : -1;
}

export function unpackMove(packed: number): Move {
  const { type, fields } = BY_KIND.get(kindOf(packed))!;
  const move: Record<string, unknown> = { type };
  for (const [name, field] of fields) {
    move[name] = field.write(field.shift === FIRST ? firstOf(packed) : secondOf(packed));
  }
  return move as Move;
}
