/** What people on other devices do in a game that this one plays. */
import { type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { Seat } from '../../../lib/seats.ts';
import type { Move, Rules } from '../game/rules.ts';
import type { Hosting, Stage, StandIn, TableGame } from '../game/types.ts';
import type { Timeline } from '../record/timeline.ts';
import type { KeeperStore } from './keeper.ts';
import { backOf, lastDecision } from './undo.ts';

interface Deps {
  readonly rules: Rules;
  readonly store: Pick<KeeperStore, 'update'>;
  readonly game: Signal<TableGame>;
  readonly played: ReadonlySignal<Timeline>;
  readonly stage: ReadonlySignal<Stage>;
  readonly standIns: Signal<ReadonlyMap<Seat, StandIn>>;
  /** It is known whether this tab plays. */
  readonly arrived: Promise<void>;
  /** Nothing is on its way to the device, and this tab plays. */
  free(): boolean;
  play(move: Move): Promise<void>;
  goBack(at: number): Promise<void>;
  /** Bots stop thinking, and may go on. */
  stop(): void;
  go(): void;
}

export function createHosting(deps: Deps): Hosting {
  const { rules, store, game, played, stage, standIns } = deps;
  const asked = (seat: Seat): boolean =>
    deps.free() && stage.value.at === 'away' && stage.value.seat === seat;
  return {
    timeline: played,
    standIns,
    async play(seat, move) {
      await deps.arrived;
      const before = played.value;
      if (!asked(seat) || rules.check(before.state, move) !== undefined) return false;
      await deps.play(move);
      deps.go();
      return played.value !== before;
    },
    async undo(seat) {
      await deps.arrived;
      const before = played.value;
      if (!asked(seat) || backOf(rules, before, seat) !== 'can') return false;
      await deps.goBack(lastDecision(rules, before));
      return played.value !== before;
    },
    standIn(seat, who) {
      if (standIns.value.get(seat) === who) return;
      const next = new Map(standIns.value);
      if (who === undefined) next.delete(seat);
      else next.set(seat, who);
      deps.stop();
      standIns.value = next;
      deps.go();
    },
    async arrange(change) {
      const all = { way: 'room', here: game.value.players.map((_, seat) => seat as Seat) } as const;
      const rearrange = (now: TableGame): TableGame => ({ ...now, apart: change(now.apart ?? all) });
      game.value = rearrange(game.value);
      const { game: kept } = await store.update(game.value.id, (now) => now && rearrange(now)); // the moves are as they were
      if (kept) game.value = { ...game.value, apart: kept.apart }; // a move that was on its way knew nothing of it
    },
  };
}

export const nobodyStandsIn = () => signal<ReadonlyMap<Seat, StandIn>>(new Map());
