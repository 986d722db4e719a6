/** What was found so far, a line each, so that the search can be stopped at any moment and taken up again. */
import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { View } from '../../src/games/dunhuang/index.ts';
import type { Best } from './best-move.ts';
import type { Win } from './win-at-once.ts';

export type Kind = 'win' | 'best';

export interface Note {
  readonly kind: Kind;
  readonly game: number;
  readonly turn: number;
  readonly view: View;
  readonly win?: Win;
  readonly best?: Best;
}

const FOLDER = '.cache/puzzles';
const FOUND = join(FOLDER, 'found.jsonl');
const PLACE = join(FOLDER, 'place.json');

export type Place = Record<Kind, number>; // the next game to look at

export function readPlace(): Place {
  return existsSync(PLACE) ? (JSON.parse(readFileSync(PLACE, 'utf8')) as Place) : { win: 0, best: 0 };
}

export function writePlace(place: Place): void {
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(PLACE, JSON.stringify(place));
}

export function note(found: Note): void {
  mkdirSync(FOLDER, { recursive: true });
  appendFileSync(FOUND, `${JSON.stringify(found)}\n`);
}

/** A last line that was cut short is left out; a game that was looked at twice counts once. */
export function readNotes(): Note[] {
  if (!existsSync(FOUND)) return [];
  const notes = new Map<string, Note>();
  for (const line of readFileSync(FOUND, 'utf8').split('\n')) {
    try {
      const found = JSON.parse(line) as Note;
      notes.set(`${found.kind} ${found.game} ${found.turn}`, found);
    } catch {}
  }
  return [...notes.values()];
}
