/** How one more token, card or prestige would have changed the winner. */
import { cardsOf, GOODS, type Good, type Seat } from '../../../games/dunhuang/index.ts';
import { seatsOf } from '../../score/sheet.ts';
import { type Outcome, outcomeOf } from '../../score/what-if.ts';
import { summaryOf } from './reckoning.ts';
import { leftOf, type Sheet, sorted } from './sheet.ts';

export type Change =
  | { readonly kind: 'prestige' }
  | { readonly kind: 'card'; readonly good: Good }
  | { readonly kind: 'token'; readonly good: Good; readonly from: Seat | null };

export interface Alternative extends Outcome {
  readonly change: Change;
}

function changed(sheet: Sheet, seat: Seat, change: Change): Sheet {
  if (change.kind === 'token') return { ...sheet, tokens: sheet.tokens.with(change.good - 1, seat) };
  const player = sheet.players[seat]!;
  const more =
    change.kind === 'prestige'
      ? { ...player, prestige: player.prestige + 1 }
      : { ...player, hand: sorted([...player.hand, change.good]) };
  return { ...sheet, players: sheet.players.with(seat, more) };
}

function changesFor(sheet: Sheet, seat: Seat): Change[] {
  const inGame = GOODS.filter((good) => cardsOf(good, sheet.count) > 0);
  const seats = seatsOf(sheet);
  const tokens = inGame.flatMap((good): Change[] => {
    const holder = sheet.tokens[good - 1]!;
    const from = holder !== null && seats.includes(holder) ? holder : null;
    return holder === seat ? [] : [{ kind: 'token', good, from }];
  });
  const cards = inGame.flatMap((good): Change[] => (leftOf(sheet, good) > 0 ? [{ kind: 'card', good }] : []));
  return [{ kind: 'prestige' }, ...tokens, ...cards];
}

/** Everything one player could have had one more of. A win at once is set aside: these are about points. */
export function alternatives(sheet: Sheet, seat: Seat): Alternative[] {
  const scored = { ...sheet, instant: null };
  return changesFor(scored, seat).map((change) => ({
    change,
    ...outcomeOf({ summaryOf }, scored, changed(scored, seat, change), seat),
  }));
}
