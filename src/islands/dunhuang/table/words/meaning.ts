/** What a choice means for who makes it, where nothing comes of it but what it says itself. */
import type { GameEvent, Good, View } from '../../../../games/dunhuang/index.ts';
import { whatLiesAt } from './prompt.ts';
import type { Speech } from './speech.ts';

interface Cards {
  readonly hand: Good[];
  readonly shop: Good[];
  /** What came last, and where to. */
  came?: { readonly good: Good; readonly to: 'hand' | 'shop' };
}

function drop(cards: Good[], good: Good): void {
  const at = cards.indexOf(good);
  if (at >= 0) cards.splice(at, 1);
}

/** One's own cards as the events leave them. */
function cardsAfter({ seats }: View, events: readonly GameEvent[], seat: number): Cards {
  const cards: Cards = { hand: [...seats[seat]!.known], shop: [...seats[seat]!.shop] };
  const put = (good: Good, to: 'hand' | 'shop'): void => {
    cards[to].push(good);
    cards.came = { good, to };
  };
  for (const event of events) {
    switch (event.type) {
      case 'kept':
      case 'drawn-kept':
        if (event.good !== undefined) put(event.good, 'hand');
        break;
      case 'good-taken':
        put(event.good, event.to);
        break;
      case 'market-taken':
        put(event.good, 'hand');
        break;
      case 'market-exchanged':
        drop(cards[event.zone], event.gave);
        put(event.took, event.zone);
        break;
      case 'moved':
        drop(cards[event.to === 'hand' ? 'shop' : 'hand'], event.good);
        put(event.good, event.to);
        break;
      case 'discarded':
        drop(cards[event.from], event.good);
        break;
      case 'cards-given':
        for (const good of event.goods ?? []) drop(cards.hand, good);
        break;
    }
  }
  return cards;
}

const countOf = (cards: readonly Good[], good: Good): number => cards.filter((one) => one === good).length;

/** "You would hold 2 × tea, and 3 different goods in hand." */
function tellCards(view: View, events: readonly GameEvent[], seat: number, speech: Speech): string {
  const { t, plural, good } = speech;
  const { hand, shop, came } = cardsAfter(view, events, seat);
  const kinds = plural('table.mean.kinds', new Set(hand).size);
  if (came === undefined) return t('table.mean.left', { kinds });
  const cards = t('table.board.cards', {
    n: countOf(came.to === 'hand' ? hand : shop, came.good),
    good: good(came.good),
  });
  if (came.to === 'hand') return t('table.mean.hand', { cards, kinds });
  const held = view.seats[seat]!.tokens.some((token) => token.good === came.good);
  return t(held ? 'table.mean.shop.held' : 'table.mean.shop', { cards });
}

/** Of a camel's way it is told what waits at its end and what it leaves; its button says the rest. */
export function tellMeaning(events: readonly GameEvent[], view: View, speech: Speech): string | undefined {
  const [first] = events;
  if (first === undefined) return undefined;
  const { t, plural } = speech;
  const { coins } = view.seats[first.seat]!;
  for (const event of events) {
    switch (event.type) {
      case 'camel-placed':
        return whatLiesAt(view, event.space, speech);
      case 'camel-moved':
        return `${whatLiesAt(view, event.to, speech)} ${plural('table.mean.coins', coins - event.paid)}`;
      case 'token-turned':
        return t('table.explain.token.shang');
    }
  }
  return tellCards(view, events, first.seat, speech);
}
