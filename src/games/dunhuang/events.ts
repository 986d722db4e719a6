/**
 * What happened in a move, in order, as codes and numbers: for the log, the animation and for what
 * each seat remembers. Words for them are in i18n. A field that only some may see is optional:
 * `redact` takes it away for everybody else.
 */
import { redactWith } from '../../lib/engine-door.ts';
import { InvalidInput } from './errors.ts';
import type { RuleId } from './rules.ts';
import type { CharacterId, Good, Seat, Space } from './types.ts';

interface Happening<Type extends string> {
  readonly type: Type;
  readonly rule: RuleId;
  readonly seat: Seat; // who does it
}

/** Goods that some seats saw and the others only counted. */
interface Hidden {
  readonly count: number;
  readonly goods?: readonly Good[];
}

export type GameEvent =
  | (Happening<'kept'> & { readonly good?: Good; readonly unkept?: readonly Good[] })
  | Happening<'first-player'>
  | (Happening<'camel-placed'> & { readonly space: Space })
  | (Happening<'camel-moved'> & {
      readonly from: Space;
      readonly to: Space;
      readonly steps: number;
      readonly paid: number;
    })
  | (Happening<'good-taken'> & {
      readonly good: Good;
      readonly space: Space;
      readonly to: 'hand' | 'shop';
    })
  | (Happening<'no-good'> & { readonly space: Space })
  | (Happening<'coins-taken'> & { readonly count: number })
  | Happening<'bonus-skipped'>
  | (Happening<'character-used'> & { readonly character: CharacterId })
  | (Happening<'discarded'> & { readonly good: Good; readonly from: 'hand' | 'shop' })
  | (Happening<'prestige-taken'> & { readonly count: number })
  | (Happening<'drew'> & Hidden)
  | (Happening<'drawn-kept'> & { readonly good?: Good })
  | (Happening<'buried'> & Hidden)
  | (Happening<'market-exchanged'> & {
      readonly space: Space;
      readonly gave: Good;
      readonly took: Good;
      readonly zone: 'hand' | 'shop';
    })
  | (Happening<'market-taken'> & { readonly space: Space; readonly good: Good })
  | (Happening<'cards-taken'> & { readonly from: Seat } & Hidden)
  | (Happening<'cards-given'> & { readonly to: Seat } & Hidden)
  | (Happening<'moved'> & { readonly good: Good; readonly to: 'hand' | 'shop' })
  | (Happening<'token-turned'> & { readonly good: Good })
  | (Happening<'token-taken'> & {
      readonly good: Good;
      readonly from: Seat | null; // null: the middle
      readonly by: 'free' | 'more' | 'tie';
    })
  | (Happening<'token-missed'> & {
      readonly good: Good;
      readonly holder: Seat | null;
      readonly why: 'fewer' | 'cannot-pay' | 'declined';
    })
  | (Happening<'token-protected'> & { readonly good: Good; readonly taker: Seat })
  | (Happening<'token-returned'> & { readonly good: Good })
  | (Happening<'asked'> & {
      readonly question: 'protect' | 'pay';
      readonly good: Good;
      readonly other: Seat;
    })
  | (Happening<'paid'> & { readonly to: Seat; readonly count: number })
  | Happening<'won'>
  | (Happening<'refilled'> & { readonly space: Space; readonly good: Good })
  | Happening<'ran-short'>
  | (Happening<'turn-ended'> & { readonly next: Seat })
  | Happening<'game-ended'>;

export type EventType = GameEvent['type'];

/** Who saw the hidden cards of an event; undefined where it hides none. */
function witnesses(event: GameEvent): readonly Seat[] | undefined {
  switch (event.type) {
    case 'kept':
    case 'drew':
    case 'drawn-kept':
    case 'buried':
      return [event.seat];
    case 'cards-taken':
      return [event.seat, event.from];
    case 'cards-given':
      return [event.seat, event.to];
    default:
      return undefined;
  }
}

/** The event as that seat saw it; undefined is a bystander. */
export const redact = (event: GameEvent, seat: Seat | undefined): GameEvent =>
  redactWith(hideFrom, event, seat, () => new InvalidInput('event'));

function hideFrom(event: GameEvent, seat: Seat | undefined): GameEvent {
  const seen = witnesses(event);
  if (seen === undefined || (seat !== undefined && seen.includes(seat))) return event;
  const {
    good: _good,
    goods: _goods,
    unkept: _unkept,
    ...open
  } = event as GameEvent & {
    good?: Good;
    goods?: readonly Good[];
    unkept?: readonly Good[];
  };
  return open as GameEvent;
}
