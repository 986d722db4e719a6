import { describe, expect, it } from 'vitest';
import {
  createGame,
  fromPosition,
  type GameEvent,
  type Good,
  legalMoves,
  type Move,
  play,
  playWithEvents,
  RULE_IDS,
  type Seat,
  toMove,
  type View,
  view,
} from '../../../../../src/games/dunhuang/index.ts';
import { translator } from '../../../../../src/i18n/translate.ts';
import { position, type Sketch } from '../../../../../src/islands/dunhuang/learn/sketch.ts';
import { firstsFor } from '../../../../../src/islands/dunhuang/table/coach/firsts.ts';
import { speechOf, type TableWords } from '../../../../../src/islands/dunhuang/table/words/speech.ts';
import type { FirstTime } from '../../../../../src/islands/table/game/coach.ts';
import { LANGUAGES } from '../../../../../src/lib/languages.ts';
import { en, nl } from '../../../../support/words.ts';

const WORDS = { en, nl };
const YOU = 0;
const camel = (steps: number): Move => ({ type: 'move-camel', steps });
const SHOP: Move = { type: 'take-good', to: 'shop' };
const HAND: Move = { type: 'take-good', to: 'hand' };

function coachIn(lang: 'en' | 'nl', circle = position({ market: [8] }).circle) {
  const seating = () => ({
    players: ([0, 1] as const).map((colour) => ({ name: ['Mei', 'Bo'][colour]!, colour, bot: null })),
    view: { circle },
  });
  const speech = speechOf(lang, WORDS[lang] as unknown as TableWords, seating);
  return firstsFor(speech, translator(lang, WORDS[lang]));
}

interface Case extends Sketch {
  readonly moves: readonly Move[];
  readonly seat?: Seat; // who begins
}

/** What is told of a few moves, as seat 0 hears it. */
function tell(lang: 'en' | 'nl', { moves, seat = YOU, ...sketch }: Case) {
  const start = position(sketch);
  const seats = seat === YOU ? start.seats : [...start.seats].reverse();
  let state = fromPosition({ ...start, seats, toMove: seat, firstPlayer: 0 }, 'coach');
  const coach = coachIn(lang, start.circle);
  const told = [];
  let at = 0;
  for (const move of moves) {
    const played = playWithEvents(state, move);
    const entry = { at: at++, turn: 1, seat: toMove(state)!, events: played.events as readonly GameEvent[] };
    state = played.state;
    told.push(...coach.heard(entry, view(state, YOU)));
  }
  return told;
}

const MARKET: readonly Good[] = [2, 7, 7, 3, 4, 7, 5, 6];
const four: readonly Good[] = [2, 3, 4, 5];
const COINS: Move = { type: 'take-coins' };
const END: Move = { type: 'end-turn' };

/** By key, a few moves at which it must be told; the camel stands at 0 where nobody says otherwise. */
const HAPPENINGS: Readonly<Record<string, Case>> = {
  token: { market: MARKET, moves: [camel(1), SHOP] },
  'their-token': { market: MARKET, moves: [camel(1), SHOP], seat: 1 },
  'tie-mine': { market: MARKET, red: { shop: [7], tokens: [7] }, moves: [camel(1), SHOP] },
  tie: { market: MARKET, red: { shop: [7], tokens: [7] }, moves: [camel(1), SHOP], seat: 1 },
  lost: {
    market: MARKET,
    you: { shop: [7] },
    red: { shop: [7], tokens: [7] },
    moves: [camel(1), SHOP],
    seat: 1,
  },
  missed: { market: MARKET, red: { shop: [7, 7], tokens: [7] }, moves: [camel(1), SHOP] },
  coins: { market: MARKET, moves: [camel(1), HAND, COINS] },
  prestige: {
    market: MARKET,
    camel: 7,
    you: { shop: [3], tokens: [3] },
    moves: [camel(1), HAND, { type: 'princess' }],
  },
  pile: { market: MARKET, camel: 2, moves: [camel(1), HAND, { type: 'diplomat' }] },
  near: { market: MARKET, red: { shop: four, tokens: four }, moves: [camel(1), HAND, COINS, END] },
  'near-mine': { market: MARKET, you: { shop: four, tokens: four }, moves: [camel(1), HAND, COINS, END] },
  short: { market: MARKET, deck: [], moves: [camel(1), HAND, COINS, END] },
};

type Kind<Type> = Extract<GameEvent, { type: Type }>;
const used = (character: Kind<'character-used'>['character']): GameEvent => ({
  type: 'character-used',
  seat: 1,
  rule: `character.${character}`,
  character,
});

/** What seldom happens, as it is heard. */
const SELDOM: Readonly<Record<string, GameEvent>> = {
  market: used('shepherd'),
  hands: used('merchant'),
  own: used('maid'),
  returned: { type: 'token-returned', seat: YOU, rule: 'majority.lose', good: 7 },
  middle: { type: 'token-missed', seat: YOU, rule: 'majority.take', good: 7, holder: null, why: 'fewer' },
  shang: { type: 'token-turned', seat: 1, rule: 'token.shang', good: 7 },
  protected: { type: 'token-protected', seat: YOU, rule: 'token.shang', good: 7, taker: 1 },
  empty: { type: 'no-good', seat: YOU, rule: 'turn.good', space: 3 },
};

/** Views at which somebody is asked for the first time. */
function asking(): Readonly<Record<string, View>> {
  const begun = createGame({ players: 2, seed: 'coach', firstPlayer: 1 });
  const kept = play(play(begun, legalMoves(begun)[0]!), legalMoves(play(begun, legalMoves(begun)[0]!))[0]!);
  const turn = fromPosition(position({ market: MARKET }), 'coach');
  const good = play(turn, camel(1));
  const tied = fromPosition(
    {
      ...position({ market: MARKET }),
      toMove: 1,
      seats: [...position({ market: MARKET, red: { shop: [7], tokens: [7], shang: [7] } }).seats].reverse(),
    },
    'coach',
  );
  const states = {
    'ask-keep-dealt': begun,
    'ask-place-camel': kept,
    'ask-camel': turn,
    'ask-good': good,
    'ask-bonus': play(good, HAND),
    'ask-protect': play(play(tied, camel(1)), SHOP),
  };
  return Object.fromEntries(Object.entries(states).map(([key, state]) => [key, view(state, YOU)]));
}

function expectSaid({ text, rule }: FirstTime): void {
  expect(text).toMatch(/[.?]$/);
  expect(text).not.toMatch(/[{}]|undefined/);
  expect(RULE_IDS).toContain(rule);
}

describe.each(LANGUAGES)('in %s', (lang) => {
  it.each(Object.keys(HAPPENINGS))('%s is told when it happens', (key) => {
    const told = tell(lang, HAPPENINGS[key]!);
    expect(told.map((one) => one.key)).toContain(key);
    told.forEach(expectSaid);
  });

  it.each(Object.keys(SELDOM))('%s is told when it happens', (key) => {
    const now = view(fromPosition(position({ market: MARKET }), 'coach'), YOU);
    const told = coachIn(lang).heard({ at: 0, turn: 1, seat: 0, events: [SELDOM[key]!] }, now);
    expect(told.map((one) => one.key)).toContain(key);
    told.forEach(expectSaid);
  });

  it.each(Object.entries(asking()))('%s is told to who is asked', (key, now) => {
    const told = coachIn(lang).asked(now);
    expect(told.map((one) => one.key)).toEqual([key]);
    told.forEach(expectSaid);
  });
});

it('nothing else has words', () => {
  const told = [HAPPENINGS, SELDOM, asking()].flatMap((one) => Object.keys(one));
  const words = Object.keys(en).flatMap((key) => (key.startsWith('coach.first.') ? key.slice(12) : []));
  expect(told.sort()).toEqual(words.sort());
});

it('of others’ coins, misses and empty spaces nothing is told, nor of a game that is over', () => {
  const coach = coachIn('en');
  const now = view(fromPosition(position({ market: MARKET }), 'coach'), YOU);
  for (const event of [SELDOM['empty']!, SELDOM['middle']!]) {
    expect(coach.heard({ at: 0, turn: 1, seat: 1, events: [{ ...event, seat: 1 }] }, now)).toEqual([]);
  }
  const over = { ...now, ask: 'over' } as const;
  expect(coach.heard({ at: 0, turn: 1, seat: 0, events: [SELDOM['shang']!] }, over)).toEqual([]);
});
