/** A table to try tokens on: Mei, Bo and their bamboo, on the real engine. */
import { computed, type ReadonlySignal, signal } from '@preact/signals';
import {
  check,
  fromPosition,
  type GameEvent,
  legalMoves,
  type Move,
  type Position,
  playWithEvents,
  type Side,
  type State,
  toMove,
  toPosition,
  type tracker,
} from '../../../games/dunhuang/index.ts';
import { circleWith, table } from '../../../reference/dunhuang/scenes/spec.ts';

/** What a reader may let happen; each is one move of one player at a table arranged for it. */
export const DEEDS = ['bo-adds', 'mei-adds', 'mei-carries', 'bo-carries', 'mei-turns', 'bo-turns'] as const;
export type Deed = (typeof DEEDS)[number];

export const ANSWERS = ['protect', 'yield', 'pay', 'decline'] as const;
export type Answer = (typeof ANSWERS)[number];

const BAMBOO = 6;

const SEAT = { mei: 0, bo: 1 } as const;

/** The players as they are, the camel where the deed needs it. */
function arrange(
  { seats }: Position,
  religion: tracker.Religion,
  deed: Deed,
): { position: Position; move: Move } {
  const [who, what] = deed.split('-') as ['mei' | 'bo', 'adds' | 'carries' | 'turns'];
  const circle = circleWith(religion).map((id) => (id === 'maid' ? 'domestic' : id));
  const at = what === 'carries' ? 'domestic' : religion;
  const plain = { ...table({ at: religion, toMove: SEAT[who] }), circle, seats, steps: 1 };
  const camel = circle.indexOf(at) as Position['camel'];
  const market = plain.market.map((good, space) => (space === camel ? null : good));
  switch (what) {
    case 'adds':
      market[camel] = BAMBOO;
      return {
        position: { ...plain, camel, market, phase: 'good' },
        move: { type: 'take-good', to: 'shop' },
      };
    case 'carries':
      return {
        position: { ...plain, camel, market, phase: 'bonus' },
        move: { type: 'domestic', good: BAMBOO, to: 'hand' },
      };
    case 'turns':
      return {
        position: { ...plain, camel, market, phase: 'bonus' },
        move: { type: religion, token: BAMBOO },
      };
  }
}

/** The state in which the deed can be done; undefined where the rules do not allow it now. */
function prepare(
  now: Position,
  religion: tracker.Religion,
  deed: Deed,
): { state: State; move: Move } | undefined {
  const { position, move } = arrange(now, religion, deed);
  try {
    const state = fromPosition(position, 'try');
    return check(state, move) === undefined ? { state, move } : undefined;
  } catch {
    return undefined; // more bamboo than the box has
  }
}

export interface TryOut {
  readonly religion: ReadonlySignal<tracker.Religion>;
  readonly position: ReadonlySignal<Position>;
  readonly deeds: ReadonlySignal<readonly Deed[]>;
  readonly answers: ReadonlySignal<readonly Answer[]>;
  /** What has happened, the last move last. */
  readonly events: ReadonlySignal<readonly (readonly GameEvent[])[]>;
  choose(religion: tracker.Religion): void;
  does(deed: Deed): void;
  answer(answer: Answer): void;
  reset(): void;
}

export function createTryOut(side: Side): TryOut {
  const opening = (religion: tracker.Religion): State =>
    fromPosition(
      table({ at: religion, mei: { shop: [6, 6], tokens: { 6: side } }, bo: { shop: [6], coins: 3 } }),
      'try',
    );
  const religion = signal<tracker.Religion>('manichean');
  const state = signal(opening('manichean'));
  const events = signal<readonly (readonly GameEvent[])[]>([]);
  const position = computed(() => toPosition(state.value));
  const asked = computed(() => {
    const { pending } = position.value;
    return pending !== undefined && toMove(state.value) !== undefined;
  });

  function make(from: State, move: Move) {
    const next = playWithEvents(from, move);
    state.value = next.state;
    events.value = [...events.value, next.events];
  }
  function reset() {
    state.value = opening(religion.value);
    events.value = [];
  }

  return {
    religion,
    position,
    events,
    deeds: computed(() =>
      asked.value ? [] : DEEDS.filter((deed) => prepare(position.value, religion.value, deed)),
    ),
    answers: computed(() => {
      if (!asked.value) return [];
      const legal = legalMoves(state.value).map(({ type }) => type);
      return ANSWERS.filter((answer) => legal.includes(answer));
    }),
    choose(chosen) {
      religion.value = chosen;
      reset();
    },
    does(deed) {
      const ready = prepare(position.value, religion.value, deed);
      if (ready) make(ready.state, ready.move);
    },
    answer: (type) => make(state.value, { type }),
    reset,
  };
}
