/** Which screen of the table is shown: the address says, and what is opened here changes the address. */
import { type ReadonlySignal, signal } from '@preact/signals';
import { inTime, LATE } from '../../../lib/in-time.ts';
import type { Model } from '../../model.ts';
import type { Handover } from '../game/face.ts';
import type { GameRecord, KeptRules } from '../game/rules.ts';
import type { KeepTrouble, Player, TableGame } from '../game/types.ts';
import { onlyPerson } from '../play/stage.ts';
import type { Viewpoint } from '../play/viewpoint.ts';
import { summarize } from '../record/summary.ts';
import type { GameStore } from '../storage/store.ts';
import { linkToKept, readFragment } from './fragment.ts';
import type { LinkedGame } from './links.ts';
import type { LinkProblem } from './problems.ts';
import type { Arrival, Received } from './received.ts';

/** A game looked at again; `kept` is where it came from on this device. */
export interface Looked {
  readonly record: GameRecord;
  readonly players: readonly Player[];
  readonly at: number | undefined;
  readonly viewpoint: Viewpoint;
  readonly running: boolean;
  readonly kept?: TableGame;
}

/** What somebody has to say before a game that came in can be played on. */
export type Question = Exclude<Received, LinkProblem | { open: TableGame }>;

export type Showing =
  | {
      readonly screen: 'lobby';
      readonly handover?: Handover | undefined;
      readonly problem?: LinkProblem | 'missing' | 'closed' | undefined;
    }
  | { readonly screen: 'game'; readonly game: TableGame; readonly arrival?: Arrival | undefined }
  | { readonly screen: 'received'; readonly received: Question }
  | { readonly screen: 'guest'; readonly fragment: string }
  | ({ readonly screen: 'replay' } & Looked);

/** The part of the browser that is used, so that tests can bring their own. */
export interface Address {
  read(): string; // the fragment
  write(fragment: string, instead?: boolean): void; // as a step that the back button takes back, or instead of the last
}

const browserAddress: Address = {
  read: () => location.hash,
  write(fragment, instead) {
    const there = location.pathname + location.search + fragment;
    if (instead) history.replaceState(null, '', there);
    else history.pushState(null, '', there);
  },
};

export interface RouterDeps {
  readonly rules: KeptRules;
  readonly store: Pick<GameStore, 'get' | 'add' | 'trouble'>;
  /** The game in a fragment that holds one: what reads it is fetched. */
  readLink(fragment: string): Promise<LinkedGame | LinkProblem>;
  /** A game that somebody passed on, laid beside what is kept here: what does so is fetched. */
  receive(fragment: string): Promise<Received>;
  /** The game to learn by, kept; where there is one. */
  openFirst?(): Promise<TableGame | undefined>;
  /** What another page hands over. */
  readHandover?: ((fragment: string) => Handover | undefined) | undefined;
  readonly address?: Address;
}

export function createRouter(deps: RouterDeps) {
  const { rules, store, readLink, receive, readHandover, address = browserAddress } = deps;
  const showing = signal<Showing>({ screen: 'lobby' });

  /** A game that is new is kept and shown, or shown all the same: one can play even where nothing can be kept. */
  async function begin(game: TableGame): Promise<KeepTrouble | undefined> {
    const kept = await inTime(store.add(game));
    showing.value = { screen: 'game', game: (kept !== LATE && kept.game) || game };
    address.write(linkToKept(game.id));
    return kept === LATE ? 'slow' : kept.trouble;
  }

  const shows = (id: string): boolean => showing.value.screen === 'game' && showing.value.game.id === id;

  /** A kept game as it is now: another tab may have played on. `known` is what to show where it cannot be read. */
  async function openKept(id: string, known?: TableGame): Promise<void> {
    const asked = address.read();
    const game = (await store.get(id).catch(() => undefined)) ?? known;
    const problem = game === undefined && (await store.trouble()) === 'closed' ? 'closed' : 'missing';
    if (address.read() !== asked) return; // gone elsewhere while it was read
    showing.value = game ? { screen: 'game', game } : { screen: 'lobby', problem };
  }

  async function openLinked(fragment: string): Promise<void> {
    const linked = await readLink(fragment);
    if (address.read() !== fragment) return;
    showing.value =
      'problem' in linked
        ? { screen: 'lobby', problem: linked }
        : { screen: 'replay', running: false, ...linked };
  }

  /** The address holds the whole game: it is replaced by the name of what is opened. */
  function openPlayed(game: TableGame, arrival?: Arrival): void {
    address.write(linkToKept(game.id), true);
    showing.value = { screen: 'game', game, arrival };
  }

  async function openPassed(fragment: string): Promise<void> {
    const received = await receive(fragment);
    if (address.read() !== fragment) return;
    if ('problem' in received) showing.value = { screen: 'lobby', problem: received };
    else if ('open' in received) openPlayed(received.open, received.arrival);
    else showing.value = { screen: 'received', received };
  }

  return {
    openPlayed,
    showing: showing as ReadonlySignal<Showing>,
    begin,
    async open(id: string): Promise<void> {
      address.write(linkToKept(id));
      await openKept(id);
    },
    /** Goes where the address says. */
    async follow(): Promise<void> {
      const fragment = address.read();
      const asked = readFragment(fragment);
      if (asked === undefined) showing.value = { screen: 'lobby', handover: readHandover?.(fragment) };
      else if ('linked' in asked) await openLinked(asked.linked);
      else if ('passed' in asked) await openPassed(asked.passed);
      else if ('first' in asked) {
        const game = await deps.openFirst?.();
        if (game && address.read() === fragment) openPlayed(game);
      } else if ('invited' in asked) showing.value = { screen: 'guest', fragment };
      else if (!shows(asked.kept)) await openKept(asked.kept);
    },
    leave(): void {
      address.write('');
      showing.value = { screen: 'lobby' };
    },
    /** Back from looking at a game: to it, if it is kept here. */
    async leaveReplay(): Promise<void> {
      const now = showing.value;
      if (now.screen === 'replay' && now.kept) await openKept(now.kept.id, now.kept);
      else this.leave();
    },
    lookBack(game: TableGame, at?: number): void {
      const { players, options, moves } = game;
      const running = summarize(rules, game).outcome === undefined;
      showing.value = {
        screen: 'replay',
        record: { options, moves },
        players,
        at,
        // Who sits alone with bots may see their own hand again; of several, none that of the others.
        viewpoint: running ? onlyPerson(game) : 'open',
        running,
        kept: game,
      };
    },
  };
}

export type Router = Model<ReturnType<typeof createRouter>>;
