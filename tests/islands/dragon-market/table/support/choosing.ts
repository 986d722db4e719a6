/** Somebody before a bay, choosing by taps: the chooser of the table with the real rules, without a screen. */
import { computed, signal } from '@preact/signals';
import {
  type Move,
  play,
  type Seat,
  type State,
  toMove,
} from '../../../../../src/games/dragon-market/index.ts';
import { choosing } from '../../../../../src/islands/dragon-market/table/choosing/choosing.ts';
import type { Offer } from '../../../../../src/islands/dragon-market/table/choosing/walks.ts';
import { rules } from '../../../../../src/islands/dragon-market/table/rules.ts';
import { createChooser } from '../../../../../src/islands/table/choosing/chooser.ts';
import type { Back, LogEntry } from '../../../../../src/islands/table/game/types.ts';
import { lookAhead } from '../../../../../src/islands/table/play/ahead.ts';

await choosing.fetchWhy?.();

export function seated(begun: State) {
  const state = signal(begun);
  const played: Move[] = [];
  const log = signal<LogEntry[]>([]);
  const mover = (): Seat => toMove(state.value) ?? 0;
  const chooser = createChooser(
    {
      legal: computed(() => rules.legalMoves(state.value)),
      view: computed(() => rules.view(state.value, mover())),
      log,
      back: signal<Back>('start'),
      canRedo: signal(false),
      whyNot: (move) => rules.check(state.value, move),
      foresee: (move) => rules.foresee(state.value, mover(), move),
      ahead: () => lookAhead(rules, state.value, mover()),
      async play(move) {
        played.push(move as Move);
        state.value = play(state.value, move as Move);
        log.value = [...log.value, { at: log.value.length, turn: 0, seat: 0, events: [] }];
      },
      undo: async () => {},
      redo: async () => {},
    },
    choosing,
    () => false,
  );
  return {
    chooser,
    played,
    state,
    lit: (beginning = '') =>
      [...chooser.choice.value.lit].filter((target) => target.startsWith(beginning)).sort(),
    ready: () => chooser.ready.value as Offer | undefined,
    /** One tap after the other. */
    tap: (...targets: string[]) => {
      for (const target of targets) chooser.tap(target);
    },
    /** Resolves when all moves of a choice are played. */
    async commit(): Promise<void> {
      chooser.commit();
      for (let i = 0; i < 40; i++) await Promise.resolve();
    },
  };
}
