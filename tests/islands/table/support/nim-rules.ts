import type * as table from '../../../../src/islands/table/game/rules.ts';
import type { PlayerCount, Seat } from '../../../../src/lib/seats.ts';

export interface Options extends table.GameOptions {
  readonly heaps?: readonly number[];
}
export type Move =
  | { readonly type: 'take'; readonly heap: number; readonly stones: number }
  | { readonly type: 'draw' }
  | { readonly type: 'end' };
export type Event = { readonly seat: Seat; readonly rule: string } & (
  | { readonly type: 'took'; readonly heap: number; readonly stones: number }
  | { readonly type: 'drew'; readonly stone?: number }
  | { readonly type: 'ended' }
  | { readonly type: 'won' }
);
export interface State {
  readonly players: PlayerCount;
  readonly seed: string;
  readonly heaps: readonly number[];
  readonly bags: readonly (readonly number[])[]; // what each has drawn
  readonly seat: Seat;
  readonly done: boolean; // the turn is, but for saying so
  readonly winner: Seat | undefined;
}
export interface View extends table.View {
  readonly heaps: readonly number[];
  readonly bags: readonly (readonly number[] | number)[]; // another's is only counted
  readonly done: boolean;
}

class NotNim extends Error {
  readonly code: string;
  readonly detail = { game: 'nim' };
  constructor(code: string) {
    super(code);
    this.code = code;
  }
}

function createGame({ players, seed, heaps = [3, 4, 5], firstPlayer = 0 }: Options): State {
  if (firstPlayer >= players || heaps.some((stones) => !(stones > 0))) throw new NotNim('no-such-game');
  const bags = Array.from({ length: players }, () => []);
  return { players, seed, heaps, bags, seat: firstPlayer, done: false, winner: undefined };
}

function legalMoves({ heaps, done, winner }: State): Move[] {
  if (winner !== undefined) return [];
  if (done) return [{ type: 'end' }];
  const takes = heaps.flatMap((left, heap) =>
    Array.from({ length: left }, (_, n): Move => ({ type: 'take', heap, stones: n + 1 })),
  );
  return [...takes, { type: 'draw' }];
}

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

const check = (state: State, move: Move): table.MoveError | undefined =>
  legalMoves(state).some((one) => same(one, move)) ? undefined : { code: 'not-now', rule: 'nim.turn' };

/** Chance that the seed and what was drawn before decide. */
const stoneOf = ({ seed, bags }: State): number =>
  ([...seed].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) + 7 * bags.flat().length) % 10;

function playWithEvents(state: State, move: Move): { state: State; events: Event[] } {
  if (check(state, move)) throw new NotNim('illegal-move');
  const { heaps, seat, bags, players } = state;
  const by = { seat, rule: 'nim.turn' };
  switch (move.type) {
    case 'take': {
      const left = heaps.with(move.heap, heaps[move.heap]! - move.stones);
      const won = left.every((stones) => stones === 0);
      const took: Event = { ...by, ...move, type: 'took' };
      const events: Event[] = won ? [took, { ...by, type: 'won' }] : [took];
      return { state: { ...state, heaps: left, done: true, winner: won ? seat : undefined }, events };
    }
    case 'draw': {
      const stone = stoneOf(state);
      const next = { ...state, done: true, bags: bags.with(seat, [...bags[seat]!, stone]) };
      return { state: next, events: [{ ...by, type: 'drew', stone }] };
    }
    case 'end': {
      const next = { ...state, done: false, seat: ((seat + 1) % players) as Seat };
      return { state: next, events: [{ ...by, type: 'ended' }] };
    }
  }
}

function view(state: State, seat?: Seat, open = false): View {
  const { players, heaps, bags, done, winner } = state;
  return {
    seat: seat ?? null,
    players,
    toMove: winner === undefined ? state.seat : null,
    firstPlayer: 0,
    heaps,
    done,
    bags: bags.map((bag, of) => (open || of === seat ? bag : bag.length)),
  };
}

function redact(event: Event, seat?: Seat): Event {
  if (event.type !== 'drew' || event.seat === seat) return event;
  const { stone: _hidden, ...rest } = event;
  return rest;
}

function countPlayable(options: Options, moves: readonly unknown[]): number {
  let state = createGame(options);
  for (const [n, move] of moves.entries()) {
    if (check(state, move as Move)) return n;
    ({ state } = playWithEvents(state, move as Move));
  }
  return moves.length;
}

export const recordCodes: table.RecordCodes = {
  id: 'nim',
  encodeGame: (record) => Buffer.from(JSON.stringify(record)).toString('base64url'),
  decodeGame(code) {
    let record: unknown;
    try {
      record = JSON.parse(Buffer.from(code, 'base64url').toString());
    } catch {
      throw new NotNim('not-a-record');
    }
    const { options, moves } = record as { options: Options; moves: Move[] };
    if (countPlayable(options, moves) < moves.length) throw new NotNim('illegal-move');
    return { options, moves };
  },
};

export const rules: table.Rules = {
  id: 'nim',
  hasSetUp: false,
  createGame,
  toMove: ({ seat, winner }: State) => (winner === undefined ? seat : undefined),
  legalMoves,
  check,
  playWithEvents,
  outcome: ({ winner }: State) => (winner === undefined ? undefined : { winners: [winner] }),
  view: (state: State, seat) => view(state, seat),
  openView: (state: State, seat) => view(state, seat, true),
  redact,
  endsTurn: ({ type }: Event) => type === 'ended',
  revealsHidden: ({ type }: Event) => type === 'drew' || type === 'won',
  isMoveItself: ({ type }: Event) => type !== 'won',
  formality: (state: State, ending = false) => (ending && state.done ? legalMoves(state)[0] : undefined),
  // What will be drawn nobody knows beforehand.
  foresee: (state: State, _seat, move: Move) =>
    check(state, move) ? [] : playWithEvents(state, move).events.map((event) => redact(event)),
  readOptions: ({ players, seed, heaps, firstPlayer }) => ({ players, seed, heaps, firstPlayer }) as Options,
  countPlayable,
  optionsAgain: ({ heaps }: Options) => (heaps ? { heaps } : {}),
  endMove: 'end',
};
