/** What of any game's table comes by links and files, and what the device keeps of it: whatever is understood plays, and is written alike. */
import { linkToGame, readLink } from '../../src/islands/table/address/links.ts';
import { passLink } from '../../src/islands/table/devices/link/pass-link.ts';
import { readPassed } from '../../src/islands/table/devices/link/read-passed.ts';
import type { GameRecord, RecordCodes } from '../../src/islands/table/game/rules.ts';
import type { TableGame } from '../../src/islands/table/game/types.ts';
import { readFile, writeFile } from '../../src/islands/table/storage/import-export.ts';
import { parseGame, type ReadAs } from '../../src/islands/table/storage/parse-game.ts';
import { savesOf } from '../../src/islands/table/storage/saves.ts';
import { type Decoders, json, parsed, same, stable } from './decoder.ts';

interface Table {
  readonly codes: RecordCodes;
  readonly readAs: ReadAs;
  readonly save: TableGame; // as it is kept
  /** Plays all of it; throws where a move is not allowed. */
  playAll(record: GameRecord): unknown;
}

/** The games of a file, without what could not be read in it. */
function readGamesFile(saves: ReturnType<typeof savesOf>, text: string): unknown {
  const found = readFile(text, saves.read);
  if ('problem' in found) return found;
  const good = { games: found.games, unreadable: 0 };
  return stable<ReturnType<typeof readFile>>(
    good,
    (read) => writeFile('games' in read ? read.games.map(saves.write) : []),
    (file) => readFile(file, saves.read),
  );
}

export function tableDecoders(of: string, { codes, readAs, save, playAll }: Table): Decoders {
  const { players, options, moves } = save;
  const record = { options, moves };
  const saves = savesOf(readAs);
  const passed = new URL(passLink(codes, save, 1, 'https://shang.example/en/table/')).hash;
  return {
    [`a link to a game of ${of}`]: {
      valid: [linkToGame(codes, { record, players, at: 9, viewpoint: 1 }), '#game=abc', '#g=nothing'],
      decode(text) {
        const linked = readLink(codes, text);
        if ('problem' in linked) return linked;
        playAll(linked.record);
        same(json(readLink(codes, linkToGame(codes, linked))), json(linked));
        return linked;
      },
    },
    [`a game of ${of} passed on by link`]: {
      valid: [passed, '#to=1'],
      decode(text) {
        const found = readPassed(codes, readAs.opponents, text);
        if ('record' in found) playAll(found.record);
        return found;
      },
    },
    [`a file of games of ${of}`]: {
      valid: [writeFile([saves.write(save), saves.write(save)])],
      decode: (text) => readGamesFile(saves, text),
    },
    [`a kept game of ${of}`]: {
      valid: [json(save)],
      decode(text) {
        const game = parseGame(readAs, parsed(text));
        if (game === undefined) return undefined;
        playAll({ options: game.options, moves: [...game.moves, ...game.undone] });
        same(json(parseGame(readAs, parsed(json(game)))), json(game));
        return game;
      },
    },
  };
}
