/** `round.war`: who fights how well, and who gets glory for it. */
import { isSeatOf } from '../../lib/reading.ts';
import { SEATS, type Seat } from '../../lib/seats.ts';
import { reader } from './read.ts';

/** A slot of the war box, from left to right. */
export interface Troop {
  readonly seat: Seat;
  readonly workers: number; // standing, veterans of the round before among them
  readonly recruit: boolean; // an advancement's disc as one more warrior
}

export interface War {
  readonly symbols: number; // on the open route tiles
  readonly weaker: number; // advancements "enemy strength -2"
  readonly troops: readonly Troop[];
}

export interface WarResult {
  readonly enemy: number;
  readonly strength: number; // of all together
  readonly won: boolean;
  readonly ranking: readonly { readonly seat: Seat; readonly warriors: number; readonly glory: number }[];
}

const WEAKER = 2;
const GLORY_WON = [4, 2];
const GLORY_LOST = [2];

/** Throws InvalidInput. */
export function fight(war: War): WarResult {
  const read = reader('war');
  const { symbols, weaker, troops } = read.all(() => {
    const given = read.fields(war);
    return {
      symbols: read.count(given['symbols']),
      weaker: read.count(given['weaker']),
      troops: read.list(given['troops'], SEATS.length).map((value) => {
        const troop = read.fields(value);
        const seat = troop['seat'];
        if (!isSeatOf(seat, SEATS.length)) return read.fail();
        return { seat, workers: read.count(troop['workers']), recruit: read.flag(troop['recruit']) };
      }),
    };
  });
  if (new Set(troops.map(({ seat }) => seat)).size !== troops.length) return read.fail();
  const warriors = troops
    .map(({ seat, workers, recruit }) => ({ seat, warriors: workers + (recruit ? 1 : 0) }))
    .filter((troop) => troop.warriors > 0);
  const enemy = Math.max(0, symbols - WEAKER * weaker);
  const strength = warriors.reduce((all, troop) => all + troop.warriors, 0);
  const won = strength >= enemy;
  const glory = won ? GLORY_WON : GLORY_LOST;
  // Sorting is stable: who stands further left comes first among equals.
  const ranking = warriors
    .toSorted((a, b) => b.warriors - a.warriors)
    .map((troop, i) => ({ ...troop, glory: glory[i] ?? 0 }));
  return { enemy, strength, won, ranking };
}
