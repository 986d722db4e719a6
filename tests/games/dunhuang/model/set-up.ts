/** From the deal to the first turn: the engine's set-up against the rules. */
import {
  createGame,
  type GameOptions,
  type Good,
  legalMoves,
  type Move,
  play,
  type Seat,
  SPACES,
  type State,
  toMove,
  toPosition,
} from '../../../../src/games/dunhuang/index.ts';
import { agree } from '../../../support/model/agree.ts';
import type { Random } from '../../../support/model/random.ts';
import { allCards } from './random-table.ts';
import { count, kinds } from './table.ts';

export function playSetUp(options: GameOptions, random: Random): State {
  let state = createGame(options);
  const kept: Good[] = [];
  for (let seat = 0; seat < options.players; seat += 1) {
    agree('who keeps', seat, toMove(state), options);
    const keep = random.pick(keepsOf(legalMoves(state), options));
    kept.push(keep.good);
    state = play(state, keep);
  }
  const last = toMove(state)!;
  const firstPlayer = ((last + 1) % options.players) as Seat;
  if (options.firstPlayer !== undefined) agree('first player', options.firstPlayer, firstPlayer, options);
  const places: Move[] = SPACES.map((space) => ({ type: 'place-camel', space }));
  agree('where the camel may start', places, legalMoves(state), options);
  const camel = random.pick(SPACES);
  state = play(state, { type: 'place-camel', space: camel });
  checkFirstTurn(state, options, { kept, firstPlayer, camel });
  return state;
}

/** One to three different goods, as three cards were dealt. */
function keepsOf(moves: readonly Move[], options: GameOptions) {
  const keeps = moves.filter((move) => move.type === 'keep');
  const different = kinds(keeps.map((move) => move.good)).length;
  agree('only keeps, none twice', moves.length, different, options);
  agree('one to three keeps', true, different >= 1 && different <= 3, options);
  return keeps;
}

function checkFirstTurn(
  state: State,
  options: GameOptions,
  made: { kept: Good[]; firstPlayer: Seat; camel: number },
): void {
  const position = toPosition(state);
  const { circle, deck, market, ...rest } = position;
  const coins = { 2: 5, 3: 6, 4: 7 }[options.players];
  const expected = {
    players: options.players,
    camel: made.camel,
    seats: made.kept.map((good) => ({ hand: [good], shop: [], tokens: [], coins, prestige: 0 })),
    firstPlayer: made.firstPlayer,
    toMove: made.firstPlayer,
    phase: 'camel',
    ...(Object.keys(options.rulings ?? {}).length > 0 ? { rulings: options.rulings } : {}),
  };
  agree('the first turn', expected, rest, options);
  if (options.circle) agree('the circle', options.circle, circle, options);
  const box = allCards(options.players);
  const inSight = [...market, ...deck, ...made.kept].filter((card) => card !== null);
  agree('a full market', false, market.includes(null), options);
  agree('two cards each out of the game', box.length - 2 * options.players, inSight.length, options);
  for (const good of kinds(inSight)) {
    agree(`cards of good ${good}`, true, count(inSight, good) <= count(box, good), position);
  }
}
