/** Turns as short texts: `c4.gs.s61` is four steps, the good into the shop, exchange a bamboo at space 1 with the Soldier. */
import type { Move } from '../../../games/dunhuang/index.ts';

/** A letter for each move of a turn, and what follows it. */
const MOVES: Readonly<Record<string, readonly [letter: string, ...fields: string[]]>> = {
  'move-camel': ['c', 'steps'],
  'take-good': ['g', 'to'],
  'take-coins': ['t'],
  'skip-bonus': ['n'],
  painter: ['P', 'discard'],
  musician: ['M', 'discard'],
  princess: ['p'],
  dancer: ['d'],
  interpreter: ['i'],
  diplomat: ['D'],
  soldier: ['s', 'give', 'space'],
  general: ['G', 'give', 'space'],
  trader: ['T', 'from'],
  merchant: ['C', 'from'],
  maid: ['m', 'shop', 'hand'],
  domestic: ['o', 'good', 'to'],
  shepherd: ['h', 'space'],
  farmer: ['f', 'space'],
  manichean: ['a', 'token'],
  buddhist: ['b', 'token'],
  protect: ['k'],
  yield: ['y'],
  pay: ['x'],
  decline: ['z'],
};

const PLACES: Readonly<Record<string, string>> = { s: 'shop', h: 'hand' };

const writeField = (value: unknown): string =>
  typeof value === 'number' ? value.toString(36) : String(value)[0]!;

function writeMove(move: Move): string {
  const [letter, ...fields] = MOVES[move.type]!;
  return letter + fields.map((field) => writeField(move[field as keyof Move])).join('');
}

/** Undefined for what is no move. */
function readMove(text: string): Move | undefined {
  const found = Object.entries(MOVES).find(([, [letter]]) => letter === text[0]);
  if (found === undefined || !/^[a-zA-Z][0-9a-z]*$/.test(text)) return undefined;
  const [type, [, ...fields]] = found;
  if (text.length !== fields.length + 1) return undefined;
  const values = fields.map((field, i) => {
    const digit = text[i + 1]!;
    return [field, field === 'to' ? PLACES[digit] : Number.parseInt(digit, 36)];
  });
  return { type, ...Object.fromEntries(values) } as Move;
}

export const writeMoves = (moves: readonly Move[]): string => moves.map(writeMove).join('.');

export function readMoves(text: string): Move[] | undefined {
  const moves = text.split('.').map(readMove);
  return moves.every((move) => move !== undefined) ? moves : undefined;
}
