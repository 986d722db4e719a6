/** A game for practice: it begins wherever it is laid out, is kept nowhere, and whoever is not the person before it is played by a script. */
import { signal } from '@preact/signals';
import type { Move, Rules, State } from '../game/rules.ts';
import type { Player, Session, TableGame } from '../game/types.ts';
import { playAll } from '../record/timeline.ts';
import { DEFAULT_SETTINGS } from '../settings/model.ts';
import type { KeeperStore } from './keeper.ts';
import { createSession } from './session.ts';

export interface Practice {
  readonly rules: Rules;
  readonly start: State;
  readonly players: readonly Player[]; // by seat
  /** What a player who is not a person does; the script has laid out the cards, and may see them. */
  answer(state: State): Move;
  /** Whether a turn ends by itself when there is nothing left to decide. */
  readonly autoEnd: boolean;
}

/** Remembers for as long as the page is open. */
function inMemory(): KeeperStore {
  let kept: TableGame | undefined;
  return {
    get: async () => kept,
    async update(_id, change) {
      const next = change(kept);
      if (next === undefined) return { result: 'refused', game: kept };
      kept = { ...next, revision: (kept?.revision ?? 0) + 1 };
      return { result: 'done', game: kept };
    },
    watch: () => () => {},
  };
}

export function createPractice({ rules, start, players, answer, autoEnd }: Practice): Session {
  const begins: Rules = { ...rules, createGame: () => start };
  const game: TableGame = {
    id: 'practice',
    name: '',
    begun: '',
    changed: '',
    players,
    options: { players: players.length as 2, seed: '' },
    moves: [],
    undone: [],
  };
  const session: Session = createSession(game, {
    rules: begins,
    store: inMemory(),
    bots: {
      choose: async () => answer(playAll(begins, game.options, session.game.value.moves).state),
      close() {},
    },
    settings: signal({ ...DEFAULT_SETTINGS, autoEnd, takeBack: false }),
  });
  return session;
}

/** Plays moves one after another, as somebody would who shows them; stops when told to. */
export async function showMoves(
  session: Session,
  moves: readonly Move[],
  pause: () => Promise<void>,
  stopped: () => boolean,
): Promise<void> {
  for (const move of moves) {
    await pause();
    if (stopped()) return;
    await session.play(move);
  }
}
