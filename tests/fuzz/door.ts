/** Every function of the engine's readable door, with arguments that it understands. Whoever adds one adds it here. */
import {
  createGame,
  encodeGame,
  legalMoves,
  type Position,
  type State,
  toMove,
  toPosition,
  tracker,
  view,
} from '../../src/games/dunhuang/index.ts';
import { randomGame, type Step } from '../games/dunhuang/support/random-game.ts';
import { type Calls, each, everyEngine } from './fuzz-door.ts';

const options = {
  players: 3,
  seed: 'door',
  circle: ['painter', 'princess', 'diplomat', 'soldier', 'merchant', 'maid', 'farmer', 'manichean'],
  firstPlayer: 1,
  rulings: { supply: 'box', manichean: 'ask' },
} as const;
const steps: Step[] = [];
const { record, state: end } = randomGame(options, (step) => steps.push(step));

const state = steps[60]!.state;
const seat = toMove(state)!;
const asked = steps.filter(({ before }) => toPositionOf(before)?.pending).map(({ before }) => before);
const states: readonly State[] = [createGame(options), state, end, ...asked.slice(0, 3)];
const events = steps.flatMap((step) => step.events);
const moves = [...new Map(steps.map(({ move }) => [move.type, move])).values()];

function toPositionOf(one: State): Position | undefined {
  try {
    return toPosition(one);
  } catch {
    return undefined; // set-up
  }
}

const shops = [[1, 4, 4], [4, 5], []];
const collection: tracker.Collection = { counts: [2, 1, 0], holder: 0, side: 'shang' };
const rules: tracker.TokenRules = { religion: 'manichean', rulings: { middleToken: 'most-or-tie' } };
const place = { seat: 1, act: 'place' } as const;
const { settlement: question } = tracker.changeCollection(4, collection, place, rules);
const ten = Array.from({ length: 10 }, () => collection);
const counted = { tokens: 2, prestige: 3, coins: 4, hand: [2, 4, 4] };
const named = { cards: [4, 5], space: 2, seat: 1, to: 'hand' };
const seen = [0, 1, 2, undefined].map((who) => view(state, who as 0 | undefined));

export const DOOR: Readonly<Record<string, Calls>> = {
  ...everyEngine({ options, states, steps, moves, seen, toPosition }),
  toldView: seen.map((one) => [one]),
  finalScores: [[{ players: [counted, counted, counted] }]],
  scoreWarnings: [
    [{ players: [counted, counted].map((one) => ({ ...one, tokens: [2, 4] })), supply: 'box', instant: 1 }],
  ],
  settleToken: [[shops, 0, 4, { ...place, side: 'shang', coins: 3, ...rules }]],
  encodeGame: [[record], [{ options, moves: record.moves.slice(0, 9) }]],
  decodeGame: [[encodeGame(record)]],
  encodeSetup: [[options.circle]],
  decodeSetup: [['8K2F']],
  circleTraits: [[options.circle]],
  countPlayable: [
    [options, record.moves],
    [options, [...record.moves, 'more']],
  ],
  redact: events.slice(0, 200).map((event) => [event, 1]),
  endsTurn: each(events.slice(0, 200)),
  revealsHidden: each(events.slice(0, 200)),
  isMoveItself: each(events.slice(0, 200)),
  foresee: [[state, seat, legalMoves(state)[0]]],
  formality: each(states, true),
  characterMove: [
    ['maid', named],
    ['farmer', named],
    ['domestic', named],
  ],
  needsOf: [['maid'], ['dancer']],
  priceOf: each(moves),
  bringsUnknown: each(moves),
  bonusCoins: each(seen),
  spaceAfter: [[3, 4]],
  stepsTo: [[3, 4]],
  cardsOf: [[4, 3]],
  goodsInGame: [[3]],
  neededToWin: [[3]],
  startingCoins: [[3]],
  contentsFor: [[3]],
  'outlook.couldWin': seen.map((view) => [view, 1]),
  'outlook.handOf': seen.map((view) => [view, 1]),
  'outlook.unseenGoods': each(seen),
  'tracker.answerQuestion': [
    [question, 1, true],
    [question, 1, false],
  ],
  'tracker.cardsToTake': [[4, collection, 1, rules]],
  'tracker.changeCollection': [[4, collection, { ...place, coins: 2 }, rules]],
  'tracker.oddTokens': [
    [ten, rules],
    [ten, {}],
  ],
  'tracker.possiblePlaces': [[4, [2, 1, 0], 'leaving', rules]],
  'tracker.religionOf': [[options.circle]],
  'tracker.turnToken': [[{ ...collection, side: 'number' }, rules]],
  'tracker.unseen': [[4, collection]],
  'tracker.wayTo': [[4, collection, rules]],
};
