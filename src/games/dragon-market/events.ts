/**
 * What happened in a move, in order, as codes and numbers: for the log and the animation. Words for them are in i18n. A field
 * that only one side may see is optional: `redact` takes it away for everybody else.
 */
import { redactWith } from '../../lib/engine-door.ts';
import { InvalidInput } from './errors.ts';
import type { RuleId } from './rules.ts';
import type { BoatId, Heading, Kind, PowerId, Seat, Square } from './types.ts';

interface Happening<Type extends string> {
  readonly type: Type;
  readonly rule: RuleId;
  readonly seat: Seat; // who does it
}

/** What only one side sees of its red objectives; `side` says which seats that are. */
interface Secret {
  readonly side: readonly Seat[];
}

export interface Lying {
  readonly at: Square;
  readonly heading: Heading;
}

export type GameEvent =
  | (Happening<'boat-placed'> & { readonly boat: BoatId } & Lying)
  | Happening<'goods-laid'>
  | (Happening<'objective-taken'> & { readonly card: number })
  | (Happening<'drew'> & Secret & { readonly count: number; readonly cards?: readonly number[] })
  | (Happening<'kept'> & Secret & { readonly card?: number; readonly back?: readonly number[] })
  | (Happening<'waived'> & Secret & { readonly kind?: Kind })
  | (Happening<'rolled'> & { readonly dice: readonly [number, number]; readonly points: number })
  | (Happening<'rerolled'> & { readonly die: 0 | 1; readonly face: number; readonly points: number })
  | (Happening<'paid'> & { readonly points: number })
  | (Happening<'boat-moved'> & {
      readonly how: 'slide' | 'turn' | 'leap' | 'swing' | 'drift' | 'pivot';
      readonly boat: BoatId;
      readonly from: Lying;
      readonly to: Lying;
      readonly carried: readonly Seat[];
    })
  | (Happening<'heir-moved'> & {
      readonly how: 'step' | 'cross' | 'diagonal' | 'jump';
      readonly from: Square;
      readonly to: Square;
      readonly passing: boolean; // another heir stands there
    })
  | (Happening<'swapped'> & { readonly with: Seat; readonly from: Square; readonly to: Square })
  | (Happening<'restacked'> & { readonly boat: BoatId })
  | (Happening<'took'> & { readonly kind: Kind; readonly at: Square; readonly left: number })
  | (Happening<'delivered'> & {
      readonly card: number;
      readonly goods: readonly Kind[];
      readonly done: number;
    })
  | (Happening<'power-won'> & { readonly power: PowerId })
  | Happening<'no-objective'>
  | (Happening<'coins-taken'> & { readonly count: number; readonly from: Seat | null }) // null: the stock
  | (Happening<'coins-short'> & { readonly count: number }) // nobody has any more
  | (Happening<'turn-ended'> & { readonly next: Seat })
  | (Happening<'won'> & { readonly winners: readonly Seat[] });

export type EventType = GameEvent['type'];

/** The event as that seat saw it; undefined is a bystander. */
export const redact = (event: GameEvent, seat: Seat | undefined): GameEvent =>
  redactWith(hideFrom, event, seat, () => new InvalidInput('event'));

function hideFrom(event: GameEvent, seat: Seat | undefined): GameEvent {
  if (!('side' in event)) return event;
  if (seat !== undefined && event.side.includes(seat)) return event;
  const {
    card: _card,
    cards: _cards,
    back: _back,
    kind: _kind,
    ...open
  } = event as GameEvent & {
    card?: number;
    cards?: readonly number[];
    back?: readonly number[];
    kind?: Kind;
  };
  return open as GameEvent;
}
