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

/** Whether each of these cards can be a card of its own, given how many of the good each zone holds. */
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

/** In one order only, so that memories which hold the same are equal. */
function isTidy({ cards, bottom }: View['memory']): boolean {
  const layers = bottom.filter((layer) => typeof layer !== 'number');
  return isAscending(cards) && layers.every(isAscending) && typeof bottom.at(-1) !== 'number';
}

function falseMemories(state: State, { deck, seats, pending }: Position, me: Seat | undefined): string[] {
  const { memory } = view(state, me);
  const { cards, bottom } = memory;
  if (!isTidy(memory)) return [`untidy: ${JSON.stringify(memory)}`];
  const loose = looseCards(deck, bottom);
  if (typeof loose === 'string') return [loose];
  const drawn = pending?.type === 'keep' ? pending.drawn : [];
  const places = [0, 1, 2, 3].map((seat) => (seat === me ? [] : (seats[seat]?.hand ?? [])));
  places.push(drawn, loose);
  return ([1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const).flatMap((good) => {
    const zones = cards.filter((card) => card % 16 === good).map((card) => card >> 4);
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
