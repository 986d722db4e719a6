/** Which room of the table is open: the address says, and what is opened here changes the address. */
import { signal } from '@preact/signals';
import type { GameRecord, Seat } from '../../../games/dunhuang/index.ts';
import { inTime, LATE } from '../../../lib/patience.ts';
import { type Handover, readHandover } from '../../dunhuang/handover.ts';
import type { KeepTrouble, Player, TableGame } from '../game/types.ts';
import { branch } from '../play/branch.ts';
import { summarize } from '../play/summary.ts';
import type { Eyes } from '../play/viewpoint.ts';
import type { GameStore } from '../storage/store.ts';
import { type LinkProblem, linkToKept, readLink } from './links.ts';

/** A game looked at again; `kept` is where it came from on this device. */
export interface Looked {
  readonly record: GameRecord;
  readonly players: readonly Player[];
  readonly at: number | undefined;
  readonly eyes: Eyes;
  readonly running: boolean;
  readonly kept?: TableGame;
}

export type Showing =
  | {
      readonly room: 'lobby';
      readonly handover?: Handover | undefined;
      readonly problem?: LinkProblem | 'missing' | 'closed' | undefined;
    }
  | { readonly room: 'game'; readonly game: TableGame }
  | ({ readonly room: 'replay' } & Looked);

/** The part of the browser that is used, so that tests can bring their own. */
export interface Address {
  read(): string; // the fragment
  write(fragment: string): void; // as a step that the back button takes back
}

const browserAddress: Address = {
  read: () => location.hash,
  write: (fragment) => history.pushState(null, '', location.pathname + location.search + fragment),
};

const personsOf = (players: readonly Player[]): Seat[] =>
  players.flatMap(({ bot }, seat) => (bot === null ? [seat as Seat] : []));

/** Who sits alone with bots may see their own hand again; of several, none that of the others. */
function ownEyes({ players }: TableGame): Eyes {
  const [first, ...others] = personsOf(players);
  return first !== undefined && others.length === 0 ? first : null;
}

export function createDoors(
  store: Pick<GameStore, 'get' | 'add' | 'trouble'>,
  address: Address = browserAddress,
) {
  const showing = signal<Showing>({ room: 'lobby' });

  /** A game that is new is kept and shown, or shown all the same: one can play even where nothing can be kept. */
  async function begin(game: TableGame): Promise<KeepTrouble | undefined> {
    const kept = await inTime(store.add(game));
    showing.value = { room: 'game', game: (kept !== LATE && kept.game) || game };
    address.write(linkToKept(game.id));
    return kept === LATE ? 'slow' : kept.trouble;
  }

  const shows = (id: string): boolean => showing.value.room === 'game' && showing.value.game.id === id;

  /** A kept game as it is now: another tab may have played on. `known` is what to show where it cannot be read. */
  async function openKept(id: string, known?: TableGame): Promise<void> {
    const asked = address.read();
    const game = (await store.get(id).catch(() => undefined)) ?? known;
    const problem = game === undefined && (await store.trouble()) === 'closed' ? 'closed' : 'missing';
    if (address.read() !== asked) return; // gone elsewhere while it was read
    showing.value = game ? { room: 'game', game } : { room: 'lobby', problem };
  }

  return {
    showing,
    begin,
    async open(id: string): Promise<void> {
      address.write(linkToKept(id));
      await openKept(id);
    },
    /** Goes where the address says. */
    async follow(): Promise<void> {
      const fragment = address.read();
      const asked = readLink(fragment);
      if (asked === undefined) showing.value = { room: 'lobby', handover: readHandover(fragment) };
      else if ('problem' in asked) showing.value = { room: 'lobby', problem: asked };
      else if ('linked' in asked) showing.value = { room: 'replay', running: false, ...asked.linked };
      else if (!shows(asked.game)) await openKept(asked.game);
    },
    leave(): void {
      address.write('');
      showing.value = { room: 'lobby' };
    },
    /** Back from looking at a game: to it, if it is kept here. */
    async leaveReplay(): Promise<void> {
      const now = showing.value;
      if (now.room === 'replay' && now.kept) await openKept(now.kept.id, now.kept);
      else this.leave();
    },
    lookBack(game: TableGame, at?: number): void {
      const { players, options, moves } = game;
      const running = summarize(game).outcome === undefined;
      showing.value = {
        room: 'replay',
        record: { options, moves: [...moves] },
        players,
        at,
        eyes: running ? ownEyes(game) : 'open',
        running,
        kept: game,
      };
    },
    /** A new game that begins with the first moves of another. */
    async tryFrom(record: GameRecord, players: readonly Player[], at: number, name: string): Promise<void> {
      const game = branch(record, players, at, name);
      await begin(game);
    },
  };
}

export type Doors = ReturnType<typeof createDoors>;
