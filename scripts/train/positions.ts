/** Positions of many games in a few long lists: what is the case for each seat, and what came of it. */

import { FeatureCache } from '../../src/bots/dunhuang/feature-cache.ts';
import { MOST_FEATURES } from '../../src/bots/dunhuang/features.ts';
import type { Board } from '../../src/games/dunhuang/fast.ts';

const active = new Int16Array(MOST_FEATURES);

export class Positions {
  readonly players: number;
  readonly features: Int16Array;
  readonly starts: Int32Array; // of position × players + seat, in `features`
  readonly targets: Float32Array; // chances of winning, by position × players + seat
  count = 0;
  private readonly most: number;
  private readonly look = new FeatureCache();

  constructor(players: number, most: number) {
    this.players = players;
    this.most = most;
    this.features = new Int16Array(most * players * MOST_FEATURES);
    this.starts = new Int32Array(most * players + 1);
    this.targets = new Float32Array(most * players);
  }

  get full(): boolean {
    return this.count >= this.most - 400;
  }

  add(board: Board): void {
    this.look.update(board);
    for (let seat = 0; seat < this.players; seat++) {
      const index = this.count * this.players + seat;
      const from = this.starts[index]!;
      const n = this.look.list(board.cells, seat, active);
      this.features.set(active.subarray(0, n), from);
      this.starts[index + 1] = from + n;
    }
    this.count++;
  }

  /** Notes the chances of every seat for a position. */
  aim(at: number, chances: Float64Array): void {
    for (let seat = 0; seat < this.players; seat++) this.targets[at * this.players + seat] = chances[seat]!;
  }

  clear(): void {
    this.count = 0;
  }
}
