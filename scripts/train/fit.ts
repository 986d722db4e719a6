/** Fits a net to games: cross entropy, one position at a time, with a step of its own for each weight (Adagrad). */
import { FEATURES } from '../../src/bots/dunhuang/features.ts';
import { HIDDEN, type Net } from '../../src/bots/dunhuang/net.ts';
import type { Positions } from './positions.ts';

export function emptyNet(random: () => number): Net {
  const small = (size: number, by: number) =>
    Float32Array.from({ length: size }, () => (random() - 0.5) * by);
  return {
    quick: new Float32Array(FEATURES),
    linear: new Float32Array(FEATURES),
    // Rows of what never happens stay empty and cost no room; `out` and `bias` make the difference.
    hidden: new Float32Array(FEATURES * HIDDEN),
    bias: small(HIDDEN, 0.4).map(Math.abs),
    out: small(HIDDEN, 1),
  };
}

const squares = (net: Net): Net => ({
  quick: new Float32Array(net.quick.length).fill(0.1),
  linear: new Float32Array(net.linear.length).fill(0.1),
  hidden: new Float32Array(net.hidden.length).fill(0.1),
  bias: new Float32Array(net.bias.length).fill(1),
  out: new Float32Array(net.out.length).fill(1),
});

export interface Loss {
  quick: number;
  deep: number;
}

/** One seat's strengths and what its hidden layer held. */
class Side {
  readonly sums = new Float64Array(HIDDEN);
  quick = 0;
  deep = 0;
  from = 0;
  to = 0;
}

export class Fitter {
  readonly net: Net;
  private readonly squares: Net;
  private readonly sides = Array.from({ length: 4 }, () => new Side());
  private readonly rate: number;

  constructor(net: Net, rate: number) {
    this.net = net;
    this.rate = rate;
    this.squares = squares(net);
  }

  /** Goes once through the positions in the given order; returns the mean loss before each step. */
  fit(positions: Positions, order: Int32Array, learn: boolean): Loss {
    const loss = { quick: 0, deep: 0 };
    for (const at of order) {
      const players = positions.players;
      let quickSum = 0;
      let deepSum = 0;
      for (let seat = 0; seat < players; seat++) {
        const side = this.sides[seat]!;
        this.forward(positions, at * players + seat, side);
        quickSum += Math.exp(side.quick);
        deepSum += Math.exp(side.deep);
      }
      for (let seat = 0; seat < players; seat++) {
        const side = this.sides[seat]!;
        const target = positions.targets[at * players + seat]!;
        const quick = Math.exp(side.quick) / quickSum;
        const deep = Math.exp(side.deep) / deepSum;
        loss.quick -= target * Math.log(quick + 1e-9);
        loss.deep -= target * Math.log(deep + 1e-9);
        if (learn) this.backward(positions, side, quick - target, deep - target);
      }
    }
    return { quick: loss.quick / order.length, deep: loss.deep / order.length };
  }

  /** What the net makes of a position now. */
  chances(positions: Positions, at: number, out: Float64Array): void {
    let sum = 0;
    for (let seat = 0; seat < positions.players; seat++) {
      const side = this.sides[seat]!;
      this.forward(positions, at * positions.players + seat, side);
      out[seat] = Math.exp(side.deep);
      sum += out[seat]!;
    }
    for (let seat = 0; seat < positions.players; seat++) out[seat]! /= sum;
  }

  private forward(positions: Positions, index: number, side: Side): void {
    const { quick, linear, hidden, bias, out } = this.net;
    const { sums } = side;
    side.from = positions.starts[index]!;
    side.to = positions.starts[index + 1]!;
    side.quick = 0;
    side.deep = 0;
    sums.set(bias);
    for (let i = side.from; i < side.to; i++) {
      const feature = positions.features[i]!;
      side.quick += quick[feature]!;
      side.deep += linear[feature]!;
      const row = feature * HIDDEN;
      for (let h = 0; h < HIDDEN; h++) sums[h]! += hidden[row + h]!;
    }
    for (let h = 0; h < HIDDEN; h++) if (sums[h]! > 0) side.deep += sums[h]! * out[h]!;
  }

  private step(weights: Float32Array, square: Float32Array, i: number, gradient: number): void {
    square[i]! += gradient * gradient;
    weights[i]! -= (this.rate * gradient) / Math.sqrt(square[i]!);
  }

  private backward(positions: Positions, side: Side, quick: number, deep: number): void {
    const { net, squares } = this;
    const { sums } = side;
    for (let i = side.from; i < side.to; i++) {
      const feature = positions.features[i]!;
      this.step(net.quick, squares.quick, feature, quick);
      this.step(net.linear, squares.linear, feature, deep);
    }
    for (let h = 0; h < HIDDEN; h++) {
      if (sums[h]! <= 0) continue;
      const gradient = deep * net.out[h]!;
      this.step(net.out, squares.out, h, deep * sums[h]!);
      this.step(net.bias, squares.bias, h, gradient);
      for (let i = side.from; i < side.to; i++) {
        this.step(net.hidden, squares.hidden, positions.features[i]! * HIDDEN + h, gradient);
      }
    }
  }
}
