/** `ruling.memory` in whole games: what is remembered is true, and nothing that was seen is forgotten. */
import { describe, expect, it } from 'vitest';
import {
  type GameEvent,
  type Good,
  type PlayerCount,
  type Position,
  redact,
  type Seat,
  type State,
  toPosition,
  type View,
  view,
} from '../../../src/games/dunhuang/index.ts';
import { randomGame, rulingsNumber } from './support/random-game.ts';
import { A, B, END, played, SKIP, type TableWords, table } from './support/table.ts';

const GAMES = Number(process.env['PROPERTY_RUNS'] ?? 10) + 1;

const observersOf = (players: PlayerCount): (Seat | undefined)[] => [
  ...([0, 1, 2, 3] as const).slice(0, players),
  undefined,
];

const count = (goods: readonly Good[], good: number): number => goods.filter((card) => card === good).length;

/** The pile without the layers whose goods the memory names, or a complaint where one lies otherwise. */
function looseCards(deck: readonly Good[], bottom: readonly (number | readonly Good[])[]): Good[] | string {
  const pile = [...deck].reverse();
  const loose: Good[] = [];
  for (const layer of bottom) {
    if (typeof layer === 'number') loose.push(...pile.splice(0, layer));
    else {
      const there = pile.splice(0, layer.length).sort((a, b) => a - b);
      if (there.join() !== [...layer].sort((a, b) => a - b).join()) return `${layer} is ${there}`;
    }
  }
  return [...loose, ...pile];
}

/** Whether each of these claims can be a card of its own, given how many of the good each zone holds. */
function allFit(zones: readonly number[], room: number[]): boolean {
  const [first, ...others] = zones;
  if (first === undefined) return true;
  return room.some((left, zone) => {
    if (left === 0 || ((first >> zone) & 1) === 0) return false;
    room[zone]! -= 1;
    const fits = allFit(others, room);
    room[zone]! += 1;
    return fits;
  });
}

const isAscending = (numbers: readonly number[]): boolean =>
  numbers.every((number, i) => i === 0 || numbers[i - 1]! <= number);

/** In one order only, so that minds which know the same are equal. */
function isTidy({ claims, bottom }: View['memory']): boolean {
  const layers = bottom.filter((layer) => typeof layer !== 'number');
  return isAscending(claims) && layers.every(isAscending) && typeof bottom.at(-1) !== 'number';
}

function falseMemories(state: State, { deck, seats, pending }: Position, me: Seat | undefined): string[] {
  const { memory } = view(state, me);
  const { claims, bottom } = memory;
  if (!isTidy(memory)) return [`untidy: ${JSON.stringify(memory)}`];
  const loose = looseCards(deck, bottom);
  if (typeof loose === 'string') return [loose];
  const drawn = pending?.type === 'keep' ? pending.drawn : [];
  const places = [0, 1, 2, 3].map((seat) => (seat === me ? [] : (seats[seat]?.hand ?? [])));
  places.push(drawn, loose);
  return ([1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const).flatMap((good) => {
    const zones = claims.filter((claim) => claim % 16 === good).map((claim) => claim >> 4);
    const room = places.map((goods) => count(goods, good));
    return allFit(zones, room) ? [] : [`good ${good} in ${zones} of ${room}`];
  });
}

/** The cards that came into each hand in sight of one observer, as a plain reading of what they were told. */
class Watcher {
  readonly hands: Good[][] = [[], [], [], []];
  private readonly me: Seat | undefined;

  constructor(me: Seat | undefined) {
    this.me = me;
  }

  private comes(seat: Seat, good: Good | undefined): void {
    if (good !== undefined) this.hands[seat]!.push(good);
  }

  private leaves(seat: Seat, good: Good): void {
    const at = this.hands[seat]!.indexOf(good);
    if (at >= 0) this.hands[seat]!.splice(at, 1);
  }

  private passes(from: Seat, to: Seat, goods: readonly Good[] | undefined): void {
    if (goods === undefined) this.hands[from] = []; // any of them may have gone
    for (const good of goods ?? []) {
      this.leaves(from, good);
      this.comes(to, good);
    }
  }

  hears(told: GameEvent): void {
    const event = redact(told, this.me);
    if (event.type === 'good-taken' && event.to === 'hand') this.comes(event.seat, event.good);
    if (event.type === 'market-taken') this.comes(event.seat, event.good);
    if (event.type === 'moved' && event.to === 'hand') this.comes(event.seat, event.good);
    if (event.type === 'moved' && event.to === 'shop') this.leaves(event.seat, event.good);
    if (event.type === 'discarded' && event.from === 'hand') this.leaves(event.seat, event.good);
    if (event.type === 'market-exchanged' && event.zone === 'hand') {
      this.leaves(event.seat, event.gave);
      this.comes(event.seat, event.took);
    }
    if (event.type === 'cards-taken') this.passes(event.from, event.seat, event.goods);
    if (event.type === 'cards-given') this.passes(event.seat, event.to, event.goods);
  }
}

/** Cards that the watcher saw go into a hand, and the memory of that seat does not know there. */
function forgotten(state: State, me: Seat | undefined, { hands }: Watcher): string[] {
  return view(state, me).seats.flatMap(({ known }, seat) =>
    seat === me
      ? []
      : hands[seat]!.filter((good) => count(known, good) < count(hands[seat]!, good)).map(String),
  );
}

describe.each([2, 3, 4] as const)('ruling.memory: in games of %d', (players) => {
  it('what a seat remembers is so', () => {
    const wrong: unknown[] = [];
    for (let n = 0; n < GAMES; n++) {
      randomGame({ players, seed: `true ${n}`, rulings: rulingsNumber(n * 11) }, ({ state, move }) => {
        if (view(state, 0).camel === null) return;
        const position = toPosition(state);
        for (const me of observersOf(players)) {
          for (const what of falseMemories(state, position, me)) wrong.push({ n, me, move, what });
        }
      });
    }
    expect(wrong).toEqual([]);
  });

  it('a card seen to go into a hand is known there until it may have left', () => {
    const wrong: unknown[] = [];
    for (let n = 0; n < GAMES; n++) {
      const watchers = observersOf(players).map((me) => ({ me, watcher: new Watcher(me) }));
      randomGame({ players, seed: `seen ${n}`, rulings: rulingsNumber(n * 7) }, ({ state, move, events }) => {
        for (const { me, watcher } of watchers) {
          for (const event of events) watcher.hears(event);
          for (const what of forgotten(state, me, watcher)) wrong.push({ n, me, move, what });
        }
      });
    }
    expect(wrong).toEqual([]);
  });
});

describe('ruling.memory: cards in the pile that somebody knows of', () => {
  const HAND = { A: 1, B: 2, C: 4 } as const;
  const DRAWN = 16;
  const PILE = 32;
  const claim = (zones: number, good: Good): number => zones * 16 + good;

  /** The table with what A knows beforehand. */
  function knowing(words: TableWords, memory: Partial<View['memory']>): State {
    const start = table(words);
    return { ...start, memory: start.memory.map((old, seat) => (seat === A ? { ...old, ...memory } : old)) };
  }
  const remembered = (state: State): View['memory'] => view(state, A).memory;

  /** What A makes of B drawing this many from a pile that A knows so much of. */
  function drawnFrom(pile: Good[], bottom: View['memory']['bottom'], count: number): State {
    const start = knowing(
      { at: 'interpreter', turn: 'B', steps: count, A: {}, B: {}, C: {}, pile },
      { bottom },
    );
    return played(start, { type: 'interpreter' });
  }

  it('a card in a hand or the pile may be among those another draws, and end in that hand or back under the pile', () => {
    const start = knowing(
      { at: 'diplomat', turn: 'C', A: {}, B: { hand: [5] }, C: {}, pile: [3, 8, 6] },
      { claims: [claim(HAND.B | PILE, 3), claim(HAND.B, 5)].sort((a, b) => a - b) },
    );
    const drawn = played(start, { type: 'diplomat' });
    expect(remembered(drawn).claims).toEqual([claim(HAND.B, 5), claim(HAND.B | DRAWN | PILE, 3)]);
    const kept = played(drawn, { type: 'keep', good: 3 });
    expect(remembered(kept).claims).toEqual([claim(HAND.B, 5), claim(HAND.B | HAND.C | PILE, 3)]);
    expect(remembered(kept).bottom).toEqual([]);
  });

  it('a card that lies nowhere but in the pile may be among those another draws', () => {
    const start = knowing(
      { at: 'diplomat', turn: 'B', A: {}, B: {}, pile: [3, 8, 6] },
      { claims: [claim(PILE, 8)] },
    );
    expect(remembered(played(start, { type: 'diplomat' })).claims).toEqual([claim(DRAWN | PILE, 8)]);
  });

  it('two alike among three drawn: one at least is under the pile again', () => {
    const drawn = drawnFrom([5, 8, 8], [[8, 8]], 3);
    expect(remembered(drawn)).toMatchObject({ claims: [claim(DRAWN, 8), claim(DRAWN, 8)], bottom: [] });
    const kept = played(drawn, { type: 'keep', good: 5 });
    expect(remembered(kept)).toMatchObject({ claims: [claim(PILE, 8), claim(HAND.B | PILE, 8)], bottom: [] });
  });

  it('who draws all of a layer and part of the one below leaves that part uncertain', () => {
    const { claims, bottom } = remembered(drawnFrom([8, 3, 6, 5, 4], [[4], [5, 6], [3, 8]], 3));
    expect(claims).toEqual([
      claim(DRAWN, 3),
      claim(DRAWN, 8),
      claim(DRAWN | PILE, 5),
      claim(DRAWN | PILE, 6),
    ]);
    expect(bottom).toEqual([[4]]);
  });

  it('unknown cards between two layers are drawn without a word', () => {
    const pile: Good[] = [3, 6, 7, 4];
    expect(remembered(drawnFrom(pile, [[4], 2, [3]], 2))).toMatchObject({
      claims: [claim(DRAWN, 3)],
      bottom: [[4]],
    });
    expect(remembered(drawnFrom(pile, [[4], 2, [3]], 3))).toMatchObject({
      claims: [claim(DRAWN, 3)],
      bottom: [[4]],
    });
    expect(remembered(drawnFrom(pile, [[4], 2, [3]], 4))).toMatchObject({
      claims: [claim(DRAWN, 3), claim(DRAWN, 4)],
      bottom: [],
    });
  });

  it('cards above what is known are drawn without a word, to the last of them', () => {
    expect(remembered(drawnFrom([6, 7, 4], [[4]], 1)).bottom).toEqual([[4]]);
    expect(remembered(drawnFrom([6, 7, 4], [[4]], 2))).toMatchObject({ claims: [], bottom: [[4]] });
    expect(remembered(drawnFrom([6, 7, 4], [[4]], 3))).toMatchObject({
      claims: [claim(DRAWN, 4)],
      bottom: [],
    });
  });

  it('the only card drawn is the one kept', () => {
    const kept = played(drawnFrom([4], [[4]], 1), { type: 'keep', good: 4 });
    expect(remembered(kept)).toMatchObject({ claims: [claim(HAND.B, 4)], bottom: [] });
  });

  it('what others put under the pile one after another lies together below what I put there', () => {
    const start = knowing(
      { at: 'interpreter', turn: 'B', steps: 3, A: {}, B: {}, C: {}, pile: [7, 8, 5, 6, 4] },
      { bottom: [1, [4]] },
    );
    const kept = played(start, { type: 'interpreter' }, { type: 'keep', good: 7 });
    expect(remembered(kept).bottom).toEqual([3, [4]]);
  });

  it('what I draw from where I know the cards is no longer there', () => {
    const start = knowing({ at: 'diplomat', A: {}, B: {}, pile: [3, 6, 4] }, { bottom: [[4], 1, [3]] });
    expect(remembered(played(start, { type: 'diplomat' })).bottom).toEqual([[4]]);
    const deep = knowing(
      { at: 'interpreter', steps: 3, A: {}, B: {}, pile: [3, 6, 4] },
      { bottom: [[4], [3, 6]] },
    );
    expect(remembered(played(deep, { type: 'interpreter' })).bottom).toEqual([]);
  });

  it('a card that may lie in the pile is found there by whoever sees it come up', () => {
    const start = knowing(
      { at: 'dancer', A: {}, B: { hand: [8] }, pile: [8, 6] },
      { claims: [claim(HAND.B | PILE, 6), claim(HAND.B | PILE, 8)] },
    );
    expect(remembered(played(start, SKIP, END)).claims).toEqual([claim(HAND.B | PILE, 6)]);
    const mine = knowing(
      { at: 'diplomat', A: {}, B: { hand: [8] }, pile: [8, 6, 5] },
      { claims: [claim(HAND.B | PILE, 5), claim(HAND.B | PILE, 6)] },
    );
    expect(remembered(played(mine, { type: 'diplomat' })).claims).toEqual([claim(HAND.B | PILE, 5)]);
  });

  it('several cards come up in one refill, and only the last of them was one I know', () => {
    const words: TableWords = {
      at: 'dancer',
      A: {},
      B: {},
      market: [5, null, null, 7, 5, 6, 4, 7],
      pile: [7, 3, 8],
    };
    expect(remembered(played(knowing(words, { bottom: [[3, 8]] }), SKIP, END)).bottom).toEqual([[8]]);
  });

  it('a move that shows nothing hidden leaves what everybody knows as it is', () => {
    const start = knowing(
      { at: 'dancer', A: {}, B: { hand: [8] }, pile: [7, 8, 6] },
      { claims: [claim(HAND.B, 8)] },
    );
    const skipped = played(start, SKIP);
    expect(skipped.memory).toBe(start.memory);
    expect(played(skipped, END).memory).toBe(start.memory);
    const layered = knowing({ at: 'dancer', A: {}, B: {}, pile: [7, 8, 6] }, { bottom: [[6]] });
    const refilled = played(layered, SKIP, END);
    expect(refilled.memory[A]).toEqual(layered.memory[A]);
    expect(refilled.memory[B]).toEqual(layered.memory[B]);
  });
});
