import type { Session, TableGame } from '../../../../src/islands/table/game/types.ts';
import { createSession } from '../../../../src/islands/table/play/session.ts';
import { freshGame } from '../../../../src/islands/table/record/new-game.ts';
import { openMemory } from '../../../../src/islands/table/storage/shelves.ts';
import { createStore } from '../../../../src/islands/table/storage/store.ts';
import { createBots, face, type Move, nim, rules, words } from './nim.ts';
import { bot as dunhuangBot, person, settings, settle, tabHub } from './table.ts';

export const sage = { ...dunhuangBot(1), name: 'Bouton', bot: { level: 'sage', personality: null } };
export const given = {
  now: () => new Date('2026-03-04T05:06:07.000Z'),
  newId: () => 'nim-1',
  random: () => 0,
};

export const begin = (
  players = [
    { ...person(0), name: 'Mei' },
    { ...person(1), name: 'Bo' },
  ],
): TableGame => freshGame(rules, { players, seed: 'nim' }, given);

export function openStore() {
  const shelf = { ...openMemory('refused'), trouble: undefined };
  return { shelf, store: createStore(nim, { shelf: async () => shelf, openChannel: tabHub() }) };
}

export function sitDown(
  game: TableGame,
  more: { autoEnd?: boolean; store?: ReturnType<typeof createStore> } = {},
) {
  const store = more.store ?? openStore().store;
  const session = createSession(game, {
    rules,
    store,
    bots: createBots(),
    settings: settings({ autoEnd: more.autoEnd ?? false }),
    wait: async (ms, stop) => {
      if (ms > 10_000) await new Promise<void>((resolve) => stop.addEventListener('abort', () => resolve()));
    },
    now: given.now,
  });
  return { session, store };
}

export const speech = ({ game, view }: Session) =>
  face.speech('en', words, () => ({ players: game.value.players, view: view.value }));

export async function play(session: Session, ...moves: Move[]): Promise<void> {
  for (const move of moves) {
    await settle(session);
    session.liftCurtain();
    await session.play(move);
  }
  await settle(session);
}

export const take = (heap: number, stones: number): Move => ({ type: 'take', heap, stones });
export const END: Move = { type: 'end' };
export const DRAW: Move = { type: 'draw' };
