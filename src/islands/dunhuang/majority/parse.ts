/** Reads a track that was kept; undefined where it is none. */
import { GOODS, type PlayerCount, RULING_VALUES, SEATS, tracker } from '../../../games/dunhuang/index.ts';
import { keptTwice } from '../../../lib/kept-twice.ts';
import { isObject } from '../../../lib/plain.ts';
import { isSeat } from '../../../lib/seats.ts';
import { type Box, type BoxOptions, createBox } from '../../../lib/storage.ts';
import { parsePeople } from '../../people.ts';
import { isAmount } from '../../score/sheet.ts';
import { isSetupCode } from '../score/sheet.ts';
import type { Lying, Step, TokenRulings, Track } from './track.ts';

const MOST_STEPS = 2000;

const isGood = (value: unknown): boolean => GOODS.includes(value as (typeof GOODS)[number]);

function isStep(value: unknown, count: number): value is Step {
  if (!isObject(value)) return false;
  const { type, seat, good, yes, n } = value;
  const here = isSeat(seat) && seat < count;
  if (type === 'place' || type === 'remove') return here && isGood(good);
  if (type === 'turn') return isGood(good);
  if (type === 'answer') return typeof yes === 'boolean';
  return type === 'coins' && here && isAmount(n);
}

function isCollection(value: unknown, count: number): value is tracker.Collection {
  if (!isObject(value)) return false;
  const { counts, holder, side } = value;
  if (!Array.isArray(counts) || counts.length !== count || !counts.every(isAmount)) return false;
  if (holder !== null && !(isSeat(holder) && holder < count)) return false;
  return side === 'number' || side === 'shang';
}

export function isLying(value: unknown, count: number): value is Lying {
  if (!isObject(value)) return false;
  const { collections, coins } = value;
  const whole = Array.isArray(collections) && collections.length === GOODS.length;
  if (!whole || !collections.every((one) => isCollection(one, count))) return false;
  return Array.isArray(coins) && coins.length === count && coins.every(isAmount);
}

const isReligion = (value: unknown): value is tracker.Religion =>
  tracker.RELIGIONS.includes(value as tracker.Religion);

const isRulings = (value: unknown): value is TokenRulings =>
  isObject(value) &&
  tracker.TOKEN_RULINGS.every((name) => (RULING_VALUES[name] as readonly unknown[]).includes(value[name]));

export function parseTrack(data: unknown): Track | undefined {
  if (!isObject(data)) return undefined;
  const { count, religion, rulings, keepsCoins, setup, start, steps, at } = data;
  const people = parsePeople(data['people']);
  if (
    !people ||
    !isSeat((count as number) - 1) ||
    (count as number) < 2 ||
    (count as number) > SEATS.length
  ) {
    return undefined;
  }
  const players = count as PlayerCount;
  if (religion !== null && !isReligion(religion)) return undefined;
  if (!isRulings(rulings) || typeof keepsCoins !== 'boolean' || !isLying(start, players)) return undefined;
  if (setup !== null && !(typeof setup === 'string' && isSetupCode(setup))) return undefined;
  if (!Array.isArray(steps) || steps.length > MOST_STEPS) return undefined;
  if (
    !steps.every((step) => isStep(step, players)) ||
    !Number.isInteger(at) ||
    (at as number) < 0 ||
    (at as number) > steps.length
  )
    return undefined;
  return { count: players, people, religion, rulings, keepsCoins, setup, start, steps, at: at as number };
}

export interface Kept {
  readonly track: Track;
  readonly check: Lying | null; // the table as it was entered to be looked at
}

function parseKept(data: unknown): Kept | undefined {
  if (!isObject(data)) return undefined;
  const track = parseTrack(data['track']);
  const { check } = data;
  if (!track || (check !== null && !isLying(check, track.count))) return undefined;
  return { track, check };
}

export const trackBox = (where: Pick<BoxOptions<unknown>, 'storage'> = {}): Box<Kept> =>
  createBox<Kept>({ name: 'dunhuang.majority', version: 1, parse: parseKept, storage: keptTwice, ...where });
