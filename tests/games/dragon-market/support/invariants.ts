/** What must hold after every move of every game: for the property tests and for the soak. */
import {
  type GameEvent,
  isCentreBoat,
  outcome,
  type State,
  squaresOf,
  toMove,
  type View,
  view,
} from '../../../../src/games/dragon-market/index.ts';

const CORNERS = [0, 9, 90, 99];

/** `box`: tokens that were delivered so far, by kind. */
export class Box {
  readonly tokens = Array<number>(20).fill(0);

  note(events: readonly GameEvent[]): void {
    for (const event of events) {
      if (event.type === 'delivered') for (const kind of event.goods) this.tokens[kind]! += 1;
    }
  }
}

/** Ten boats of three squares; nothing lies on anything else. */
function wrongBay({ boats, heirs, players, turn }: View): string[] {
  const wrong: string[] = [];
  const squares = boats.flatMap((boat, i) => (boat === null ? [] : squaresOf(i, boat.at, boat.heading)));
  if (squares.length !== boats.filter((boat) => boat !== null).length * 3) wrong.push('a boat off the board');
  if (new Set(squares).size < squares.length) wrong.push('boats overlap');
  if (CORNERS.some((corner) => squares.includes(corner))) wrong.push('a boat on a pontoon');
  for (const [i, boat] of boats.entries()) {
    const ring = boat !== null && (boat.at < 10 || boat.at > 89 || boat.at % 10 === 0 || boat.at % 10 === 9);
    if (isCentreBoat(i) && ring) wrong.push(`boat.centre: ${i}`);
    if (boat !== null && heirs.includes(boat.at)) wrong.push(`an heir on the sailor of ${i}`);
  }
  for (const [seat, square] of heirs.entries()) {
    if (!squares.includes(square) && !CORNERS.includes(square)) wrong.push(`heir ${seat} in the water`);
    const others = heirs.filter((other, i) => i !== seat && other === square);
    const passing = turn !== null && (seat === turn || heirs[turn] === square);
    if (others.length > 0 && !passing) wrong.push(`heirs on ${square}`);
  }
  if (heirs.length !== players) wrong.push('heirs');
  return wrong;
}

/** Forty tokens, twelve coins. */
function wrongCounts({ boats, sides, stock, phase }: View, box: Box): string[] {
  const wrong: string[] = [];
  const coins = sides.reduce((sum, side) => sum + side.coins, stock);
  if (coins !== 12) wrong.push(`${coins} coins`);
  if (phase === 'place-boat') return wrong;
  const counts = [...box.tokens];
  for (const boat of boats) for (const { kind, left } of boat!.piles) counts[kind]! += left;
  for (const side of sides) for (const kind of side.goods) counts[kind]! += 1;
  if (counts.some((count) => count !== 2)) wrong.push(`tokens: ${counts}`);
  return wrong;
}

/** What is broken, in words; nothing where all is well. */
export function breaches(state: State, box: Box): string[] {
  const seen = view(state, undefined);
  const wrong = [...wrongBay(seen), ...wrongCounts(seen, box)];
  if ((toMove(state) === undefined) !== (outcome(state) !== undefined)) wrong.push('over or not');
  return wrong;
}
