/** What a turn is for, as codes and numbers: words for them are in i18n under `advice.reason`. */
import type { Good, Seat } from '../../games/dunhuang/index.ts';

export type Reason =
  | { code: 'wins' }
  | { code: 'stops'; seat: Seat } // who could have won at once next turn with what lies open, and no longer can
  | { code: 'takes-token'; good: Good } // from the middle
  | { code: 'takes-token-from'; good: Good; seat: Seat }
  | { code: 'short'; tokens: number; goods: number } // all that is still missing to win at once: two at most, and less than before
  | { code: 'last-token' } // enough tokens to win at once, many goods still missing
  | { code: 'last-good' } // enough different goods in hand, many tokens still missing
  | { code: 'prestige'; count: number }
  | { code: 'guards'; good: Good }
  | { code: 'leads-hand'; good: Good } // as many of it in hand as anybody is known to hold
  | { code: 'draws' }
  | { code: 'trades'; seat: Seat }
  | { code: 'coins'; count: number }
  | { code: 'adds'; good: Good; to: 'hand' | 'shop' }
  | { code: 'gives-up'; good: Good } // a token of one's own: what the turn costs
  | { code: 'least-bad' } // nothing of all this
  | { code: 'lost' }; // and nothing helps any more

/** The weightiest first, and what is done before what comes of it. */
export const REASONS = [
  'wins',
  'stops',
  'takes-token-from',
  'takes-token',
  'short',
  'last-token',
  'last-good',
  'prestige',
  'guards',
  'leads-hand',
  'draws',
  'trades',
  'coins',
  'adds',
  'gives-up',
  'least-bad',
  'lost',
] as const satisfies readonly Reason['code'][];

/** These say no more than the moves themselves do: a purpose only where there is no other. */
const PLAIN: ReadonlySet<Reason['code']> = new Set(['draws', 'trades', 'coins', 'adds']);

/** More of them is no longer a sentence that somebody reads in the middle of a game. */
const MOST_REASONS = 3;
const MOST_PLAIN = 2;

/** Below it nothing that a turn brings is a reason: none wins the game. */
const NO_CHANCE = 0.005;

export const sameReason = (a: Reason, b: Reason): boolean => JSON.stringify(a) === JSON.stringify(b);

/** The purpose among all that a turn brings, and what it costs; nothing where it brings nothing. */
export function purposeOf(brought: readonly Reason[]): readonly Reason[] {
  const sorted = brought
    .filter((reason, i) => brought.findIndex((other) => sameReason(other, reason)) === i)
    .sort((a, b) => REASONS.indexOf(a.code) - REASONS.indexOf(b.code));
  if (sorted[0]?.code === 'wins') return sorted.slice(0, 1);
  const cost = sorted.filter(({ code }) => code === 'gives-up').slice(0, 1);
  const gains = sorted.filter(({ code }) => code !== 'gives-up');
  const weighty = gains.filter(({ code }) => !PLAIN.has(code));
  // Where there is more to say than room: a second token goes without saying before how near it brings one.
  while (weighty.length > MOST_REASONS - cost.length) {
    weighty.splice(weighty.at(-1)!.code === 'short' ? -2 : -1, 1);
  }
  return [...(weighty.length > 0 ? weighty : gains.slice(0, MOST_PLAIN)), ...cost];
}

/** Why a turn is good where the best there is has this chance: the weightiest first, never nothing. */
export function reasonsFor(brought: readonly Reason[], best: number): readonly Reason[] {
  if (best < NO_CHANCE) return [{ code: 'lost' }];
  const purpose = purposeOf(brought);
  return purpose.length > 0 ? purpose : [{ code: 'least-bad' }];
}
