/** Where a game on the table stands: round, phase, whose turn, and what everybody has used. */
import { type PlayerCount, SEATS, type Seat } from '../../lib/seats.ts';
import { ROUNDS } from './box.ts';
import { reader } from './read.ts';
import type { RuleId } from './rules.ts';
import {
  BONUSES,
  type Bonus,
  type CardValue,
  type CompanionGame,
  type FortuneAction,
  OF_EACH,
  PHASES,
  type Phase,
  readCompanionGame,
  type Tap,
  type WorkAction,
} from './taps.ts';
import { taxOwed } from './taxes.ts';

export interface Used {
  readonly bonus: Bonus | null;
  readonly fortune: readonly FortuneAction[];
  readonly work: readonly WorkAction[];
  readonly taxDiscs: number;
  readonly cards: readonly CardValue[]; // values of the cards played
}

export interface Standing {
  readonly round: number;
  readonly phase: Phase;
  readonly over: boolean;
  readonly order: readonly Seat[];
  readonly toAct: Seat | null; // null: everybody together
  readonly used: readonly Used[]; // by seat
  readonly war: readonly Seat[]; // slots of the war box, from the left
}

export const TAP_ERRORS = [
  'over',
  'other-phase',
  'bonus-taken',
  'used',
  'three-already',
  'fortune-first',
] as const;
export interface TapError {
  readonly code: (typeof TAP_ERRORS)[number];
  readonly rule: RuleId;
}

const FRESH: Used = { bonus: null, fortune: [], work: [], taxDiscs: 0, cards: [] };

const actionsOf = ({ fortune, work }: Used): number => fortune.length + work.length;

/** Turns go round in order, one action each. */
function nextToAct({ phase, order, used }: Omit<Standing, 'toAct'>): Seat | null {
  if (phase === 'bonus') return order.find((seat) => used[seat]!.bonus === null) ?? null;
  if (phase !== 'actions') return null;
  const fewest = Math.min(...order.map((seat) => actionsOf(used[seat]!)));
  return fewest === 2 * OF_EACH ? null : order.find((seat) => actionsOf(used[seat]!) === fewest)!;
}

const standing = (now: Omit<Standing, 'toAct'>): Standing => ({ ...now, toAct: nextToAct(now) });

function begin(players: PlayerCount, order: readonly Seat[]): Standing {
  return standing({
    round: 1,
    phase: 'bonus',
    over: false,
    order,
    used: SEATS.slice(0, players).map(() => FRESH),
    war: [],
  });
}

/** What stands against a tap; undefined where nothing does. */
export function checkTap({ phase, over, toAct, used }: Standing, tap: Tap): TapError | undefined {
  if (over) return { code: 'over', rule: 'end.last' };
  const at = `round.${phase}` as const;
  if (tap.type === 'next') return toAct === null ? undefined : { code: 'other-phase', rule: at };
  if (toAct === null || (tap.type === 'bonus') !== (phase === 'bonus'))
    return { code: 'other-phase', rule: at };
  if (tap.type === 'bonus') {
    return used.some(({ bonus }) => bonus === tap.bonus)
      ? { code: 'bonus-taken', rule: 'round.bonus' }
      : undefined;
  }
  const own = used[toAct]!;
  const done: readonly string[] = own[tap.type];
  if (done.includes(tap.action)) return { code: 'used', rule: 'round.actions' };
  if (done.length === OF_EACH) return { code: 'three-already', rule: 'idea.six' };
  if (tap.type === 'work' && actionsOf(own) === 0) return { code: 'fortune-first', rule: 'idea.six' };
  return undefined;
}

function withUsed(now: Standing, change: (used: Used) => Used): Standing {
  return standing({ ...now, used: now.used.map((used, seat) => (seat === now.toAct ? change(used) : used)) });
}

/** A tap that nothing stands against. */
function apply(now: Standing, tap: Tap): Standing {
  switch (tap.type) {
    case 'bonus':
      return withUsed(now, (used) => ({ ...used, bonus: tap.bonus }));
    case 'fortune':
      return withUsed(now, (used) => ({
        ...used,
        fortune: [...used.fortune, tap.action],
        taxDiscs: used.taxDiscs + (tap.taxed ? 1 : 0),
        cards: [...used.cards, tap.value],
      }));
    case 'work':
      return withUsed({ ...now, war: tap.action === 'war' ? [...now.war, now.toAct!] : now.war }, (used) => ({
        ...used,
        work: [...used.work, tap.action],
      }));
    case 'next':
      return nextPhase(now);
  }
}

function nextPhase(now: Standing): Standing {
  const { phase, round, used } = now;
  if (phase === 'bonus') {
    const place = (seat: Seat): number => BONUSES.indexOf(used[seat]!.bonus!);
    return standing({ ...now, phase: 'actions', order: now.order.toSorted((a, b) => place(a) - place(b)) });
  }
  if (phase !== 'admin') return standing({ ...now, phase: PHASES[PHASES.indexOf(phase) + 1]! });
  if (round === ROUNDS) return { ...now, over: true };
  return standing({ ...now, round: round + 1, phase: 'bonus', used: used.map(() => FRESH), war: [] });
}

/** `round.taxes`: what a player owes by what was tapped; null where a card's value is not known. */
export function owedBy({ bonus, cards, taxDiscs }: Used): number | null {
  if (bonus === 'no-taxes') return 0;
  if (cards.includes(null)) return null;
  return taxOwed(cards.reduce<number>((sum, value) => sum + value!, taxDiscs));
}

/** Throws InvalidInput, also where a tap was not possible. */
export function follow(game: CompanionGame): Standing {
  const { players, order, taps } = readCompanionGame(game);
  return taps.reduce(
    (now, tap) => (checkTap(now, tap) === undefined ? apply(now, tap) : reader('round').fail()),
    begin(players, order),
  );
}
