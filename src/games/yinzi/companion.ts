/** Where a game on the table stands: round, phase, whose turn, and what everybody has used. A game is the list of what was tapped. */
import { isSeatOf } from '../../lib/reading.ts';
import { type PlayerCount, SEATS, type Seat } from '../../lib/seats.ts';
import { ROUNDS } from './box.ts';
import { reader } from './read.ts';
import type { RuleId } from './rules.ts';

/** From left to right: the new turn order goes by it. */
export const BONUSES = ['advancement', 'sales', 'fed', 'no-taxes', 'boat', 'factory'] as const;
export type Bonus = (typeof BONUSES)[number];
export const FORTUNE_ACTIONS = ['boats', 'plant', 'sell', 'factory', 'advancement'] as const;
export type FortuneAction = (typeof FORTUNE_ACTIONS)[number];
export const WORK_ACTIONS = ['resources', 'produce', 'ships', 'undertakings', 'war'] as const;
export type WorkAction = (typeof WORK_ACTIONS)[number];

export const PHASES = [
  'bonus',
  'actions',
  'feed',
  'war',
  'disasters',
  'routes',
  'undertakings',
  'taxes',
  'late-shipping',
  'admin',
] as const;
export type Phase = (typeof PHASES)[number];

export type Tap =
  | { readonly type: 'bonus'; readonly bonus: Bonus }
  | { readonly type: 'fortune'; readonly action: FortuneAction; readonly taxed: boolean }
  | { readonly type: 'work'; readonly action: WorkAction }
  | { readonly type: 'next' }; // the phase is done

export interface CompanionGame {
  readonly players: PlayerCount;
  readonly order: readonly Seat[]; // provisional, before the first round
  readonly taps: readonly Tap[];
}

export interface Used {
  readonly bonus: Bonus | null;
  readonly fortune: readonly FortuneAction[];
  readonly work: readonly WorkAction[];
  readonly taxDiscs: number;
}

export interface Standing {
  readonly round: number;
  readonly phase: Phase;
  readonly over: boolean;
  readonly order: readonly Seat[];
  readonly toAct: Seat | null; // null: everybody together
  readonly used: readonly Used[]; // by seat
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

const OF_EACH = 3;
const MOST_TAPS = ROUNDS * (4 + 4 * 2 * OF_EACH + PHASES.length);
const FRESH: Used = { bonus: null, fortune: [], work: [], taxDiscs: 0 };

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
      }));
    case 'work':
      return withUsed(now, (used) => ({ ...used, work: [...used.work, tap.action] }));
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
  return standing({ ...now, round: round + 1, phase: 'bonus', used: used.map(() => FRESH) });
}

function readTap(value: unknown): Tap {
  const read = reader('round');
  const { type, bonus, action, taxed } = read.fields(value);
  switch (type) {
    case 'bonus':
      return { type, bonus: read.oneOf(bonus, BONUSES) };
    case 'fortune':
      return { type, action: read.oneOf(action, FORTUNE_ACTIONS), taxed: read.flag(taxed) };
    case 'work':
      return { type, action: read.oneOf(action, WORK_ACTIONS) };
    default:
      return type === 'next' ? { type } : read.fail();
  }
}

/** Throws InvalidInput, also where a tap was not possible. */
export function follow(game: CompanionGame): Standing {
  const read = reader('round');
  return read.all(() => {
    const given = read.fields(game);
    const players = read.players(given['players']);
    const order = read
      .list(given['order'], players)
      .map((seat) => (isSeatOf(seat, players) ? seat : read.fail()));
    if (new Set(order).size !== players) return read.fail();
    return read
      .list(given['taps'], MOST_TAPS)
      .map(readTap)
      .reduce(
        (now, tap) => (checkTap(now, tap) === undefined ? apply(now, tap) : read.fail()),
        begin(players, order),
      );
  });
}
