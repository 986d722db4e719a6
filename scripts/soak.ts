/**
 * npm run soak -- --games 100000: random games of Dunhuang with every invariant on, all player counts and all 64
 * answers to the open questions; then every one of the 1,290,240 set-up codes; then a tenth as many games of Dragon
 * Market, and 200,000 moves of it (--moves) beside the second reading of its rules; then games of the bots in which hints
 * are asked for, 20 or as many as --hints says. Prints progress and a summary; stops at the first game that breaks one, with
 * what it takes to play it again.
 */
import { isDeepStrictEqual } from 'node:util';
import {
  CIRCLES,
  check,
  createGame,
  decodeGame,
  decodeSetup,
  determinize,
  encodeGame,
  encodeSetup,
  type GameOptions,
  legalMoves,
  type Move,
  outcome,
  play,
  type Seat,
  type State,
  toMove,
  view,
} from '../src/games/dunhuang/index.ts';
import { breaches } from '../tests/games/dunhuang/support/invariants.ts';
import { rulingsNumber } from '../tests/games/dunhuang/support/random-game.ts';
import { dice } from '../tests/support/dice.ts';
import { soakDragonMarket } from './soak/dragon-market.ts';
import { soakHints } from './soak/hints.ts';

function wanted(flag: string, usual: number): number {
  const at = process.argv.indexOf(flag);
  return at < 0 ? usual : Number(process.argv[at + 1]);
}

const games = wanted('--games', 1000);
const modelMoves = wanted('--moves', 200_000);
const hintGames = wanted('--hints', 20);
if (!Number.isInteger(games) || games < 1 || !Number.isInteger(modelMoves) || !Number.isInteger(hintGames)) {
  console.error('Say how many games: npm run soak -- --games 100000');
  process.exit(2);
}

const totals = { moves: 0, instant: 0, scored: 0, shared: 0, longest: 0, guesses: 0 };

function fail(what: string, options: GameOptions, moves: readonly Move[]): never {
  console.error(`\n${what}\n${JSON.stringify({ options, moves })}`);
  process.exit(1);
}

/** One move, with everything that must hold of it. */
function step(state: State, move: Move, random: () => number): { next: State; wrong: string[] } {
  const copy = JSON.stringify(state);
  const next = play(state, move);
  const wrong = breaches(state, next);
  if (JSON.stringify(state) !== copy) wrong.push('play changed its argument');
  if (!isDeepStrictEqual(play(JSON.parse(copy) as State, move), next)) wrong.push('JSON round trip');
  if (random() < 0.05) {
    const players = view(state, undefined).players;
    const seat = Math.floor(random() * players) as Seat;
    const seen = view(next, seat);
    const guess = determinize(seen, random);
    if (JSON.stringify(view(guess, seat)) !== JSON.stringify(seen)) wrong.push('determinize');
    totals.guesses++;
  }
  return { next, wrong };
}

function playGame(n: number): void {
  const players = (2 + (n % 3)) as 2 | 3 | 4;
  const options: GameOptions = { players, seed: `soak ${n}`, rulings: rulingsNumber(Math.floor(n / 3) % 64) };
  const random = dice(`soak ${n}`);
  const moves: Move[] = [];
  let state = createGame(options);
  while (toMove(state) !== undefined) {
    const legal = legalMoves(state);
    if (legal.length === 0) fail('no legal move', options, moves);
    const move = legal[Math.floor(random() * legal.length)]!;
    if (check(state, move) !== undefined) fail('check refuses a legal move', options, [...moves, move]);
    moves.push(move);
    const { next, wrong } = step(state, move, random);
    if (wrong.length > 0) fail(wrong.join(', '), options, moves);
    state = next;
  }
  const text = encodeGame({ options, moves });
  if (!isDeepStrictEqual(decodeGame(text), { options, moves })) fail('record', options, moves);
  const { reason, winners } = outcome(state)!;
  totals.moves += moves.length;
  totals[reason]++;
  if (winners.length > 1) totals.shared++;
  totals.longest = Math.max(totals.longest, text.length);
}

const start = performance.now();
for (let n = 0; n < games; n++) {
  playGame(n);
  if ((n + 1) % Math.ceil(games / 20) === 0) {
    console.log(`${n + 1} games, ${totals.moves} moves, ${Math.round((performance.now() - start) / 1000)} s`);
  }
}
for (let number = 0; number < CIRCLES; number++) {
  const code = number.toString(36).toUpperCase().padStart(4, '0');
  if (encodeSetup(decodeSetup(code)) !== code) {
    console.error(`set-up code ${code}`);
    process.exit(1);
  }
}
console.log(
  `${games} games, ${totals.moves} moves: ${totals.instant} won at once, ${totals.scored} scored, ` +
    `${totals.shared} shared; ${totals.guesses} guesses; longest record ${totals.longest} characters; ` +
    `${CIRCLES} set-up codes; 0 broken.`,
);
console.log(soakDragonMarket(Math.ceil(games / 10), modelMoves));
console.log(soakHints(hintGames));
