import type { VNode } from 'preact';
import type { ArtProps } from '../../../art/Piece.tsx';

/** A piece as the style guide shows it. */
export interface Specimen<K extends string> {
  readonly id: string; // unique on the page: the tests find the piece by it
  readonly name: K;
  readonly n?: number; // what the name counts
  readonly Art: (art: ArtProps) => VNode;
}

export interface Shelf<K extends string> {
  readonly title: K;
  readonly sizes: readonly number[];
  readonly specimens: readonly Specimen<K>[];
}

/** The sizes of a piece: in a line of text, on a board, and for looking at. */
export const PIECE = [24, 48, 160];
