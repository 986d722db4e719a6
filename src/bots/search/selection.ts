/** Which move an iteration tries next, of those to be had in its world. */
import { next } from '../../lib/random.ts';
import { NONE, type Tree } from './tree.ts';

export interface Temper {
  readonly curiosity: number; // how much the less tried is preferred
  readonly focus: number; // with foresight: how sharply the promising moves come first
}

/** How slowly the judge is mended: as if it had been right so often before. */
const CAUTION = 2;

export class Selection {
  readonly moves: Int32Array; // to be had; the search fills them in
  readonly values: Float64Array; // what each is judged to be worth in this world
  private readonly tree: Tree;
  private readonly temper: Temper;
  private readonly nodes: Int32Array; // of the moves
  private readonly worth: Float64Array; // what is thought of each by now
  private readonly promise: Float64Array; // how much more than others it is worth trying

  constructor(tree: Tree, mostMoves: number, temper: Temper) {
    this.tree = tree;
    this.temper = temper;
    this.moves = new Int32Array(mostMoves);
    this.nodes = new Int32Array(mostMoves);
    this.values = new Float64Array(mostMoves);
    this.worth = new Float64Array(mostMoves);
    this.promise = new Float64Array(mostMoves);
  }

  /** By upper confidence alone; a move without a node gets it. NONE where there is no room. */
  byTrying(node: number, count: number, random: Int32Array): number {
    const { tree, moves, nodes } = this;
    let hint = tree.child[node]!;
    let untried = 0;
    for (let i = 0; i < count; i++) {
      const child = tree.find(node, moves[i]!, hint);
      if (child === NONE) moves[untried++] = moves[i]!;
      else {
        tree.available[child]!++;
        hint = tree.sibling[child]!;
      }
      nodes[i] = child;
    }
    if (untried > 0) {
      const pick = Math.floor((next(random, 0) >>> 0) * 2.3283064365386963e-10 * untried);
      const child = tree.add(node, moves[pick]!);
      if (child !== NONE) tree.available[child] = 1;
      return child;
    }
    let best = NONE;
    let most = Number.NEGATIVE_INFINITY;
    for (let i = 0; i < count; i++) {
      const child = nodes[i]!;
      const visits = tree.visits[child]!;
      const bound =
        tree.sum[child]! / visits +
        this.temper.curiosity * Math.sqrt(Math.log(tree.available[child]!) / visits);
      if (bound > most) {
        most = bound;
        best = child;
      }
    }
    return best;
  }

  /** Gives a node all the children it lacks, as they were judged; false where there is no room. */
  expand(node: number, count: number): boolean {
    const { tree, moves, values } = this;
    if (tree.size + count > tree.capacity) return false;
    for (let i = count - 1; i >= 0; i--) {
      if (tree.find(node, moves[i]!, tree.child[node]!) !== NONE) continue;
      tree.add(node, moves[i]!, values[i]!, values[i]! ** this.temper.focus);
    }
    return true;
  }

  /**
   * Where the searcher knows no more than at the root, its choice may not hang on the world: a move is worth what it
   * brought in all of them, with the first estimate as one more. NONE where one of the moves is new to the tree.
   */
  byAverage(node: number, count: number): number {
    const { tree, moves, nodes, worth, promise } = this;
    let hint = tree.child[node]!;
    for (let i = 0; i < count; i++) {
      const child = tree.find(node, moves[i]!, hint);
      if (child === NONE) return NONE;
      hint = tree.sibling[child]!;
      nodes[i] = child;
      worth[i] = (tree.sum[child]! + tree.judged[child]!) / (tree.visits[child]! + 1);
      promise[i] = tree.promise[child]!;
    }
    return nodes[this.mostPromising(count)]!;
  }

  /**
   * Beyond that, everybody knows what the searcher does not, or has seen new cards: a move is worth what it was judged to
   * be in this very world, mended by how far the judge has been wrong about it before. Only what is chosen gets a node;
   * NONE where there is no room for it.
   */
  byWorld(node: number, count: number): number {
    const { tree, moves, nodes, values, worth, promise } = this;
    for (let i = 0; i < count; i++) {
      const child = tree.find(node, moves[i]!, tree.child[node]!);
      nodes[i] = child;
      worth[i] = values[i]! + (tree.sum[child]! - tree.judged[child]!) / (tree.visits[child]! + CAUTION);
      promise[i] = values[i]! ** this.temper.focus;
    }
    const best = this.mostPromising(count);
    const child = nodes[best] || tree.add(node, moves[best]!);
    if (child !== NONE) tree.judged[child]! += values[best]!;
    return child;
  }

  /** As in PUCT: worth, and promise by how little it was tried. */
  private mostPromising(count: number): number {
    const { nodes, worth, promise } = this;
    const { visits } = this.tree;
    let tried = 0;
    let total = 0;
    for (let i = 0; i < count; i++) {
      tried += visits[nodes[i]!]!;
      total += promise[i]!;
    }
    const reach = total === 0 ? 0 : (this.temper.curiosity * Math.sqrt(tried + 1)) / total;
    let best = 0;
    let most = Number.NEGATIVE_INFINITY;
    for (let i = 0; i < count; i++) {
      const bound = worth[i]! + (reach * promise[i]!) / (visits[nodes[i]!]! + 1);
      if (bound > most) {
        most = bound;
        best = i;
      }
    }
    return best;
  }
}
