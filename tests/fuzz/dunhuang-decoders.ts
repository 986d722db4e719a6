/** What of Merchants of Dunhuang comes by links and files, what people type and what the device keeps of it. */
import {
  createGame,
  decodeGame,
  decodeSetup,
  encodeGame,
  encodeSetup,
  fromPosition,
  type GameRecord,
  legalMoves,
  play,
  type State,
  toMove,
  toPosition,
} from '../../src/games/dunhuang/index.ts';
import { inGameBox } from '../../src/islands/dunhuang/finder/in-game.ts';
import { readHandover, writeHandover } from '../../src/islands/dunhuang/handover.ts';
import { trackBox } from '../../src/islands/dunhuang/majority/parse.ts';
import { learnBox } from '../../src/islands/dunhuang/progress.ts';
import { puzzlesBox } from '../../src/islands/dunhuang/puzzles/kept.ts';
import { readPuzzle, writePuzzle } from '../../src/islands/dunhuang/puzzles/puzzle-text.ts';
import {
  draftBox as scoreDraft,
  historyBox as scoreHistory,
} from '../../src/islands/dunhuang/score/boxes.ts';
import { encodeSheet, writeSheetLink } from '../../src/islands/dunhuang/score/link.ts';
import { freshSheet } from '../../src/islands/dunhuang/score/sheet.ts';
import { toCsv, toJson } from '../../src/islands/dunhuang/score/transfer.ts';
import { readHand } from '../../src/islands/dunhuang/score/typed.ts';
import {
  draftBox as setupDraft,
  historyBox as setupHistory,
} from '../../src/islands/dunhuang/setup/boxes.ts';
import { readCode } from '../../src/islands/dunhuang/setup/code.ts';
import { newGameBox, tableBox } from '../../src/islands/dunhuang/table/boxes.ts';
import { scoredBox } from '../../src/islands/dunhuang/table/end/score-sheet.ts';
import { readAs } from '../../src/islands/dunhuang/table/kept-store.ts';
import { recordCodes } from '../../src/islands/dunhuang/table/record-codes.ts';
import { openBox } from '../../src/islands/table/storage/shelves.ts';
import { randomGame } from '../games/dunhuang/support/random-game.ts';
import { PUZZLES } from '../support/puzzles.ts';
import { memoryStorage } from '../support/storage.ts';
import { box, type Decoders, json, parsed, same, stable } from './decoder.ts';
import { readScoreLink, readScoresAs } from './dunhuang-again.ts';
import { tableDecoders } from './table-decoders.ts';
import { unwrapRecord, wrapRecord } from './wrapping.ts';

const sheet = {
  ...freshSheet(),
  players: freshSheet().players.map((player, seat) => ({ ...player, name: `Mei ${seat}`, hand: [1, 1, 7] })),
  setup: '8K2F',
} as ReturnType<typeof freshSheet>;
export const entriesNumbered = (n: number) =>
  Array.from({ length: n }, (_, id) => ({ id: `game-${id}`, date: '2026-01-01T12:00:00.000Z', sheet }));
const entries = entriesNumbered(2);

const options = { players: 3, seed: 'fuzz' } as const;
const states: State[] = [];
const { record } = randomGame(options, ({ state }) => states.push(state));
/** A game as it is kept. */
export const save = {
  version: 1,
  id: 'game',
  name: 'Sunday',
  begun: '2026-01-01T00:00:00.000Z',
  changed: '2026-01-02T00:00:00.000Z',
  players: ([0, 1, 2] as const).map((colour) => ({ name: 'Bo', colour, bot: null })),
  options,
  moves: record.moves.slice(0, 40),
  undone: record.moves.slice(40, 42),
};
const playAll = ({ options, moves }: GameRecord): State => moves.reduce(play, createGame(options));

/** A few moves more, whatever comes first in the list. */
function playOn(state: State): void {
  let now = state;
  for (let i = 0; i < 4 && toMove(now) !== undefined; i++) now = play(now, legalMoves(now)[0]!);
}

function playRecord(text: string): GameRecord {
  const game = decodeGame(text);
  playAll(game);
  same(encodeGame(game), text);
  return game;
}

export const DUNHUANG_DECODERS: Decoders = {
  'a set-up code': {
    valid: ['8K2F', '0000', encodeSetup(decodeSetup('8K2F'))],
    decode(text) {
      const circle = decodeSetup(text);
      same(encodeSetup(circle), text.toUpperCase());
      return circle;
    },
  },
  'a typed set-up code': {
    valid: ['8k2f', '8K 2F', 'https://shang.example/#s=8K2F'],
    decode: (text) => stable(readCode(text), (found) => ('code' in found ? found.code : text), readCode),
  },
  'a typed hand': {
    valid: ['1 2 2 10', '3,4,5'],
    decode(text) {
      const typed = readHand(text);
      return stable(typed, () => ('hand' in typed ? typed.hand.join(' ') : text), readHand);
    },
  },
  'a handover': {
    valid: [writeHandover({ setup: '8K2F', players: ['Mei', 'Bo'] })],
    decode: (text) => stable(readHandover(text), (said) => (said ? writeHandover(said) : ''), readHandover),
  },
  'a score link': {
    valid: [`#sheet=${encodeSheet(sheet)}`, '#s=8K2F&p=Mei&p=Bo', writeSheetLink(sheet, 'majority')],
    decode: readScoreLink,
  },
  'a score link from inside': {
    valid: [Buffer.from(encodeSheet(sheet), 'base64url').toString()],
    decode: (text) => readScoreLink(`#sheet=${Buffer.from(text).toString('base64url')}`),
  },
  'a file of scores': { valid: [toJson(entries)], decode: (text) => readScoresAs(toJson, text) },
  'a spreadsheet of scores': { valid: [toCsv(entries)], decode: (text) => readScoresAs(toCsv, text) },
  'a game record': { valid: [encodeGame(record)], decode: playRecord },
  'a game record from inside': {
    valid: [unwrapRecord(encodeGame(record))],
    decode: (text) => playRecord(wrapRecord(text)),
  },
  'a position': {
    valid: [json(toPosition(states[30]!)), json(toPosition(states[90]!))],
    decode(text) {
      const state = fromPosition(parsed(text) as never, 'fuzz');
      playOn(state);
      const position = toPosition(state);
      same(json(toPosition(fromPosition(position, 'again'))), json(position));
      return state;
    },
  },
  ...tableDecoders('Dunhuang', { codes: recordCodes, readAs, save, playAll } as never),
  'the games in a box': {
    box: 'dunhuang.games',
    valid: [json({ version: 1, data: { game: save } })],
    decode: (text) =>
      openBox('dunhuang.games', { storage: () => memoryStorage({ 'shang.dunhuang.games': text }) }).trouble,
  },
  'the score draft': box('dunhuang.score', scoreDraft),
  'the scored games': box('dunhuang.scores', scoreHistory),
  'the set-up draft': box('dunhuang.setup', setupDraft),
  'the set-ups': box('dunhuang.setups', setupHistory),
  'the majority track': box('dunhuang.majority', trackBox),
  'the eight in the game': box('dunhuang.in-game', inGameBox),
  'the new game': box('dunhuang.table.new', newGameBox),
  'the games at the table that were scored': box('dunhuang.table.scored', scoredBox),
  'the table settings': box('dunhuang.table', tableBox),
  'the lessons that are done': box('dunhuang.learn', learnBox),
  'the puzzles that were tried': box('dunhuang.puzzles', puzzlesBox),
  'a puzzle': {
    valid: PUZZLES.slice(0, 3),
    decode(text) {
      const puzzle = readPuzzle(text);
      return puzzle && stable(puzzle, writePuzzle, (written) => readPuzzle(written)!);
    },
  },
};
