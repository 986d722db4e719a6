/** The weights of the quick evaluation where counts point to them. */
import { handCase, marketCase, rowOf, tokenCase } from './features.ts';

/** Weights are whole numbers of such a share of one. */
export const GRAIN = 2 ** 16;

export const COINS_APART = 256;
export const POINTS_APART = 256;

export class QuickWeights {
  readonly hand: Int32Array; // (good, own, most of others)
  readonly token: Int32Array; // (good, where it lies, 商, own, against)
  readonly market: Int32Array; // (good, who is next, count)
  readonly progress: Int32Array; // (turns later, tokens missing and different goods)
  readonly tokens: Int32Array;
  readonly different: Int32Array;
  readonly coins: Int32Array;
  readonly coinLead: Int32Array; // + COINS_APART
  readonly prestige: Int32Array;
  readonly lead: Int32Array; // (stage, lead + POINTS_APART)
  readonly turnIn: Int32Array; // (closing, turns)
  readonly turnLeft: Int32Array;

  constructor(quick: Float32Array) {
    const table = (size: number, row: (at: number) => number): Int32Array =>
      Int32Array.from({ length: size }, (_, at) => Math.round((quick[row(at)] ?? 0) * GRAIN));
    const goodAt = (at: number, size: number): number => Math.max(1, Math.floor(at / size));
    this.hand = table(11 * 256, (at) => handCase(goodAt(at, 256), (at >> 4) & 15, at & 15));
    this.token = table(11 * 2048, (at) =>
      tokenCase(goodAt(at, 2048), (at >> 9) & 3, (at >> 8) & 1, (at >> 4) & 15, at & 15),
    );
    this.market = table(11 * 32, (at) => marketCase(goodAt(at, 32), at & 15, ((at >> 4) & 1) === 1));
    this.progress = table(4 * 32, (at) =>
      at < 32 ? rowOf.progress(at) : rowOf.rivalProgress(at >> 5, at & 31),
    );
    this.tokens = table(11, rowOf.tokens);
    this.different = table(11, rowOf.different);
    this.coins = table(256, rowOf.coins);
    this.coinLead = table(2 * COINS_APART, (at) => rowOf.coinLead(at - COINS_APART));
    this.prestige = table(256, rowOf.prestige);
    this.lead = table(5 * 2 * POINTS_APART, (at) => rowOf.lead(at >> 9, (at & 511) - POINTS_APART));
    this.turnIn = table(8, (at) => rowOf.turnIn(at >> 2, at & 3));
    this.turnLeft = table(2, (at) => rowOf.turnLeft(at === 1));
  }
}

const known = new WeakMap<Float32Array, QuickWeights>();

export function quickWeights(quick: Float32Array): QuickWeights {
  let weights = known.get(quick);
  if (weights === undefined) {
    weights = new QuickWeights(quick);
    known.set(quick, weights);
  }
  return weights;
}
