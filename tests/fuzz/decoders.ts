/**
 * Everything that reads what came from outside: addresses, files, what people type and what the device kept. Whoever adds a
 * decoder adds it here, or to its game. Each ends in a value or in one of the coded errors below, whatever it is fed.
 */
import * as dragonMarket from '../../src/games/dragon-market/index.ts';
import { InvalidPosition, InvalidRecord, InvalidSetupCode } from '../../src/games/dunhuang/index.ts';
import { readDeviceFile } from '../../src/islands/data/device-file.ts';
import { KINDS } from '../../src/islands/data/kinds.ts';
import { toCsv } from '../../src/islands/dunhuang/score/transfer.ts';
import { writeFile } from '../../src/islands/table/storage/import-export.ts';
import { readCsv, writeCsv } from '../../src/lib/csv.ts';
import { memoryStorage } from '../support/storage.ts';
import { type Decoders, json, parsed, stable } from './decoder.ts';
import { DEVICES_DECODERS } from './devices-decoders.ts';
import { DRAGON_MARKET_DECODERS } from './dragon-market-decoders.ts';
import { DUNHUANG_DECODERS, entriesNumbered, save } from './dunhuang-decoders.ts';
import { KEPT, keptInVersion } from './kept.ts';
import { YINZI_DECODERS } from './yinzi-decoders.ts';

export const CODED = [InvalidPosition, InvalidRecord, InvalidSetupCode, dragonMarket.InvalidPosition];

const wholeDevice = json({
  format: 'shang-device',
  version: 1,
  saved: '2026-01-01T12:00:00.000Z',
  boxes: Object.fromEntries(
    KEPT.map(({ name, version }) => [`shang.${name}`, keptInVersion(name, version)[0]]),
  ),
  games: parsed(writeFile([save])),
});

/** Every kind of thing in a file is taken up whole, as a device would have it. */
export function readEverything(text: string): unknown {
  const file = readDeviceFile(text);
  if (typeof file === 'string') return file;
  // As much as it says: every kind of it is read and written like a device's own.
  for (const kind of KINDS) {
    const there = memoryStorage();
    kind.replace(there, file.storage);
    if (kind.count(there) !== kind.count(file.storage)) throw new Error(`${kind.id} is not taken up whole`);
  }
  return file;
}

export const DECODERS: Decoders = {
  'a spreadsheet': {
    valid: [toCsv(entriesNumbered(2)), 'a;b\r\n"c";"d"\r\n'],
    decode: (text) => stable(readCsv(text), writeCsv, readCsv),
  },
  'a file of everything': { valid: [wholeDevice], decode: readEverything },
  ...DUNHUANG_DECODERS,
  ...DRAGON_MARKET_DECODERS,
  ...YINZI_DECODERS,
  ...DEVICES_DECODERS,
};
