/** What the device keeps of Yinzi, and what comes by links and files. */
import { readProfile } from '../../src/games/yinzi/index.ts';
import { profileBox } from '../../src/islands/yinzi/box/boxes.ts';
import {
  readProfileFile,
  readProfileLink,
  writeProfileFile,
  writeProfileLink,
} from '../../src/islands/yinzi/box/sharing.ts';
import { roundBox } from '../../src/islands/yinzi/round/boxes.ts';
import { draftBox, historyBox } from '../../src/islands/yinzi/score/boxes.ts';
import { decodeSheet, encodeSheet } from '../../src/islands/yinzi/score/link.ts';
import { readPlayersLink, writePlayersLink } from '../../src/islands/yinzi/score/players-link.ts';
import { readFile, toCsv, toJson } from '../../src/islands/yinzi/score/transfer.ts';
import { setupBox } from '../../src/islands/yinzi/setup/boxes.ts';
import { readSetupLink, writeSetupLink } from '../../src/islands/yinzi/setup/link.ts';
import { sumsBox } from '../../src/islands/yinzi/sums/boxes.ts';
import { PLAYED_SHEET } from '../islands/yinzi/score/support.ts';
import { box, type Decoders, stable } from './decoder.ts';

const profile = readProfile({ boats: [1, 2, 2], rates: [4, null, 6], points: { japan: 3 }, coast: { 3: 5 } });

/** What can be said is said again just so; a problem is said as it is. */
function again<T>(
  found: T,
  write: (found: Exclude<T, string | undefined>) => string,
  read: (text: string) => T,
): T {
  const said = typeof found === 'object' && found !== null;
  return said ? stable(found, (value) => write(value as Exclude<T, string | undefined>), read) : found;
}

const PLAYED = [{ id: 'g1', date: '2026-11-18T20:00:00.000Z', sheet: PLAYED_SHEET }];

export const YINZI_DECODERS: Decoders = {
  'the scoring pad of Yinzi': box('yinzi.score', draftBox),
  'the games of Yinzi that were scored': box('yinzi.scores', historyBox),
  'a link to a scoring pad of Yinzi': {
    valid: [encodeSheet(PLAYED_SHEET), encodeSheet({ ...PLAYED_SHEET, count: 2, rate: null, order: [] })],
    decode: (text) => again(decodeSheet(text), encodeSheet, decodeSheet),
  },
  'a link to the players of Yinzi': {
    valid: ['#p=Mei&p=Bo', '#p=&p=&p=%C5%81ukasz'],
    decode: (text) => again(readPlayersLink(text), writePlayersLink, readPlayersLink),
  },
  'a file with scored games of Yinzi': {
    valid: [toJson(PLAYED), toCsv(PLAYED)],
    decode: (text) => stable(readFile(text).entries, toJson, (written) => readFile(written).entries),
  },
  'the sums of Yinzi': box('yinzi.sums', sumsBox),
  'the set-up of Yinzi': box('yinzi.setup', setupBox),
  'the game of Yinzi that is followed': box('yinzi.round', roundBox),
  'a link to a set-up of Yinzi': {
    valid: ['#setup=k3x9&players=3&coast=4&stacks=2', '#setup=a&players=2'],
    decode: (text) => again(readSetupLink(text), writeSetupLink, readSetupLink),
  },
  'the numbers of a Yinzi box': box('yinzi.box', profileBox),
  'a link with the numbers of a Yinzi box': {
    valid: [writeProfileLink(profile), '#box=1&rates=4.5.6'],
    decode: (text) => again(readProfileLink(text), writeProfileLink, readProfileLink),
  },
  'a file with the numbers of a Yinzi box': {
    valid: [writeProfileFile(profile)],
    decode: (text) => again(readProfileFile(text), writeProfileFile, readProfileFile),
  },
};
