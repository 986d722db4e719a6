/** What the board shows, in words: for those who hear it. */
import { neededToWin, type Seat, type View } from '../../../../games/dunhuang/index.ts';
import type { Speech } from '../words/speech.ts';
import { type Pile, shopPiles } from './piles.ts';

/** A pile: "3 tea, with the token". */
export function describePile({ t, good }: Speech, { good: what, count, token }: Pile): string {
  const cards = t('table.board.cards', { n: count, good: good(what) });
  return token ? t(`table.board.with.${token}`, { cards }) : cards;
}

/** How much a seat has of what wins at once; its different goods only to itself. */
export function nearness(view: View, seat: Seat) {
  const { tokens, known } = view.seats[seat]!;
  return {
    held: tokens.length,
    kinds: seat === view.seat ? new Set(known).size : undefined,
    needed: neededToWin(view.players),
  };
}

/** All that lies open in front of a player. */
export function describeSeat(speech: Speech, view: View, seat: Seat, near = false): string {
  const { t, plural, name, lists } = speech;
  const { coins, prestige, handSize, shop, tokens } = view.seats[seat]!;
  const { held, kinds, needed } = nearness(view, seat);
  const piles = shopPiles({ shop, tokens }).map((pile) => describePile(speech, pile));
  const parts = [
    seat === view.seat ? t('table.board.you', { name: name(seat) }) : name(seat),
    view.toMove === seat && t('table.board.deciding'),
    view.firstPlayer === seat && t('table.board.first'),
    near && t('table.board.seat.near'),
    t('table.board.seat.tokens', { n: held, needed: needed.tokens }),
    kinds !== undefined && t('table.board.seat.goods', { n: kinds, needed: needed.goods }),
    plural('event.coins', coins),
    t('event.prestige', { n: prestige }),
    plural('table.board.hand', handSize),
    piles.length === 0
      ? t('table.board.shop.none')
      : t('table.board.shop.has', { cards: lists.format(piles) }),
  ];
  return parts.filter(Boolean).join('; ');
}
