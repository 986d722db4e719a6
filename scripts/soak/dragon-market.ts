/** Random games of Dragon Market: with every invariant on, and beside the second reading of its rules. */
import { isDeepStrictEqual } from 'node:util';
import {
  decodeGame,
  determinize,
  encodeGame,
  outcome,
  play,
  type Seat,
  type State,
  view,
} from '../../src/games/dragon-market/index.ts';
import { playModelGame } from '../../tests/games/dragon-market/model/games.ts';
import type { Tally } from '../../tests/games/dragon-market/model/play-along.ts';
import { Box, breaches } from '../../tests/games/dragon-market/support/invariants.ts';
import { optionsNumber, randomGame } from '../../tests/games/dragon-market/support/random-game.ts';
import { dice } from '../../tests/support/dice.ts';

const MOVES_IN_A_GAME = 50;
const LONGEST = 2000;

function demand(holds: boolean, what: string, number: number): void {
  if (!holds) throw new Error(`Dragon Market, game ${number}: ${what}`);
}

/** A game of people who mostly go where they have to; returns how many moves it had. */
function playGame(number: number): { moves: number; ended: boolean; letters: number } {
  const options = optionsNumber(number, 'soak');
  const random = dice(options.seed);
  const box = new Box();
  const { record, state } = randomGame(
    options,
    ({ before, move, state: after, events }) => {
      box.note(events);
      demand(breaches(after, box).length === 0, breaches(after, box).join(', '), number);
      const copy = JSON.parse(JSON.stringify(before)) as State;
      demand(isDeepStrictEqual(play(copy, move), after), 'JSON round trip', number);
      if (random() > 0.05) return;
      const seat = Math.floor(random() * options.players) as Seat;
      const seen = view(after, seat);
      demand(isDeepStrictEqual(view(determinize(seen, random), seat), seen), 'determinize', number);
    },
    LONGEST,
    0.1,
  );
  const text = encodeGame(record);
  demand(isDeepStrictEqual(decodeGame(text), record), 'record', number);
  return { moves: record.moves.length, ended: outcome(state) !== undefined, letters: text.length };
}

/** `games` with every invariant, then `moves` beside the model. Throws at the first that is broken. */
export function soakDragonMarket(games: number, moves: number): string {
  const totals = { moves: 0, ended: 0, longest: 0 };
  for (let number = 0; number < games; number++) {
    const played = playGame(number);
    totals.moves += played.moves;
    totals.ended += played.ended ? 1 : 0;
    if (played.ended) totals.longest = Math.max(totals.longest, played.letters);
  }
  const tally: Tally = { moves: 0, moveTypes: new Map(), endings: 0 };
  for (let number = 0; tally.moves < moves; number++) {
    try {
      playModelGame(number, MOVES_IN_A_GAME, tally);
    } catch (cause) {
      throw new Error(`MODEL_FROM=${number} MODEL_MOVES=1: ${(cause as Error).message}`, { cause });
    }
  }
  return (
    `Dragon Market: ${games} games, ${totals.moves} moves, ${totals.ended} played to the end; longest record of these ` +
    `${totals.longest} characters; ${tally.moves} moves agreed upon with the second reading; 0 broken.`
  );
}
