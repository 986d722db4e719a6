/** Dragon Market in a browser: whole games written down beforehand, and what is tapped for them. */
import {
  createGame,
  formality,
  type GameOptions,
  type GameRecord,
  legalMoves,
  type Move,
  play,
  type Seat,
  view,
} from '../../../src/games/dragon-market/index.ts';
import { choosing } from '../../../src/islands/dragon-market/table/choosing/choosing.ts';
import { tapsOf } from '../../../src/islands/dragon-market/table/choosing/taps.ts';
import { movesOf, type Offer } from '../../../src/islands/dragon-market/table/choosing/walks.ts';
import { rules } from '../../../src/islands/dragon-market/table/rules.ts';
import type { TableGame } from '../../../src/islands/table/game/types.ts';
import { lookAhead } from '../../../src/islands/table/play/ahead.ts';
import { newGame, person } from '../../islands/table/support/table.ts';
import type { Step } from './table.ts';

export const BAY = 'en/dragon-market/table/';
export const BAY_GAMES = 'shang-dragon-market';

const NAMES = ['Mei', 'Artivan', 'Shayn', 'Ghotam'];

export const bayGame = (options: GameOptions, more: Partial<TableGame> = {}): TableGame =>
  ({
    ...newGame(NAMES.slice(0, options.players).map((name, seat) => ({ ...person(seat as Seat), name }))),
    id: 'bay',
    game: 'dragon-market',
    options,
    ...more,
  }) as TableGame;

const sameMove = (a: Move | undefined, b: Move): boolean => JSON.stringify(a) === JSON.stringify(b);

/** The decisions of a record: several steps of an heir are one walk, and what the table does by itself is none. */
export function stepsIn({ options, moves }: GameRecord): Step[] {
  const steps: Step[] = [];
  let state = createGame(options);
  for (let at = 0; at < moves.length; ) {
    if (formality(state) !== undefined) {
      state = play(state, moves[at++]!);
      continue;
    }
    const seat = rules.toMove(state)!;
    const seen = view(state, seat);
    const offers = choosing.offers!(legalMoves(state), seen, lookAhead(rules, state, seat)) as Offer[];
    const fitting = offers.filter((offer) =>
      movesOf(offer).every((move, i) => sameMove(moves[at + i], move)),
    );
    const longest = fitting.toSorted((a, b) => movesOf(b).length - movesOf(a).length)[0];
    if (longest === undefined) throw new Error(`nothing offered is move ${at}, ${JSON.stringify(moves[at])}`);
    steps.push({ at, about: `move ${at}, ${JSON.stringify(longest)}`, taps: tapsOf(longest, seen) });
    for (const move of movesOf(longest)) state = play(state, move);
    at += movesOf(longest).length;
  }
  return steps;
}
