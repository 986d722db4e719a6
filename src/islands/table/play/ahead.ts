/** What could be done after some moves of one's own, one after another: for games in which several of them make one choice. */
import type { Seat } from '../../../lib/seats.ts';
import type { Rules, State } from '../game/rules.ts';
import type { Ahead } from '../game/types.ts';

/** As far as that seat may know: where chance or a secret speaks, or somebody else decides, the look ahead ends. */
export function lookAhead(rules: Rules, state: State, seat: Seat): Ahead {
  const from = (now: State, legal: Ahead['legal'], events: Ahead['events']): Ahead => ({
    legal,
    events,
    after(move) {
      if (legal.length === 0 || rules.check(now, move) !== undefined) return undefined;
      const next = rules.playWithEvents(now, move);
      const ends = next.events.some(rules.revealsHidden) || rules.toMove(next.state) !== seat;
      return from(next.state, ends ? [] : rules.legalMoves(next.state), rules.foresee(now, seat, move));
    },
  });
  return from(state, rules.legalMoves(state), []);
}
