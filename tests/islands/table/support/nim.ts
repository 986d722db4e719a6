/**
 * Nim for the table: whoever takes the last stone wins. A turn is one take, or a draw from a bag that only the drawer sees, and
 * the word that it is over. It hands over the same two records as Dunhuang, and the table knows no more of it.
 */

import site from '../../../../src/i18n/site/en.json' with { type: 'json' };
import en from '../../../../src/i18n/table/en.json' with { type: 'json' };
import { translator } from '../../../../src/i18n/translate.ts';
import type { Bots } from '../../../../src/islands/table/game/bots.ts';
import type { BoardFace, Face } from '../../../../src/islands/table/game/face.ts';
import type { Game, Imagine, OnBoard, Opponents } from '../../../../src/islands/table/game/game.ts';
import type * as table from '../../../../src/islands/table/game/rules.ts';
import { GAME_WORDS, nameOf, type Speech, type Words } from '../../../../src/islands/table/game/words.ts';
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

const own = Object.fromEntries(GAME_WORDS.map((key) => [key, key])) as Pick<
  Words,
  (typeof GAME_WORDS)[number]
>;
export const words: Words = { ...site, ...en, ...own };

const nothing = () => null;

export const face: Face = {
  speech(lang, said, seating): Speech {
    const translated = translator(lang, said);
    return {
      ...translated,
      name: (seat) => nameOf(seating().players[seat]!, translated),
      colour: (seat) => seating().players[seat]!.colour,
      lists: new Intl.ListFormat(lang),
    };
  },
  SeatMark: nothing,
  Thumbnail: nothing,
  newGame: {
    own: { heaps: '3 4 5' },
    readOwn: ({ heaps }) => ({ heaps: typeof heaps === 'string' ? heaps : '3 4 5' }),
    async optionsOf({ heaps }: { heaps: string }) {
      const read = heaps.split(' ').map(Number);
      return read.every((stones) => stones > 0) ? { heaps: read } : undefined;
    },
    nameLevel: (level) => level,
    tellLevel: (level) => level,
    namePersonality: (one) => one,
    readHandover: (fragment) =>
      fragment.startsWith('#heaps=') ? { players: [], own: { heaps: fragment.slice(7) } } : undefined,
  },
  tellRecordProblem: (code) => `Nim: ${code}`,
};

function sentence(event: Event, { name }: Speech): string {
  switch (event.type) {
    case 'took':
      return `${name(event.seat)} takes ${event.stones} of heap ${event.heap}.`;
    case 'drew':
      return `${name(event.seat)} draws ${event.stone ?? 'something'}.`;
    case 'ended':
      return `${name(event.seat)} is done.`;
    case 'won':
      return `${name(event.seat)} has won.`;
  }
}

const nameMove = (move: Move) => [
  { text: move.type === 'take' ? `Take ${move.stones} of heap ${move.heap}` : move.type },
];

export const boardFace: BoardFace = {
  Board: nothing,
  Picture: nothing,
  Ending: nothing,
  Explain: nothing,
  /** The heap, and then each stone of it. */
  taps: (move: Move) =>
    move.type === 'take'
      ? [`heap.${move.heap}`, ...Array.from({ length: move.stones }, () => `stone.${move.heap}`)]
      : [`do.${move.type}`],
  leads: (target) => target.startsWith('heap.'),
  answers: (target) => target.startsWith('do.'),
  attempt: (_view, _tapped, target) =>
    target.startsWith('heap.') ? { type: 'take', heap: Number(target.slice(5)), stones: 1 } : undefined,
  nameMove,
  nameTurn: ({ moves }: { moves: readonly Move[]; chance: number }) => moves.map(nameMove),
  nameTarget: (target) => [{ text: target }],
  ask: (_view, tapped) => (tapped.length === 0 ? 'What do you take?' : 'How many?'),
  tellEvents: (events: Event[], speech) =>
    events.map((event) => ({ rule: event.rule, parts: [{ text: sentence(event, speech) }] })),
  tellReport: (events: Event[], speech) =>
    events
      .filter(({ type }) => type !== 'ended')
      .map((event) => ({ rule: event.rule, parts: [{ text: sentence(event, speech) }] })),
  tellError: ({ code }) => code,
  tellReasons: () => '',
  Facts: () => null,
  rulePath: (rule) => `/nim/rules/#${rule}`,
  rulesPath: '/nim/rules/',
  sound: () => undefined,
};

export const opponents: Opponents = {
  levels: ['fool', 'sage'],
  personalities: [],
  names: ['Bouton', 'Wythoff', 'Sprague', 'Grundy'],
  usual: { level: 'sage', personality: null },
};

/** The sage leaves a nim-sum of zero where that can be, and takes one stone where it cannot. */
export const createBots = (): Bots => ({
  async choose({ heaps, done }: View, { level }) {
    if (done) return { type: 'end' };
    const sum = heaps.reduce((all, stones) => all ^ stones, 0);
    const heap = heaps.findIndex((stones) => (stones ^ sum) < stones);
    if (level === 'fool' || heap < 0)
      return { type: 'take', heap: heaps.findIndex((stones) => stones > 0), stones: 1 };
    return { type: 'take', heap, stones: heaps[heap]! - (heaps[heap]! ^ sum) };
  },
  advise: async () => [],
  review: async () => ({ moments: [], turningPoints: [] }),
  close() {},
});

export const nim: Game = { rules, face, opponents };
/** Another's bag is filled with zeros. */
export const imagine: Imagine = (seen) => {
  const { players, heaps, bags, toMove, done } = seen as View;
  const state: State = {
    players,
    seed: '',
    heaps,
    bags: bags.map((bag) => (typeof bag === 'number' ? Array.from({ length: bag }, () => 0) : bag)),
    seat: toMove ?? 0,
    done,
    winner: undefined,
  };
  return state;
};
export const onBoard: OnBoard = { rules, face: boardFace, createBots, fetchImagine: async () => imagine };
