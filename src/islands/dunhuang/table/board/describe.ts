/** What the board shows, in words: for those who hear it. */
import type { Seat, View } from '../../../../games/dunhuang/index.ts';
import type { Speech } from '../words/speech.ts';
import { type Pile, shopPiles } from './piles.ts';

/** A pile: "3 tea, with the token". */
export function describePile({ t, good }: Speech, { good: what, count, token }: Pile): string {
  const cards = t('table.board.cards', { n: count, good: good(what) });
  return token ? t(`table.board.with.${token}`, { cards }) : cards;
}

/** All that lies open in front of a player. */
export function describeSeat(speech: Speech, view: View, seat: Seat): string {
  const { t, plural, name, lists } = speech;
  const { coins, prestige, handSize, shop, tokens } = view.seats[seat]!;
  const piles = shopPiles({ shop, tokens }).map((pile) => describePile(speech, pile));
  const parts = [
    seat === view.seat ? t('table.board.you', { name: name(seat) }) : name(seat),
    view.toMove === seat && t('table.board.deciding'),
    view.firstPlayer === seat && t('table.board.first'),
    plural('event.coins', coins),
    t('event.prestige', { n: prestige }),
    plural('table.board.hand', handSize),
    piles.length === 0
      ? t('table.board.shop.none')
      : t('table.board.shop.has', { cards: lists.format(piles) }),
  ];
  return parts.filter(Boolean).join('; ');
}
