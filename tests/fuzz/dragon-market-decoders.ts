/** What of Dragon Market comes by links and files. */
import {
  createGame,
  decodeGame,
  encodeGame,
  fromPosition,
  legalMoves,
  play,
  type State,
  toMove,
  toPosition,
} from '../../src/games/dragon-market/index.ts';
import { optionsNumber, randomGame } from '../games/dragon-market/support/random-game.ts';
import { type Decoders, json, parsed, same } from './decoder.ts';
import { unwrapRecord, wrapRecord } from './wrapping.ts';

const records = [3, 8].map((n) => randomGame(optionsNumber(n, 'fuzz'), undefined, 60));
const texts = records.map(({ record }) => encodeGame(record));

function playOn(state: State): void {
  let now = state;
  for (let i = 0; i < 4 && toMove(now) !== undefined; i++) now = play(now, legalMoves(now)[0]!);
}

function playRecord(text: string): unknown {
  const game = decodeGame(text);
  playOn(game.moves.reduce(play, createGame(game.options)));
  same(encodeGame(game), text);
  return game;
}

export const DRAGON_MARKET_DECODERS: Decoders = {
  'a record of Dragon Market': { valid: texts, decode: playRecord },
  'a record of Dragon Market from inside': {
    valid: texts.map(unwrapRecord),
    decode: (text) => playRecord(wrapRecord(text)),
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
