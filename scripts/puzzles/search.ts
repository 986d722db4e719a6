/** Looks for puzzles, game after game, until there are enough; takes hours, and may be stopped at any moment. */
import { spawnSync } from 'node:child_process';
import { bestMove } from './best-move.ts';
import { type Kind, note, type Place, readNotes, readPlace, writePlace } from './notes.ts';
import { type Found, turnsOf } from './positions.ts';
import { winAtOnce } from './win-at-once.ts';

/** Wins are found twenty times as quickly: for every game searched for a best move, so many for a win. */
const WINS_FIRST = 20;

/** Games for the two kinds are different ones, so that no table comes twice. */
const GAMES_APART = 1_000_000;

/** Of one game: more would be much alike. */
const MOST_OF_A_GAME: Readonly<Record<Kind, number>> = { win: 1, best: 2 };

export interface Wanted {
  readonly win: number;
  readonly best: number;
  readonly only?: string | undefined; // a command: the search waits while it fails
}

function waitFor(command: string | undefined): void {
  if (command === undefined) return;
  while (spawnSync(command, { shell: true }).status !== 0) {
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 1000);
  }
}

function look(kind: Kind, { game, turn, view }: Found): boolean {
  const found = kind === 'win' ? { win: winAtOnce(view, `${game} ${turn}`) } : { best: bestMove(view) };
  if (Object.values(found)[0] === undefined) return false;
  note({ kind, game, turn, view, ...found } as Parameters<typeof note>[0]);
  return true;
}

function lookThrough(kind: Kind, place: Place, only: string | undefined): number {
  let found = 0;
  for (const position of turnsOf(place[kind] + (kind === 'best' ? GAMES_APART : 0))) {
    if (found === MOST_OF_A_GAME[kind]) break;
    if (kind === 'best') waitFor(only);
    if (look(kind, position)) found++;
  }
  place[kind]++;
  writePlace(place);
  return found;
}

export function searchFor(wanted: Wanted): void {
  const place = readPlace();
  const have = { win: 0, best: 0 };
  for (const { kind } of readNotes()) have[kind]++;
  const tell = (): void =>
    console.log(`win at once ${have.win}, best move ${have.best}; games ${JSON.stringify(place)}`);
  while (have.win < wanted.win || have.best < wanted.best) {
    const before = have.win + have.best;
    for (let n = 0; n < WINS_FIRST && have.win < wanted.win; n++) {
      waitFor(wanted.only);
      have.win += lookThrough('win', place, wanted.only);
    }
    if (have.best < wanted.best) have.best += lookThrough('best', place, wanted.only);
    if (have.win + have.best > before) tell();
  }
  tell();
}
