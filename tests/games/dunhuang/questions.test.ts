// What a table asks of the engine besides the moves: each answer held to what happens in random games.
import { describe, expect, it } from 'vitest';
import {
  bringsUnknown,
  createGame,
  determinize,
  endsTurn,
  foresee,
  formality,
  type Good,
  isMoveItself,
  legalMoves,
  type Move,
  openView,
  play,
  playWithEvents,
  revealsHidden,
  type Seat,
  type State,
  toMove,
  view,
} from '../../../src/games/dunhuang/index.ts';
import { dice } from '../../support/dice.ts';
import { stepsOfGames } from './support/random-game.ts';
import { END, SKIP, table } from './support/table.ts';

const STEPS = stepsOfGames('questions');
/** Another world that looks the same to who decides. */
const lookalike = (state: State, n: number): State =>
  determinize(view(state, toMove(state)!), dice(`world ${n}`));

const types = (events: readonly { type: string }[]): string[] => events.map(({ type }) => type);

describe('endsTurn', () => {
  it('turn.refill, setup.camel: the next player begins, and only then', () => {
    for (const { before, state, events } of STEPS) {
      const placed = view(before, undefined).ask === 'place-camel';
      const turned = view(before, undefined).turn !== view(state, undefined).turn;
      expect(events.some(endsTurn)).toBe(placed || (turned && toMove(state) !== undefined));
    }
  });
});

describe('bringsUnknown', () => {
  it('says so of the moves after which cards come from the pile or from another, and of no other', () => {
    const told = new Map<string, boolean>();
    for (const { move, state, events } of STEPS) {
      const { ask, turn } = view(state, undefined);
      const drawn = events.some(({ type }) => type === 'drew' || type === 'cards-taken');
      const asked = ask === 'give' && toMove(state) !== turn;
      told.set(move.type, drawn || asked || told.get(move.type) === true);
    }
    expect(told.size).toBeGreaterThan(15);
    for (const [type, comes] of told) {
      expect([type, bringsUnknown({ type } as Move)]).toEqual([type, comes]);
    }
  });
});

describe('revealsHidden', () => {
  it('says so of every move that shows who made it something new', () => {
    let told = 0;
    STEPS.forEach(({ before, move, state, events }, n) => {
      const seat = toMove(before)!;
      const same =
        JSON.stringify(view(state, seat)) === JSON.stringify(view(play(lookalike(before, n), move), seat));
      if (same) return;
      expect([move.type, events.some(revealsHidden)]).toEqual([move.type, true]);
      told++;
    });
    expect(told).toBeGreaterThan(100);
  });

  it.each([
    ['setup.camel: who begins is drawn', 'first-player', true],
    ['character.diplomat: cards from the pile', 'drew', true],
    ['turn.refill: cards from the pile', 'refilled', true],
    ['character.trader: cards by chance', 'cards-taken', true],
    ['turn.win: hands are laid open', 'won', true],
    ['end.trigger: hands are laid open', 'game-ended', true],
    ['turn.good: the card lay open', 'good-taken', false],
    ['character.merchant: who gives has chosen', 'cards-given', false],
    ['majority.take', 'token-taken', false],
    ['setup.hand: one of those dealt', 'kept', false],
  ])('%s (%s): %s', (_, type, expected) => {
    const events = STEPS.flatMap((step) => step.events).filter((event) => event.type === type);
    expect(events.length).toBeGreaterThan(0);
    for (const event of events) expect(revealsHidden(event)).toBe(expected);
  });
});

describe('isMoveItself', () => {
  it('tells a move from what comes of it: every move but the coins, an answer and the end says itself', () => {
    const silent = new Set<Move['type']>(['take-coins', 'protect', 'yield', 'pay', 'decline', 'end-turn']);
    for (const { move, events } of STEPS) {
      expect([move.type, events.some(isMoveItself)]).toEqual([move.type, !silent.has(move.type)]);
      if (events.some(isMoveItself)) expect(isMoveItself(events[0]!)).toBe(true);
    }
  });

  it('majority.take: a token that comes along is a consequence', () => {
    const state = table({ A: { shop: [5] }, phase: 'good', at: 'dancer', market: [5, 5, 6, 7, 8, 4, 3, 6] });
    const { events } = playWithEvents(state, { type: 'take-good', to: 'shop' });
    expect(types(events.filter((event) => !isMoveItself(event)))).toEqual(['token-taken']);
  });
});

describe('formality', () => {
  it('is the only move there is, never the camel, the card dealt or an answer about a token', () => {
    let found = 0;
    for (const { before } of STEPS) {
      const legal = legalMoves(before);
      const move = formality(before);
      const { ask } = view(before, undefined);
      const answers = ask === 'give' || ask === 'keep-drawn' || ask === 'bonus';
      if (move !== undefined) {
        expect([answers, legal]).toEqual([true, [move]]);
        found++;
      }
    }
    expect(found).toBeGreaterThan(10);
  });

  it('turn.refill: the end of a turn only where that is asked for', () => {
    const state = table({ A: {}, phase: 'end' });
    expect(formality(state)).toBeUndefined();
    expect(formality(state, true)).toEqual(END);
    expect(formality(createGame({ players: 2, seed: 'new' }), true)).toBeUndefined();
  });

  it('ruling.no-effect: no bonus where none can be had', () => {
    const broke = { A: { coins: 22 }, B: { coins: 22 }, at: 'princess' } as const;
    expect(formality(table(broke))).toEqual(SKIP);
    expect(formality(table({ ...broke, B: { coins: 21 } }))).toBeUndefined();
  });

  it('ruling.small-hand: a gift without a choice', () => {
    const asked = { type: 'give', from: 1, to: 0, count: 2 } as const;
    const merchant = { at: 'merchant', phase: 'end', pending: asked } as const;
    expect(formality(table({ ...merchant, B: { hand: [4, 4] } }))).toEqual({ type: 'give', goods: [4, 4] });
    expect(formality(table({ ...merchant, B: { hand: [4, 4, 5] } }))).toBeUndefined();
  });

  it('ruling.open: tells nobody that the cards to choose from are alike', () => {
    const asked = { type: 'give', from: 1, to: 0, count: 2 } as const;
    const alike = table({ at: 'merchant', phase: 'end', pending: asked, B: { hand: [4, 4, 4] } });
    expect(legalMoves(alike)).toHaveLength(1);
    expect(formality(alike)).toBeUndefined();
    let found = 0;
    STEPS.forEach(({ before }, n) => {
      const { ask } = view(before, undefined);
      if (ask !== 'give' && ask !== 'keep-drawn') return;
      const world = determinize(view(before, undefined), dice(`alike ${n}`));
      expect(formality(world) === undefined).toBe(formality(before) === undefined);
      found++;
    });
    expect(found).toBeGreaterThan(50);
  });
});

describe('foresee', () => {
  it('ruling.open: the same in every world that looks the same to who decides', () => {
    STEPS.forEach(({ before, move }, n) => {
      const seat = toMove(before)!;
      expect(foresee(lookalike(before, n), seat, move)).toEqual(foresee(before, seat, move));
    });
  });

  it('says all that does not hang on chance', () => {
    for (const { before, move, events } of STEPS) {
      const sure = types(events).filter((type) => type !== 'first-player' && type !== 'refilled');
      expect(types(foresee(before, toMove(before)!, move))).toEqual(sure);
    }
  });

  it('counts drawn cards without naming them', () => {
    const [, drew] = foresee(table({ A: {}, at: 'diplomat' }), 0, { type: 'diplomat' });
    expect(drew).toEqual({ type: 'drew', rule: 'character.diplomat', seat: 0, count: 2 });
  });

  it('nothing of a move that is not legal', () => {
    expect(foresee(table({ A: {} }), 0, END)).toEqual([]);
  });
});

describe('openView', () => {
  it('ruling.open: lays every hand open, and the cards that are asked about', () => {
    for (const { state } of STEPS) {
      const open = openView(state);
      open.seats.forEach(({ known, handSize }, seat) => {
        expect(known).toEqual(view(state, seat as Seat).seats[seat]!.known);
        expect(known).toHaveLength(handSize);
      });
      if (open.ask === 'keep-dealt') expect(open.dealt).toHaveLength(3);
      expect(open.drawn.goods).toHaveLength(open.drawn.count);
    }
  });

  it('stays the place of who looks', () => {
    const state = table({ A: { hand: [4] as Good[] }, B: { hand: [5] } });
    expect(openView(state, 1).seat).toBe(1);
    expect(openView(state).seat).toBeNull();
  });
});
