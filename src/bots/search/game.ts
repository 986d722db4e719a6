/**
 * What a search must be told about a game. It knows no other: a world is whatever the game plays on,
 * a move is a whole number, and players are numbered from 0.
 */
export interface SearchGame<World> {
  readonly players: number;
  readonly mostMoves: number; // room for the longest list of moves
  createWorld(): World;
  /** Writes a world that fits what the searcher knows; chance comes from the four numbers in `random`. */
  determinize(world: World, random: Int32Array): void;
  isOver(world: World): boolean;
  toMove(world: World): number;
  listMoves(world: World, moves: Int32Array): number;
  /** Plays in place. */
  play(world: World, move: number): void;
  /** What the world is worth to each player, 0 to 1: how it ended, or a guess. May play on in it. */
  outcome(world: World, rewards: Float64Array): void;
  /**
   * A number for what has just come to light by chance, 0 for nothing. Worlds that differ in it get
   * different branches; without it a branch is the moves alone.
   */
  informationKey?(world: World): number;
  /** With it the search tries the promising moves first. */
  readonly foresight?: Foresight<World>;
}

/** Looking a little ahead. */
export interface Foresight<World> {
  /** What each of the moves is worth, in this world, to who decides. */
  judge(world: World, moves: Int32Array, count: number, values: Float64Array): void;
  /** Whether others decide after this move, or chance has its say; `world` is what it led to. An answer that gives the searcher's turn back does not. */
  leadsBeyond(move: number, world: World): boolean;
}
