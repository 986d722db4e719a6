/**
 * Points between stops, kept for as long as boats lie the same: most tables of a turn's search differ from one that was judged
 * before only in where an heir stands.
 */
import { AT, BOATS, type Board } from '../../games/dragon-market/fast.ts';
import { EVERYWHERE, STOPS, Ways } from './ways.ts';

const MOST = 2048; // ways for boats to lie; when there are more, all are forgotten
const PRIME = 0x01000193;

/** Two numbers of 32 bits, which no two ways for boats to lie share in practice, as one that a double can hold. */
function printOf(cells: Uint8Array, closed: number): number {
  let one = 0x811c9dc5 ^ closed;
  let other = 0x9e3779b1 ^ closed;
  for (let i = 0; i < 2 * BOATS; i++) {
    one = Math.imul(one ^ cells[AT + i]!, PRIME);
    other = Math.imul(other + cells[AT + i]!, 0x85ebca6b) ^ (other >>> 15);
  }
  return (one >>> 0) * 2 ** 21 + (other >>> 11);
}

export class Distances {
  /** From `rowTo` a stop on: the points from each stop to that one. */
  readonly points = new Uint8Array(MOST * STOPS * STOPS);
  private readonly found = new Int32Array(MOST); // rows that are filled, as bits
  private readonly places = new Map<number, number>();
  private readonly ways = new Ways();
  private board!: Board;
  private closed = 0;
  private here = 0;
  private isRead = false;

  /** What is asked next is about this board, without setting foot on the stops in `closed`. */
  look(board: Board, closed: number): void {
    const print = printOf(board.cells, closed);
    let here = this.places.get(print);
    if (here === undefined) {
      if (this.places.size === MOST) this.places.clear();
      here = this.places.size;
      this.places.set(print, here);
      this.found[here] = 0;
    }
    this.here = here;
    this.board = board;
    this.closed = closed;
    this.isRead = false;
  }

  rowTo(stop: number): number {
    const row = (this.here * STOPS + stop) * STOPS;
    if (((this.found[this.here]! >> stop) & 1) === 0) {
      if (!this.isRead) this.ways.read(this.board);
      this.isRead = true;
      this.ways.measure(stop, this.closed, EVERYWHERE, this.points, row);
      this.found[this.here]! |= 1 << stop;
    }
    return row;
  }
}
