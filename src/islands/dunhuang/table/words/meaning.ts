/** What a choice means for who makes it: what they would have then, lead with, or be short of. */
import {
  type GameEvent,
  type Good,
  isMoveItself,
  neededToWin,
  type Seat,
  type View,
} from '../../../../games/dunhuang/index.ts';
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
function cardsAfter({ seats }: View, events: readonly GameEvent[], seat: Seat): Cards {
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

/** "You would have 2 × tea in hand: 3 of the 4 different goods that win." */
function tellCards(view: View, { hand, shop, came }: Cards, seat: Seat, speech: Speech): string {
  const { t, plural, good } = speech;
  const n = new Set(hand).size;
  const kinds = plural('table.meaning.kinds', n);
  if (came === undefined) return t('table.meaning.left', { kinds });
  const cards = t('table.board.cards', {
    n: countOf(came.to === 'hand' ? hand : shop, came.good),
    good: good(came.good),
  });
  if (came.to === 'hand') {
    const needed = neededToWin(view.players).goods;
    return n < needed
      ? t('table.meaning.hand.short', { cards, n, needed })
      : t('table.meaning.hand', { cards, kinds });
  }
  const held = view.seats[seat]!.tokens.some((token) => token.good === came.good);
  const others = view.seats.filter((_, other) => other !== seat);
  const most = Math.max(...others.map((other) => countOf(other.shop, came.good)));
  return held ? t('table.meaning.shop.held', { cards, n: most }) : t('table.meaning.shop', { cards });
}

/** Of a camel's way it is told what waits at its end and what it leaves; its button says the rest. */
function tellChoice(
  events: readonly GameEvent[],
  view: View,
  after: Cards,
  seat: Seat,
  speech: Speech,
): string {
  const { t, plural } = speech;
  const { coins } = view.seats[seat]!;
  for (const event of events) {
    switch (event.type) {
      case 'camel-placed':
        return whatLiesAt(view, event.space, speech);
      case 'camel-moved':
        return `${whatLiesAt(view, event.to, speech)} ${plural('table.meaning.coins', coins - event.paid)}`;
      case 'token-turned':
        return t('table.explain.token.shang');
    }
  }
  return tellCards(view, after, seat, speech);
}

/** How far from the token that somebody else keeps. */
function tellShort(event: GameEvent, { seats }: View, { shop }: Cards, { plural }: Speech): string {
  if (event.type !== 'token-missed' || event.why !== 'fewer' || event.holder === null) return '';
  const short = countOf(seats[event.holder]!.shop, event.good) - countOf(shop, event.good);
  return plural('table.meaning.short', short);
}

function wins(events: readonly GameEvent[], { seats, players, turn }: View, { hand }: Cards, seat: Seat) {
  const needed = neededToWin(players);
  const come = events.filter(({ type }) => type === 'token-taken').length;
  const go = events.filter(({ type }) => type === 'token-returned').length;
  const tokens = seats[seat]!.tokens.length + come - go;
  return turn === seat && tokens >= needed.tokens && new Set(hand).size >= needed.goods;
}

/** What the events do not tell themselves. */
export function tellMeaning(events: readonly GameEvent[], view: View, speech: Speech): string | undefined {
  const [first] = events;
  if (first === undefined) return undefined;
  const { seat } = first;
  const after = cardsAfter(view, events, seat);
  const said = [
    events.every(isMoveItself) ? tellChoice(events, view, after, seat, speech) : '',
    ...events.map((event) => tellShort(event, view, after, speech)),
    wins(events, view, after, seat) ? speech.t('table.meaning.wins') : '',
  ];
  return said.filter(Boolean).join(' ') || undefined;
}
