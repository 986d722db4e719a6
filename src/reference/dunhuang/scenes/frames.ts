/** Plays a scene on the engine and says what each picture shows. */
import {
  fromPosition,
  type GameEvent,
  type Good,
  legalMoves,
  type Position,
  playWithEvents,
  type Seat,
  type Space,
  type State,
  toPosition,
} from '../../../games/dunhuang/index.ts';
import type { ExampleSeat } from '../Seat.tsx';
import type { SceneSpec } from './spec.ts';

/** Mei is she, Bo he, Lin she: as in the texts. */
export const NAMES: readonly string[] = ['Mei', 'Bo', 'Lin'];

export interface Frame {
  readonly position: Position;
  readonly seats: readonly ExampleSeat[];
  /** Cards drawn and not yet chosen from. */
  readonly drawn: readonly Good[];
  /** Tokens of the scene that lie in the middle now. */
  readonly middle: readonly Good[];
  /** The market spaces from which the Shepherd or the Farmer may take a card now. */
  readonly reach: readonly Space[];
  /** What the engine says has happened since the picture before. */
  readonly events: readonly GameEvent[];
}

/** The chance in a scene is the same in every build. */
const SEED = 'dunhuang';

/** The cards that came to a seat's shop or hand, by the events. */
function cardsGained(events: readonly GameEvent[], seat: Seat, zone: 'shop' | 'hand'): Good[] {
  return events.flatMap((event): readonly Good[] => {
    if (event.type === 'cards-given' && event.to === seat) return zone === 'hand' ? (event.goods ?? []) : [];
    if (event.seat !== seat) return [];
    switch (event.type) {
      case 'good-taken':
      case 'moved':
        return event.to === zone ? [event.good] : [];
      case 'market-exchanged':
        return event.zone === zone ? [event.took] : [];
      case 'market-taken':
        return zone === 'hand' ? [event.good] : [];
      case 'drawn-kept':
        return zone === 'hand' && event.good !== undefined ? [event.good] : [];
      case 'cards-taken':
        return zone === 'hand' ? (event.goods ?? []) : [];
      default:
        return [];
    }
  });
}

export function exampleSeat(position: Position, seat: Seat, events: readonly GameEvent[]): ExampleSeat {
  const { shop, hand, tokens, coins, prestige } = position.seats[seat]!;
  return {
    name: NAMES[seat]!,
    shop,
    tokens: Object.fromEntries(tokens.map(({ good, side }) => [good, side])),
    hand,
    coins,
    prestige,
    new: cardsGained(events, seat, 'shop'),
    newHand: cardsGained(events, seat, 'hand'),
  };
}

/** What a seat has nothing of in the whole scene is left out of its pictures. */
function withoutNothing(seat: ExampleSeat, ever: readonly Position['seats'][number][]): ExampleSeat {
  const { shop, hand, prestige, ...rest } = seat;
  return {
    ...rest,
    ...(shop && ever.some((one) => one.shop.length > 0) && { shop }),
    ...(hand && ever.some((one) => one.hand.length > 0) && { hand }),
    ...(prestige !== undefined && ever.some((one) => one.prestige > 0) && { prestige }),
  };
}

const reachIn = (state: State): Space[] =>
  legalMoves(state).flatMap((move) =>
    move.type === 'shepherd' || move.type === 'farmer' ? [move.space] : [],
  );

export function framesOf({ position, steps, frames, seats }: SceneSpec): Frame[] {
  let state: State = fromPosition(position, SEED);
  let events: GameEvent[] = [];
  const made: { position: Position; reach: Space[]; events: GameEvent[] }[] = [];
  for (let played = 0; played <= steps.length; played++) {
    if (frames.includes(played)) {
      made.push({ position: toPosition(state), reach: reachIn(state), events });
      events = [];
    }
    const step = steps[played];
    if (step === undefined) break;
    const next = playWithEvents(state, typeof step === 'function' ? step(toPosition(state)) : step);
    state = next.state;
    events = [...events, ...next.events];
  }
  const held = ({ seats: all }: Position) => all.flatMap(({ tokens }) => tokens.map(({ good }) => good));
  const tokens = [...new Set(made.flatMap((frame) => held(frame.position)))];
  return made.map((frame) => ({
    ...frame,
    seats: seats.map((seat) =>
      withoutNothing(
        exampleSeat(frame.position, seat, frame.events),
        made.map(({ position }) => position.seats[seat]!),
      ),
    ),
    drawn: frame.position.pending?.type === 'keep' ? frame.position.pending.drawn : [],
    middle: tokens.filter((good) => !held(frame.position).includes(good)),
  }));
}
