/** Which room of the table is open: the address says, and what is opened here changes the address. */
import { signal } from '@preact/signals';
import type { GameRecord, Seat } from '../../../games/dunhuang/index.ts';
import { type Handover, readHandover } from '../../dunhuang/handover.ts';
import type { Player, TableGame } from '../game/types.ts';
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
      readonly problem?: LinkProblem | 'missing' | undefined;
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

export function createDoors(store: Pick<GameStore, 'get' | 'put'>, address: Address = browserAddress) {
  const showing = signal<Showing>({ room: 'lobby' });

  /** Shown from memory: a game goes on even where nothing can be kept. */
  function open(game: TableGame): void {
    showing.value = { room: 'game', game };
    if (address.read() !== linkToKept(game.id)) address.write(linkToKept(game.id));
  }

  async function openKept(id: string): Promise<void> {
    const now = showing.value;
    if (now.room === 'game' && now.game.id === id) return;
    const game = await store.get(id);
    showing.value = game ? { room: 'game', game } : { room: 'lobby', problem: 'missing' };
  }

  return {
    showing,
    open,
    /** Goes where the address says. */
    async follow(): Promise<void> {
      const fragment = address.read();
      const asked = readLink(fragment);
      if (asked === undefined) showing.value = { room: 'lobby', handover: readHandover(fragment) };
      else if ('problem' in asked) showing.value = { room: 'lobby', problem: asked };
      else if ('linked' in asked) showing.value = { room: 'replay', running: false, ...asked.linked };
      else await openKept(asked.game);
    },
    leave(): void {
      address.write('');
      showing.value = { room: 'lobby' };
    },
    /** Back from looking at a game: to it, if it is kept here. */
    leaveReplay(): void {
      const now = showing.value;
      if (now.room === 'replay' && now.kept) open(now.kept);
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
      await store.put(game);
      open(game);
    },
  };
}

export type Doors = ReturnType<typeof createDoors>;
