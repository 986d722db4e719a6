/** What of Dragon Market comes by links and files. */
import {
  createGame,
  decodeGame,
  encodeGame,
  fromPosition,
  type GameRecord,
  legalMoves,
  play,
  type State,
  toMove,
  toPosition,
} from '../../src/games/dragon-market/index.ts';
import { cardsBox } from '../../src/islands/dragon-market/cards/boxes.ts';
import { readCardsFile, writeCardsFile } from '../../src/islands/dragon-market/cards/file.ts';
import type { OwnCards } from '../../src/islands/dragon-market/cards/own-cards.ts';
import { newGameBox, tableBox } from '../../src/islands/dragon-market/table/boxes.ts';
import { readAs } from '../../src/islands/dragon-market/table/kept-store.ts';
import { recordCodes } from '../../src/islands/dragon-market/table/record-codes.ts';
import { SEATS } from '../../src/lib/seats.ts';
import { optionsNumber, randomGame } from '../games/dragon-market/support/random-game.ts';
import { box, type Decoders, json, parsed, same, stable } from './decoder.ts';
import { keptInVersion } from './kept.ts';
import { tableDecoders } from './table-decoders.ts';
import { unwrapRecord, wrapRecord } from './wrapping.ts';

const records = [3, 8].map((n) => randomGame(optionsNumber(n, 'fuzz'), undefined, 60));
const texts = records.map(({ record }) => encodeGame(record));

function playOn(state: State): void {
  let now = state;
  for (let i = 0; i < 4 && toMove(now) !== undefined; i++) now = play(now, legalMoves(now)[0]!);
}

function playRecord(text: string): unknown {
  const game = decodeGame(text);
  playOn(playAll(game));
  // A text of the first version is written anew in the second.
  if (text[0] === 'B') same(encodeGame(game), text);
  return game;
}

const playAll = ({ options, moves }: GameRecord): State => moves.reduce(play, createGame(options));

const [{ record }] = records as [(typeof records)[0]];
const save = {
  version: 1,
  id: 'game',
  name: 'Sunday',
  begun: '2026-01-01T00:00:00.000Z',
  changed: '2026-01-02T00:00:00.000Z',
  players: SEATS.slice(0, record.options.players).map((colour) => ({ name: 'Bo', colour, bot: null })),
  options: record.options,
  moves: record.moves.slice(0, 40),
  undone: record.moves.slice(40, 42),
};

export const DRAGON_MARKET_DECODERS: Decoders = {
  ...tableDecoders('Dragon Market', { codes: recordCodes, readAs, save, playAll } as never),
  'a record of Dragon Market': { valid: texts, decode: playRecord },
  'a record of Dragon Market from inside': {
    valid: texts.map(unwrapRecord),
    decode: (text) => playRecord(wrapRecord(text, 'B')),
  },
  'the cards of somebody’s Dragon Market': box('dragon-market.cards', cardsBox),
  'a new game of Dragon Market': box('dragon-market.table.new', newGameBox),
  'how people like Dragon Market’s table': box('dragon-market.table', tableBox),
  'a file of cards of Dragon Market': {
    valid: [keptInVersion('dragon-market.cards', 1)[0]!].map((kept) =>
      writeCardsFile((parsed(kept) as { data: OwnCards }).data),
    ),
    decode(text) {
      const found = readCardsFile(text);
      return typeof found === 'string'
        ? found
        : stable(found, writeCardsFile, (again) => readCardsFile(again) as OwnCards);
    },
  },
  'a position of Dragon Market': {
    valid: records.map(({ state }) => json(toPosition(state))),
    decode(text) {
      const state = fromPosition(parsed(text) as never, 'fuzz');
      playOn(state);
      const position = toPosition(state);
      same(json(toPosition(fromPosition(position, 'again'))), json(position));
      return state;
    },
  },
};
