/**
 * Information-set Monte Carlo tree search (Cowling, Powley and Whitehouse 2012): one tree over what
 * the searcher may know, a newly dealt world for every iteration. Every player maximises their own
 * reward, and a move is judged by how often it was to be had, not by how often its node was passed.
 */
import { next, seedFrom } from '../../lib/random.ts';
import type { SearchGame } from './game.ts';
import { NONE, ROOT, Tree } from './tree.ts';

export interface SearchSettings {
  readonly seed: string;
  readonly nodes: number; // room for the tree
  readonly curiosity: number; // how much the less tried is preferred
  readonly focus: number; // with `judge`: how sharply the promising moves come first
}

export interface Choice {
  readonly move: number;
  readonly visits: number;
  readonly value: number; // mean reward of who decides, 0 to 1
}

export interface Line {
  readonly moves: readonly number[];
  readonly visits: number;
  readonly value: number;
}

const LONGEST = 512; // moves from the root

export class Search<World> {
  iterations = 0; // from this root
  private root = ROOT;
  private game: SearchGame<World>;
  private readonly settings: SearchSettings;
  private readonly tree: Tree;
  private readonly world: World;
  private readonly random = new Int32Array(4);
  private readonly moves: Int32Array;
  private readonly nodes: Int32Array; // of the moves at hand
  private readonly values: Float64Array;
  private readonly rewards: Float64Array;
  private readonly total: Float64Array; // rewards of all iterations
  private readonly scratch: Float64Array;
  private readonly one = new Int32Array(1);
  private readonly path = new Int32Array(LONGEST);
  private readonly deciders = new Int8Array(LONGEST);

  constructor(game: SearchGame<World>, settings: SearchSettings) {
    this.game = game;
    this.settings = settings;
    this.tree = new Tree(settings.nodes);
    this.world = game.createWorld();
    this.moves = new Int32Array(game.mostMoves);
    this.nodes = new Int32Array(game.mostMoves);
    this.values = new Float64Array(game.mostMoves);
    this.rewards = new Float64Array(game.players);
    this.total = new Float64Array(game.players);
    this.scratch = new Float64Array(game.players);
    seedFrom(settings.seed, this.random, 0);
  }

  run(iterations: number): void {
    for (let i = 0; i < iterations; i++) this.iterate();
    this.iterations += iterations;
  }

  /** How often the root was passed: iterations, and those that came by before it was the root. */
  get visits(): number {
    return this.tree.visits[this.root]!;
  }

  /** Whether so many more iterations cannot change which move is the most visited. */
  isDecided(left: number): boolean {
    const { visits, sibling, child } = this.tree;
    let most = 0;
    let second = 0;
    for (let node = child[this.root]!; node !== NONE; node = sibling[node]!) {
      const n = visits[node]!;
      if (n > most) {
        second = most;
        most = n;
      } else if (n > second) second = n;
    }
    return most > second + left;
  }

  /**
   * Goes on from after a move at the root, keeping what is known of it; `game` deals the worlds there. It
   * must be a move by which nothing came to light. False where nothing is known of it.
   */
  enter(game: SearchGame<World>, move: number): boolean {
    const { tree } = this;
    const node = tree.find(this.root, move, tree.child[this.root]!);
    if (node === NONE || tree.child[node] === NONE) return false;
    this.root = node;
    this.game = game;
    this.iterations = 0;
    this.total.fill(0);
    return true;
  }

  get nodesUsed(): number {
    return this.tree.size;
  }

  /** What the root is worth to each player: the mean of all that was seen. */
  means(): Float64Array {
    return this.total.map((sum) => sum / Math.max(1, this.iterations));
  }

  /** The moves at the root, most visited first. */
  choices(): Choice[] {
    const { move, visits, sum, sibling, child } = this.tree;
    const choices: Choice[] = [];
    for (let node = child[this.root]!; node !== NONE; node = sibling[node]!) {
      const n = visits[node]!;
      choices.push({ move: move[node]!, visits: n, value: n === 0 ? 0 : sum[node]! / n });
    }
    return choices.sort((a, b) => b.visits - a.visits || b.value - a.value || a.move - b.move);
  }

  /** Whole lines from the root up to a move that `ends` one, most visited first. */
  lines(ends: (move: number) => boolean): Line[] {
    const { tree } = this;
    const lines: Line[] = [];
    const follow = (node: number, before: readonly number[]): void => {
      for (let child = tree.child[node]!; child !== NONE; child = tree.sibling[child]!) {
        const visits = tree.visits[child]!;
        if (visits === 0) continue;
        const moves = [...before, tree.move[child]!];
        if (ends(tree.move[child]!)) lines.push({ moves, visits, value: tree.sum[child]! / visits });
        else follow(child, moves);
      }
    };
    follow(this.root, []);
    return lines.sort((a, b) => b.visits - a.visits || b.value - a.value);
  }

  private iterate(): void {
    const { game, tree, world, moves, path, deciders, rewards } = this;
    let node = this.root;
    let depth = 0;
    let ended = false;
    game.determinize(world, this.random);
    while (!ended) {
      if (game.isOver(world) || depth >= LONGEST - 1) {
        game.outcome(world, rewards);
        break;
      }
      const count = game.listMoves(world, moves);
      deciders[depth] = game.toMove(world);
      let next: number;
      if (count === 1) next = tree.find(node, moves[0]!, tree.child[node]!) || tree.add(node, moves[0]!);
      else if (game.judge !== undefined) next = this.chooseJudged(node, count);
      else {
        next = this.chooseTried(node, count);
        ended = next === NONE || tree.visits[next] === 0;
      }
      if (next === NONE) {
        // Either the worth of this world is in `rewards` already, or there is no room for a new node.
        if (game.judge === undefined || count === 1) game.outcome(world, rewards);
        break;
      }
      game.play(world, tree.move[next]!);
      path[depth++] = next;
      node = this.reveal(next);
      if (ended) game.outcome(world, rewards);
    }
    tree.visits[this.root]!++;
    for (let player = 0; player < rewards.length; player++) this.total[player]! += rewards[player]!;
    for (let i = 0; i < depth; i++) {
      tree.visits[path[i]!]!++;
      tree.sum[path[i]!]! += rewards[deciders[i]!]!;
    }
  }

  /** Where chance has shown something, the branch for it. */
  private reveal(node: number): number {
    const key = this.game.informationKey?.(this.world) ?? 0;
    if (key === 0) return node;
    return this.tree.find(node, key, this.tree.child[node]!) || this.tree.add(node, key) || node;
  }

  /** The best child by upper confidence; a move without one gets it. NONE where there is no room. */
  private chooseTried(node: number, count: number): number {
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
      const pick = Math.floor((next(this.random, 0) >>> 0) * 2.3283064365386963e-10 * untried);
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
        this.settings.curiosity * Math.sqrt(Math.log(tree.available[child]!) / visits);
      if (bound > most) {
        most = bound;
        best = child;
      }
    }
    return best;
  }

  /** Gives a new node all its children at once; NONE then, and `rewards` hold the best one's worth. */
  private expand(node: number, count: number): void {
    this.game.judge!(this.world, this.moves, count, this.values, this.rewards);
    if (this.tree.size + count > this.tree.capacity) return;
    for (let i = count - 1; i >= 0; i--) this.addPromising(node, this.moves[i]!, this.values[i]!);
  }

  private chooseJudged(node: number, count: number): number {
    const { tree, moves, nodes } = this;
    if (tree.child[node] === NONE) {
      this.expand(node, count);
      return NONE;
    }
    let hint = tree.child[node]!;
    let total = 0;
    let tried = 0;
    for (let i = 0; i < count; i++) {
      let child = tree.find(node, moves[i]!, hint);
      if (child === NONE) child = this.addJudged(node, moves[i]!);
      if (child !== NONE) {
        hint = tree.sibling[child]!;
        tried += tree.visits[child]!;
        total += tree.promise[child]!;
      }
      nodes[i] = child;
    }
    const reach = total === 0 ? 0 : (this.settings.curiosity * Math.sqrt(tried + 1)) / total;
    let best = NONE;
    let most = Number.NEGATIVE_INFINITY;
    for (let i = 0; i < count; i++) {
      const child = nodes[i]!;
      if (child === NONE) continue;
      const visits = tree.visits[child]!;
      const worth = (tree.sum[child]! + tree.prior[child]!) / (visits + 1);
      const bound = worth + (reach * tree.promise[child]!) / (visits + 1);
      if (bound > most) {
        most = bound;
        best = child;
      }
    }
    return best;
  }

  private addPromising(node: number, move: number, worth: number): number {
    return this.tree.add(node, move, worth, worth ** this.settings.focus);
  }

  /** A move that was not to be had in the worlds before. */
  private addJudged(node: number, move: number): number {
    this.one[0] = move;
    this.game.judge!(this.world, this.one, 1, this.scratch, this.rewards);
    return this.addPromising(node, move, this.scratch[0]!);
  }
}
