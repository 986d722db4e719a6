/** Games, people and bots for the tests of the table. */

import { type ReadonlySignal, signal } from '@preact/signals';
import { type BotSettings, chooseMove } from '../../../../src/bots/dunhuang/index.ts';
import {
  createGame,
  type GameOptions,
  legalMoves,
  type Move,
  play,
  type Seat,
  type State,
  toMove,
  type View,
} from '../../../../src/games/dunhuang/index.ts';
import type { Bots } from '../../../../src/islands/table/game/bots.ts';
import type {
  TableGame as AnyGame,
  Session as AnySession,
  Player,
  TableSettings,
} from '../../../../src/islands/table/game/types.ts';
import { createSession, type SessionDeps } from '../../../../src/islands/table/play/session.ts';
import type { Shelf } from '../../../../src/islands/table/storage/shelves.ts';
import type { TabChannel } from '../../../../src/lib/tab-channel.ts';
import { createStore, rules, type Session, type TableGame } from './dunhuang.ts';

export const person = (colour: Seat): Player => ({ name: '', colour, bot: null });
export const bot = (colour: Seat): Player => ({
  name: '',
  colour,
  bot: { level: 'beginner', personality: null },
});

export const newGame = (players: readonly Player[], more: Partial<TableGame> = {}): TableGame => ({
  id: 'game',
  name: '',
  begun: '2026-01-01T00:00:00.000Z',
  changed: '2026-01-01T00:00:00.000Z',
  players,
  options: { players: players.length as 2 | 3 | 4, seed: 'table' },
  moves: [],
  undone: [],
  ...more,
});

/** Bots that think in the test's own thread. */
export const quickBots = (): Pick<Bots, 'choose' | 'close'> => ({
  choose: async (view: View, settings: BotSettings) => chooseMove(view, settings),
  close() {},
});

/** Tabs of one browser: what one posts, the others hear a moment later. */
export function tabHub(): (name?: string) => TabChannel {
  const open = new Map<TabChannel, { name: string; hear: (word: string) => void }>();
  return (name = '') => {
    const channel: TabChannel = {
      post(word) {
        const others = [...open].flatMap(([one, at]) => (one !== channel && at.name === name ? [at] : []));
        setTimeout(() => {
          for (const { hear } of others) hear(word);
        });
      },
      listen: (hear) => void open.set(channel, { name, hear }),
      close: () => void open.delete(channel),
    };
    return channel;
  };
}

/** A store without a device; `kept` is what lies there, and a second one can be opened at the same shelf. */
export function memoryStore(kept = new Map<string, TableGame>(), channel = tabHub()) {
  const counted = { puts: 0 };
  const shelf: Shelf = {
    trouble: undefined,
    keys: async () => [...kept.keys()],
    read: async (keys) => new Map(keys.flatMap((key) => (kept.has(key) ? [[key, kept.get(key)]] : []))),
    async update(keys, edit) {
      for (const key of keys) {
        const change = edit(key, structuredClone(kept.get(key)));
        if (change === 'remove') kept.delete(key);
        else if (change) kept.set(key, structuredClone(change.put) as TableGame);
        if (change) counted.puts++;
      }
    },
  };
  return { ...createStore(async () => shelf, channel), kept, counted, shelf, channel };
}

export const settings = (
  more: Partial<TableSettings> = {},
): ReadonlySignal<Pick<TableSettings, 'pace' | 'autoEnd' | 'oneTap' | 'takeBack'>> =>
  signal({ pace: 'instant', autoEnd: false, oneTap: false, takeBack: false, ...more });

export const openTable = (game: AnyGame, deps: Partial<SessionDeps> = {}): Session =>
  createSession(game, {
    rules,
    store: memoryStore(),
    bots: quickBots(),
    settings: settings(),
    wait: async (ms, stop) => {
      // A pause is nothing here, but patience with a bot must not run out.
      if (ms > 10_000) await new Promise<void>((resolve) => stop.addEventListener('abort', () => resolve()));
    },
    now: () => new Date('2026-01-02T00:00:00.000Z'),
    ...deps,
  }) as Session;

/** Until nothing goes by itself any more. */
export async function settle(session: AnySession): Promise<void> {
  for (let quiet = 0; quiet < 3; ) {
    const before = session.game.value;
    await new Promise((resolve) => setTimeout(resolve, 0));
    const busy = session.stage.value.at === 'bot' && !session.botTrouble.value && !session.following.value;
    quiet = busy || session.game.value !== before ? 0 : quiet + 1;
  }
}

/** A chooser that takes any of them, the same ones every time. */
export function anyMove(seed = 1): (moves: readonly Move[]) => Move {
  let state = seed;
  return (moves) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return moves[Math.floor((state / 2 ** 32) * moves.length)]!;
  };
}

/** Plays anything, until a moment or to the end. */
export async function playOn(session: Session, until = (_: Session): boolean => false): Promise<void> {
  const pick = anyMove();
  await settle(session);
  while (session.stage.value.at !== 'over' && !until(session)) {
    if (session.stage.value.at === 'curtain') session.liftCurtain();
    await session.play(pick(session.legal.value));
    await settle(session);
  }
}

/** Every moment of a whole game that is played without sense. */
export function wander(players: 2 | 3 | 4, seed: string, more: Partial<GameOptions> = {}) {
  const pick = anyMove(seed.charCodeAt(0));
  const found: { state: State; seat: Seat; moves: Move[]; move: Move }[] = [];
  let state = createGame({ players, seed, ...more });
  for (let seat = toMove(state); seat !== undefined; seat = toMove(state)) {
    const moves = legalMoves(state);
    const move = pick(moves);
    found.push({ state, seat, moves, move });
    state = play(state, move);
  }
  return found;
}

export const wanderMoves = (...game: Parameters<typeof wander>): Move[] =>
  wander(...game).map(({ move }) => move);
