/** Every function of the readable door of Dragon Market, with arguments that it understands. Whoever adds one adds it here. */
import {
  BLUE,
  createGame,
  encodeGame,
  type GameOptions,
  legalMoves,
  RED,
  type State,
  toMove,
  toPosition,
  view,
} from '../../src/games/dragon-market/index.ts';
import { withPower } from '../games/dragon-market/support/bay.ts';
import { randomGame, type Step } from '../games/dragon-market/support/random-game.ts';
import { type Calls, each, everyEngine } from './fuzz-door.ts';

const options: GameOptions = {
  players: 4,
  seed: 'door',
  firstPlayer: 1,
  rulings: { objectives: 'red', layout: 'placed', dice: 'even', teams: true },
  deck: { blue: BLUE, red: RED },
};
const steps: Step[] = [];
const { record, state: end } = randomGame(options, (step) => steps.push(step), 700, 0);
const state = steps[60]!.state;
const swinging = withPower('# . .', 'swing', { players: 3 });
const asked = steps
  .filter(({ before }) => view(before, undefined).phase === 'keep')
  .map(({ before }) => before);
const states: readonly State[] = [
  createGame(options),
  steps[10]!.state,
  state,
  end,
  swinging,
  ...asked.slice(0, 2),
];
const moves = [...new Map(steps.map(({ move }) => [move.type, move])).values()];
const events = steps.flatMap((step) => step.events);
const told = [...new Map(events.map((event) => [event.type, event])).values(), ...events.slice(0, 60)];
const seen = states.flatMap((one) => [view(one, 0), view(one, undefined)]);

export const DOOR: Readonly<Record<string, Calls>> = {
  ...everyEngine({ options, states, steps, moves, seen, toPosition }),
  encodeGame: [[{ ...record, moves: record.moves.slice(0, 60) }], [{ options, moves: [] }]],
  decodeGame: [[encodeGame({ ...record, moves: record.moves.slice(0, 60) })]],
  countPlayable: [
    [options, record.moves.slice(0, 60)],
    [options, [...record.moves.slice(0, 20), 'more']],
  ],
  redact: each(told, 1),
  endsTurn: each(told),
  revealsHidden: each(told),
  isMoveItself: each(told),
  foresee: [[state, toMove(state), legalMoves(state)[0]]],
  formality: each(states, true),
  bringReasons: [[]],
  isCentreBoat: [[4]],
  pontoons: [[3]],
  squaresOf: [[4, 44, 'n']],
  sweptSquares: [[4, 44, 'n', 'left']],
};
