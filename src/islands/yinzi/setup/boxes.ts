/** What the set-up helper keeps on the device: who plays, what was drawn (by its seed), and what is done. */
import { PREPARATION, type PreparationStep } from '../../../games/yinzi/index.ts';
import { keptTwice } from '../../../lib/kept-twice.ts';
import { cleanName } from '../../../lib/names.ts';
import { isId, isObject } from '../../../lib/plain.ts';
import { isPlayerCount, listOfAll } from '../../../lib/reading.ts';
import { type PlayerCount, SEATS } from '../../../lib/seats.ts';
import { type Box, type BoxOptions, createBox } from '../../../lib/storage.ts';

export interface SetupDraft {
  readonly players: PlayerCount;
  readonly seed: string; // empty before anything is drawn
  readonly names: readonly string[]; // always four
  readonly ticks: readonly PreparationStep[];
  readonly drawn: boolean; // shown; otherwise they shuffle by themselves
}

export const FRESH: SetupDraft = { players: 3, seed: '', names: ['', '', '', ''], ticks: [], drawn: true };

const STEPS = PREPARATION.map(({ step }) => step);
const isStep = (value: unknown): value is PreparationStep => STEPS.includes(value as PreparationStep);
const isText = (value: unknown): value is string => typeof value === 'string';

function parse(data: unknown): SetupDraft | undefined {
  if (!isObject(data)) return undefined;
  const { players, seed, drawn } = data;
  const names = listOfAll(data['names'], SEATS.length, isText);
  const ticks = listOfAll(data['ticks'], STEPS.length, isStep);
  if (!isPlayerCount(players) || typeof drawn !== 'boolean') return undefined;
  if ((seed !== '' && !isId(seed)) || names?.length !== SEATS.length || !ticks) return undefined;
  return { players, seed, names: names.map(cleanName), ticks: [...new Set(ticks)], drawn };
}

export const setupBox = (where: Pick<BoxOptions<unknown>, 'storage'> = {}): Box<SetupDraft> =>
  createBox<SetupDraft>({ name: 'yinzi.setup', version: 1, parse, storage: keptTwice, ...where });
