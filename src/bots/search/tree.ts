/**
 * Nodes of a search in a few long lists of fixed size: a long think cannot grow without end, and makes
 * no garbage. Node 0 is nothing, node 1 is the root. A node stands for the move that led to it.
 */
export const NONE = 0;
export const ROOT = 1;

export class Tree {
  readonly capacity: number;
  readonly move: Int32Array;
  readonly child: Int32Array; // the first of its children
  readonly sibling: Int32Array;
  readonly visits: Int32Array;
  readonly available: Int32Array; // how often it could have been chosen
  readonly sum: Float64Array; // rewards of who chose it
  readonly judged: Float64Array; // what it was first judged to be worth; beyond the searcher's turn, the sum of all such
  readonly promise: Float32Array; // how much more than others it is worth trying
  size = 0;

  constructor(capacity: number) {
    this.capacity = capacity;
    this.move = new Int32Array(capacity);
    this.child = new Int32Array(capacity);
    this.sibling = new Int32Array(capacity);
    this.visits = new Int32Array(capacity);
    this.available = new Int32Array(capacity);
    this.sum = new Float64Array(capacity);
    this.judged = new Float64Array(capacity);
    this.promise = new Float32Array(capacity);
    this.clear();
  }

  clear(): void {
    this.child[ROOT] = NONE;
    this.visits[ROOT] = 0;
    this.size = ROOT + 1;
  }

  /** A new first child; NONE where there is no room left. */
  add(parent: number, move: number, judged = 0, promise = 0): number {
    if (this.size === this.capacity) return NONE;
    const node = this.size++;
    this.move[node] = move;
    this.child[node] = NONE;
    this.sibling[node] = this.child[parent]!;
    this.child[parent] = node;
    this.visits[node] = 0;
    this.available[node] = 0;
    this.sum[node] = 0;
    this.judged[node] = judged;
    this.promise[node] = promise;
    return node;
  }

  /**
   * The child for a move. Looks from `hint` on and round: lists of moves come in a stable order, so
   * that the next one wanted is mostly the next one there.
   */
  find(parent: number, move: number, hint: number): number {
    for (let node = hint; node !== NONE; node = this.sibling[node]!)
      if (this.move[node] === move) return node;
    for (let node = this.child[parent]!; node !== hint; node = this.sibling[node]!) {
      if (this.move[node] === move) return node;
    }
    return NONE;
  }
}
