/** Moves as plain JSON, and their way into and out of packed numbers. */
import { packWith } from '../../lib/engine-door.ts';
import type { Need } from './characters/character.ts';
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
  | { readonly type: 'keep'; readonly good: Good }
  | { readonly type: 'place-camel'; readonly space: Space }
  | { readonly type: 'move-camel'; readonly steps: number }
  | { readonly type: 'take-good'; readonly to: 'shop' | 'hand' }
  | { readonly type: 'take-coins' }
  | { readonly type: 'skip-bonus' }
  | { readonly type: 'painter'; readonly discard: Good }
  | { readonly type: 'musician'; readonly discard: Good }
  | { readonly type: 'princess' }
  | { readonly type: 'dancer' }
  | { readonly type: 'interpreter' }
  | { readonly type: 'diplomat' }
  | { readonly type: 'soldier'; readonly give: Good; readonly space: Space }
  | { readonly type: 'general'; readonly give: Good; readonly space: Space }
  | { readonly type: 'trader'; readonly from: Seat }
  | { readonly type: 'merchant'; readonly from: Seat }
  | { readonly type: 'give'; readonly goods: readonly Good[] }
  | { readonly type: 'maid'; readonly shop: Good; readonly hand: Good }
  | { readonly type: 'domestic'; readonly good: Good; readonly to: 'hand' | 'shop' }
  | { readonly type: 'shepherd'; readonly space: Space }
  | { readonly type: 'farmer'; readonly space: Space }
  | { readonly type: 'manichean'; readonly token: Good }
  | { readonly type: 'buddhist'; readonly token: Good }
  | { readonly type: 'protect' }
  | { readonly type: 'yield' }
  | { readonly type: 'pay' }
  | { readonly type: 'decline' }
  | { readonly type: 'end-turn' };

export type MoveType = Move['type'];

type FieldKind = Need | 'good' | 'steps' | 'goods';
interface Shape {
  readonly kind: number;
  readonly fields: readonly (readonly [name: string, kind: FieldKind])[];
}

const SHAPES: ReadonlyMap<string, Shape> = new Map<string, Shape>([
  ['keep', { kind: KEEP, fields: [['good', 'good']] }],
  ['place-camel', { kind: PLACE_CAMEL, fields: [['space', 'space']] }],
  ['move-camel', { kind: MOVE_CAMEL, fields: [['steps', 'steps']] }],
  ['take-good', { kind: TAKE_GOOD, fields: [['to', 'zone']] }],
  ['take-coins', { kind: TAKE_COINS, fields: [] }],
  ['skip-bonus', { kind: SKIP_BONUS, fields: [] }],
  ['give', { kind: GIVE, fields: [['goods', 'goods']] }],
  ['protect', { kind: PROTECT, fields: [] }],
  ['yield', { kind: YIELD, fields: [] }],
  ['pay', { kind: PAY, fields: [] }],
  ['decline', { kind: DECLINE, fields: [] }],
  ['end-turn', { kind: END_TURN, fields: [] }],
  ...CAST.map(({ id, fields }, index): [string, Shape] => [id, { kind: USE + index, fields }]),
]);

const ANY_GOOD = [1, 10] as const;
const BOUNDS = {
  good: ANY_GOOD,
  hand: ANY_GOOD,
  shop: ANY_GOOD,
  own: ANY_GOOD,
  token: ANY_GOOD,
  space: [0, 7],
  seat: [0, 3],
  steps: [0, 255],
} as const;

/** The packed value of a field, or -1. `goods` fills both places of a packed move. */
function readField(kind: FieldKind, value: unknown): number {
  if (kind === 'zone') return value === 'shop' ? TO_SHOP : value === 'hand' ? TO_HAND : -1;
  if (kind === 'goods') return readGoods(value);
  if (typeof value !== 'number' || !Number.isInteger(value)) return -1;
  const bounds = BOUNDS[kind];
  return value >= bounds[0] && value <= bounds[1] ? value : -1;
}

/** One or two goods, ascending, in a plain list. */
function readGoods(value: unknown): number {
  if (!Array.isArray(value) || value.length < 1 || value.length > 2) return -1;
  if (Object.getPrototypeOf(value) !== Array.prototype || Object.keys(value).length !== value.length)
    return -1;
  const first = readField('good', value[0]);
  if (value.length === 1) return first < 0 ? -1 : first << 8;
  const second = readField('good', value[1]);
  return first < 0 || second < first ? -1 : (first << 8) | second;
}

/**
 * The packed form of whatever somebody calls a move, or -1 if it is not one: other types, missing or
 * extra fields, fields that are inherited.
 */
export const packMove = (value: unknown): number => packWith(readMove, value);

function readMove(move: Record<string, unknown>): number {
  const type = move['type'];
  const shape = typeof type === 'string' ? SHAPES.get(type) : undefined;
  if (shape === undefined) return -1;
  let packed = shape.kind << 16;
  let fields = -1; // `type` itself is none
  // `for in` is much quicker here than asking for the list of keys, and sees all that JSON can say.
  for (const name in move) {
    if (++fields > shape.fields.length) return -1;
    if (name === 'type') continue;
    const at = shape.fields[0]?.[0] === name ? 0 : shape.fields[1]?.[0] === name ? 1 : -1;
    if (at < 0) return -1;
    const kind = shape.fields[at]![1];
    const field = readField(kind, move[name]);
    if (field < 0) return -1;
    packed |= at === 0 && kind !== 'goods' ? field << 8 : field;
  }
  return fields === shape.fields.length ? packed : -1;
}

export function unpackMove(packed: number): Move {
  const kind = kindOf(packed);
  const first = firstOf(packed);
  const second = secondOf(packed);
  switch (kind) {
    case KEEP:
      return { type: 'keep', good: first as Good };
    case PLACE_CAMEL:
      return { type: 'place-camel', space: first as Space };
    case MOVE_CAMEL:
      return { type: 'move-camel', steps: first };
    case TAKE_GOOD:
      return { type: 'take-good', to: first === TO_SHOP ? 'shop' : 'hand' };
    case TAKE_COINS:
      return { type: 'take-coins' };
    case SKIP_BONUS:
      return { type: 'skip-bonus' };
    case GIVE:
      return { type: 'give', goods: (second === 0 ? [first] : [first, second]) as Good[] };
    case PROTECT:
      return { type: 'protect' };
    case YIELD:
      return { type: 'yield' };
    case PAY:
      return { type: 'pay' };
    case DECLINE:
      return { type: 'decline' };
    case END_TURN:
      return { type: 'end-turn' };
    default:
      return CAST[kind - USE]!.write(first, second);
  }
}
