/** Moves as plain JSON, and their way into and out of packed numbers. */
import { CAST } from './characters/index.ts';
import {
  DECLINE,
  END_TURN,
  firstOf,
  GIVE,
  KEEP,
  kindOf,
  MOVE_CAMEL,
  PAY,
  PLACE_CAMEL,
  PROTECT,
  pack,
  SKIP_BONUS,
  secondOf,
  TAKE_COINS,
  TAKE_GOOD,
  TO_HAND,
  TO_SHOP,
  USE,
  YIELD,
} from './packed.ts';
import type { Good, Seat, Space } from './types.ts';

export type Move =
  | { type: 'keep'; good: Good }
  | { type: 'place-camel'; space: Space }
  | { type: 'move-camel'; steps: number }
  | { type: 'take-good'; to: 'shop' | 'hand' }
  | { type: 'take-coins' }
  | { type: 'skip-bonus' }
  | { type: 'painter'; discard: Good }
  | { type: 'musician'; discard: Good }
  | { type: 'princess' }
  | { type: 'dancer' }
  | { type: 'interpreter' }
  | { type: 'diplomat' }
  | { type: 'soldier'; give: Good; space: Space }
  | { type: 'general'; give: Good; space: Space }
  | { type: 'trader'; from: Seat }
  | { type: 'merchant'; from: Seat }
  | { type: 'give'; goods: Good[] }
  | { type: 'maid'; shop: Good; hand: Good }
  | { type: 'domestic'; good: Good; to: 'hand' | 'shop' }
  | { type: 'shepherd'; space: Space }
  | { type: 'farmer'; space: Space }
  | { type: 'manichean'; token: Good }
  | { type: 'buddhist'; token: Good }
  | { type: 'protect' }
  | { type: 'yield' }
  | { type: 'pay' }
  | { type: 'decline' }
  | { type: 'end-turn' };

export type MoveType = Move['type'];

type FieldKind = 'good' | 'space' | 'seat' | 'zone' | 'steps';
interface Shape {
  readonly kind: number;
  readonly fields: readonly (readonly [name: string, kind: FieldKind])[];
}

/** `give` is the one move with a list in it: it is read and written apart. */
const SHAPES: ReadonlyMap<string, Shape> = new Map<string, Shape>([
  ['keep', { kind: KEEP, fields: [['good', 'good']] }],
  ['place-camel', { kind: PLACE_CAMEL, fields: [['space', 'space']] }],
  ['move-camel', { kind: MOVE_CAMEL, fields: [['steps', 'steps']] }],
  ['take-good', { kind: TAKE_GOOD, fields: [['to', 'zone']] }],
  ['take-coins', { kind: TAKE_COINS, fields: [] }],
  ['skip-bonus', { kind: SKIP_BONUS, fields: [] }],
  ['protect', { kind: PROTECT, fields: [] }],
  ['yield', { kind: YIELD, fields: [] }],
  ['pay', { kind: PAY, fields: [] }],
  ['decline', { kind: DECLINE, fields: [] }],
  ['end-turn', { kind: END_TURN, fields: [] }],
  ...CAST.map(({ id, fields }, index): [string, Shape] => [id, { kind: USE + index, fields }]),
]);

const BY_KIND: readonly (readonly [string, Shape] | undefined)[] = [...SHAPES].reduce(
  (kinds, entry) => {
    kinds[entry[1].kind] = entry;
    return kinds;
  },
  [] as (readonly [string, Shape])[],
);

const LOWEST: Record<FieldKind, number> = { good: 1, space: 0, seat: 0, zone: 0, steps: 0 };
const HIGHEST: Record<FieldKind, number> = { good: 10, space: 7, seat: 3, zone: 1, steps: 255 };

/** The packed value of a field, or -1. */
function readField(kind: FieldKind, value: unknown): number {
  if (kind === 'zone') return value === 'shop' ? TO_SHOP : value === 'hand' ? TO_HAND : -1;
  if (typeof value !== 'number' || !Number.isInteger(value)) return -1;
  return value >= LOWEST[kind] && value <= HIGHEST[kind] ? value : -1;
}

/** An object's own value; undefined for a getter, so that reading a move never runs its code. */
function own(value: object, name: string): unknown {
  return Object.getOwnPropertyDescriptor(value, name)?.value;
}

/** One or two goods, ascending, in a plain list. */
function readGoods(value: unknown): number {
  if (!Array.isArray(value) || Object.getPrototypeOf(value) !== Array.prototype) return -1;
  if (value.length < 1 || value.length > 2 || Reflect.ownKeys(value).length !== value.length + 1) return -1;
  const first = readField('good', own(value, '0'));
  if (value.length === 1) return first < 0 ? -1 : pack(GIVE, first);
  const second = readField('good', own(value, '1'));
  return first < 0 || second < first ? -1 : pack(GIVE, first, second);
}

/**
 * The packed form of whatever somebody calls a move, or -1 if it is not one: other types, missing or
 * extra fields, fields that are inherited or computed.
 */
export function packMove(value: unknown): number {
  try {
    if (typeof value !== 'object' || value === null) return -1;
    const prototype = Object.getPrototypeOf(value);
    if (prototype !== Object.prototype && prototype !== null) return -1;
    const type = own(value, 'type');
    const count = Reflect.ownKeys(value).length - 1;
    if (type === 'give') return count === 1 ? readGoods(own(value, 'goods')) : -1;
    const shape = typeof type === 'string' ? SHAPES.get(type) : undefined;
    if (shape === undefined || count !== shape.fields.length) return -1;
    let packed = pack(shape.kind);
    for (let i = 0; i < count; i++) {
      const [name, kind] = shape.fields[i]!;
      const field = readField(kind, own(value, name));
      if (field < 0) return -1;
      packed |= i === 0 ? field << 8 : field;
    }
    return packed;
  } catch {
    return -1; // a Proxy whose traps throw
  }
}

function writeField(kind: FieldKind, value: number): number | string {
  return kind === 'zone' ? (value === TO_SHOP ? 'shop' : 'hand') : value;
}

export function unpackMove(packed: number): Move {
  const kind = kindOf(packed);
  const first = firstOf(packed);
  const second = secondOf(packed);
  if (kind === GIVE) return { type: 'give', goods: (second === 0 ? [first] : [first, second]) as Good[] };
  const [type, { fields }] = BY_KIND[kind]!;
  const move: Record<string, unknown> = { type };
  if (fields.length > 0) move[fields[0]![0]] = writeField(fields[0]![1], first);
  if (fields.length > 1) move[fields[1]![0]] = writeField(fields[1]![1], second);
  return move as Move;
}
