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
import { GAME_WORDS, nameOf, type Speech, type Words } from '../../../../src/islands/table/game/words.ts';
import { type Event, type Move, recordCodes, rules, type State, type View } from './nim-rules.ts';

export { type Move, recordCodes, rules, type View };

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
  nameTarget: (target) => [{ text: target }],
  ask: (_view, tapped) => (tapped.length === 0 ? 'What do you take?' : 'How many?'),
  tellEvents: (events: Event[], speech) =>
    events.map((event) => ({ rule: event.rule, parts: [{ text: sentence(event, speech) }] })),
  tellReport: (events: Event[], speech) =>
    events
      .filter(({ type }) => type !== 'ended')
      .map((event) => ({ rule: event.rule, parts: [{ text: sentence(event, speech) }] })),
  tellError: ({ code }) => code,
  fetchAdviceWords: async () => ({
    nameTurn: ({ moves }: { moves: readonly Move[]; chance: number }) => moves.map(nameMove),
    tellReasons: () => '',
  }),
  Facts: () => null,
  rulePath: (rule) => `/nim/rules/#${rule}`,
  rulesPath: '/nim/rules/',
  fetchSounds: async () => ({ soundOf: () => undefined }),
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

export const nim: Game = { rules, face, opponents, fetchCodes: async () => recordCodes };
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
