/** A game comes in by a link: what this device has of it already is compared, and never overwritten. */
import type { Seat } from '../../../../lib/seats.ts';
import type { Received } from '../../address/received.ts';
import type { Opponents } from '../../game/game.ts';
import type { RecordCodes } from '../../game/rules.ts';
import type { TableGame } from '../../game/types.ts';
import { compare, goesOn } from '../../record/compare.ts';
import type { GameStore } from '../../storage/store.ts';
import { type Passed, readPassed } from './read-passed.ts';

interface Deps {
  readonly codes: RecordCodes;
  readonly opponents: Opponents | undefined;
  readonly store: Pick<GameStore, 'get' | 'update'>;
  readonly now?: () => Date;
}

const MOST_VERSIONS = 9;

/** The game under that name, and what went another way. */
const versionsOf = (id: string): string[] => [
  id,
  ...Array.from({ length: MOST_VERSIONS - 1 }, (_, n) => `${id}-v${n + 2}`),
];

function asGame({ id, seat, record, players }: Passed, when: string): TableGame {
  return {
    id,
    name: '',
    begun: when,
    changed: when,
    players,
    options: record.options,
    moves: record.moves,
    undone: [],
    apart: { way: 'link', here: [seat] },
  };
}

/** What is kept goes on as the link says; whatever it was that made them differ, nothing gets shorter by it. */
async function take(store: Deps['store'], id: string, coming: TableGame): Promise<TableGame> {
  const { game } = await store.update(id, (now) => {
    if (now === undefined) return { ...coming, id };
    const { moves, changed } = coming;
    return goesOn(now, coming) && now.moves.length < moves.length
      ? { ...now, moves, changed, undone: [] }
      : now;
  });
  return game ?? { ...coming, id };
}

async function keptVersions(store: Deps['store'], id: string): Promise<TableGame[]> {
  const kept: TableGame[] = [];
  for (const one of versionsOf(id)) {
    const game = await store.get(one);
    if (game === undefined) break;
    kept.push(game);
  }
  return kept;
}

export async function receive(fragment: string, deps: Deps): Promise<Received> {
  const { codes, opponents, store, now = () => new Date() } = deps;
  const passed = readPassed(codes, opponents, fragment);
  if ('problem' in passed) return passed;
  const coming = asGame(passed, now().toISOString());
  const kept = await keptVersions(store, passed.id);
  const [first] = kept;
  if (first === undefined) return { open: await take(store, passed.id, coming), arrival: 'new' };
  if (!first.apart?.here.includes(passed.seat)) return { otherSeat: passed.seat, kept: first, coming };
  const fitting = kept.find((one) => compare(one, coming) !== 'other');
  if (fitting === undefined) return { fork: kept, coming };
  const further = compare(fitting, coming) === 'further';
  const same = fitting.moves.length === coming.moves.length;
  const arrival = further ? 'further' : same ? 'same' : 'old';
  return { open: further ? await take(store, fitting.id, coming) : fitting, arrival };
}

/** Somebody wants to play the other way: it is kept beside what is here, under a name of its own. */
export async function keepBeside(
  store: Deps['store'],
  coming: TableGame,
  nameVersion: (n: number) => string,
): Promise<TableGame | undefined> {
  for (const [n, id] of versionsOf(coming.id).entries()) {
    const there = await store.get(id);
    if (there === undefined || goesOn(there, coming))
      return take(store, id, { ...coming, name: nameVersion(n + 1) });
  }
  return undefined;
}

/** A second person plays at this device: both take turns at it, with a curtain between them. */
export async function sitBeside(store: Deps['store'], { id }: TableGame, seat: Seat): Promise<void> {
  await store.update(id, (now) => {
    if (!now?.apart) return undefined;
    return { ...now, apart: { ...now.apart, here: [...new Set([...now.apart.here, seat])].sort() } };
  });
}
