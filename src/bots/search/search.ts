/**
 * Information-set Monte Carlo tree search (Cowling, Powley and Whitehouse 2012): one tree over what
 * the searcher may know, a newly dealt world for every iteration. Every player maximises their own
 * reward, and a move is judged by how often it was to be had, not by how often its node was passed.
 * With foresight the searcher's own turn is weighed in the tree, and what follows is played on by sight, or weighed too.
 */
import { seedFrom } from '../../lib/random.ts';
import type { SearchGame } from './game.ts';
import { type Line, linesOf } from './lines.ts';
import { Selection, type Temper } from './selection.ts';
import { NONE, ROOT, Tree } from './tree.ts';

export interface SearchSettings extends Temper {
  readonly seed: string;
  readonly nodes: number; // room for the tree
  readonly beyond: boolean; // with foresight: whether others' answers, too, are weighed in the tree
}

export interface Choice {
  readonly move: number;
  readonly visits: number;
  readonly value: number; // mean reward of who decides, 0 to 1
}

const LONGEST = 512; // moves from the root

export class Search<World> {
  iterations = 0; // from this root
  private root = ROOT;
  private count = 0; // moves to be had where the last choice was made
  private game: SearchGame<World>;
  private readonly settings: SearchSettings;
  private readonly tree: Tree;
  private readonly world: World;
  private readonly random = new Int32Array(4);
  private readonly selection: Selection;
  private readonly rewards: Float64Array;
  private readonly total: Float64Array; // rewards of all iterations
  private readonly path = new Int32Array(LONGEST);
  private readonly deciders = new Int8Array(LONGEST);
  private readonly unjudged = new Uint8Array(LONGEST); // beyond the searcher's turn: 1 where there was nothing to choose

  constructor(game: SearchGame<World>, settings: SearchSettings) {
    this.game = game;
    this.settings = settings;
    this.tree = new Tree(settings.nodes);
    this.world = game.createWorld();
    this.selection = new Selection(this.tree, game.mostMoves, settings);
    this.rewards = new Float64Array(game.players);
    this.total = new Float64Array(game.players);
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

  /** Whole lines from the root up to a move that `ends` one, most visited first. `answers` says which moves on the way are others'. */
  lines(ends: (move: number) => boolean, answers: (move: number) => boolean): Line[] {
    return linesOf(this.tree, this.root, ends, answers);
  }

  /** Down the tree to where it ends, and what that brought back up. */
  private iterate(): void {
    const { game, tree, world, path, deciders, rewards } = this;
    let node = this.root;
    let depth = 0;
    let beyond = false;
    game.determinize(world, this.random);
    while (depth < LONGEST && !game.isOver(world)) {
      const next = this.choose(node, beyond);
      if (next === NONE) break;
      this.unjudged[depth] = beyond && this.count === 1 ? 1 : 0;
      const move = tree.move[next]!;
      deciders[depth] = game.toMove(world);
      game.play(world, move);
      path[depth++] = next;
      if (game.foresight === undefined) {
        if (tree.visits[next] === 0) break;
      } else if (game.foresight.leadsBeyond(move, world)) {
        if (!this.settings.beyond) break;
        beyond = true;
      }
      node = this.reveal(next);
    }
    game.outcome(world, rewards);
    tree.visits[this.root]!++;
    for (let player = 0; player < rewards.length; player++) this.total[player]! += rewards[player]!;
    for (let i = 0; i < depth; i++) {
      const reward = rewards[deciders[i]!]!;
      tree.visits[path[i]!]!++;
      tree.sum[path[i]!]! += reward;
      // Nobody judged a move that was the only one: it says nothing about how wrong the judge is.
      if (this.unjudged[i] === 1) tree.judged[path[i]!]! += reward;
    }
  }

  /** Where chance has shown something, the branch for it. */
  private reveal(node: number): number {
    const key = this.game.informationKey?.(this.world) ?? 0;
    if (key === 0) return node;
    const branch = this.tree.find(node, key, this.tree.child[node]!) || this.tree.add(node, key);
    if (branch === NONE) return node;
    this.tree.visits[branch]!++;
    return branch;
  }

  /** The child to go on with; NONE where the tree ends here. */
  private choose(node: number, beyond: boolean): number {
    const { game, tree, world, selection } = this;
    const { moves, values } = selection;
    const count = game.listMoves(world, moves);
    this.count = count;
    if (count === 1) return tree.find(node, moves[0]!, tree.child[node]!) || tree.add(node, moves[0]!);
    if (game.foresight === undefined) return selection.byTrying(node, count, this.random);
    if (beyond) {
      if (tree.visits[node] === 0) return NONE;
      game.foresight.judge(world, moves, count, values);
      return selection.byWorld(node, count);
    }
    const known = selection.byAverage(node, count);
    if (known !== NONE) return known;
    game.foresight.judge(world, moves, count, values);
    return selection.expand(node, count) ? selection.byAverage(node, count) : NONE;
  }
}
