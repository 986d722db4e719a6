/** What flew from where to where, as the events tell it. */
import type { GameEvent, Good, Seat } from '../../../../games/dunhuang/index.ts';

export interface Place {
  readonly at: 'space' | 'seat' | 'cell' | 'hand' | 'shop' | 'pile' | 'coins' | 'prestige' | 'middle';
  readonly n?: number; // a space, or a seat
  readonly good?: Good;
}

export interface Flight {
  readonly piece: 'card' | 'back' | 'coin' | 'prestige' | 'token';
  readonly good?: Good;
  readonly from: Place;
  readonly to: Place;
}

const space = (n: number): Place => ({ at: 'space', n });
const PILE: Place = { at: 'pile' };

/** The flights of a move, seen by `viewer`, whose own shop and hand lie open before them. */
export function flightsOf(events: readonly GameEvent[], viewer: number | null): Flight[] {
  const handOf = (seat: Seat): Place => (seat === viewer ? { at: 'hand' } : { at: 'seat', n: seat });
  const shopOf = (seat: Seat, good: Good): Place =>
    seat === viewer ? { at: 'shop', good } : { at: 'cell', n: seat, good };
  const zoneOf = (zone: 'hand' | 'shop', seat: Seat, good: Good) =>
    zone === 'hand' ? handOf(seat) : shopOf(seat, good);
  const card = (good: Good, from: Place, to: Place): Flight => ({ piece: 'card', good, from, to });
  const hidden = (goods: readonly Good[] | undefined, count: number, from: Place, to: Place): Flight[] =>
    goods
      ? goods.map((good) => card(good, from, to))
      : Array.from({ length: Math.min(count, 3) }, (): Flight => ({ piece: 'back', from, to }));
  const token = (good: Good, from: Place, to: Place): Flight => ({ piece: 'token', good, from, to });

  return events.flatMap((event): Flight[] => {
    const { seat } = event;
    switch (event.type) {
      case 'good-taken':
        return [card(event.good, space(event.space), zoneOf(event.to, seat, event.good))];
      case 'market-taken':
        return [card(event.good, space(event.space), handOf(seat))];
      case 'market-exchanged': {
        const there = space(event.space);
        return [
          card(event.gave, zoneOf(event.zone, seat, event.gave), there),
          card(event.took, there, zoneOf(event.zone, seat, event.took)),
        ];
      }
      case 'moved': {
        const from = event.to === 'hand' ? 'shop' : 'hand';
        return [card(event.good, zoneOf(from, seat, event.good), zoneOf(event.to, seat, event.good))];
      }
      case 'discarded':
        return [card(event.good, zoneOf(event.from, seat, event.good), PILE)];
      case 'drew':
        return hidden(event.goods, event.count, PILE, handOf(seat));
      case 'buried':
        return hidden(event.goods, event.count, handOf(seat), PILE);
      case 'cards-taken':
        return hidden(event.goods, event.count, handOf(event.from), handOf(seat));
      case 'cards-given':
        return hidden(event.goods, event.count, handOf(seat), handOf(event.to));
      case 'coins-taken':
        return [{ piece: 'coin', from: { at: 'coins' }, to: { at: 'seat', n: seat } }];
      case 'paid':
        return [{ piece: 'coin', from: { at: 'seat', n: seat }, to: { at: 'seat', n: event.to } }];
      case 'prestige-taken':
        return [{ piece: 'prestige', from: { at: 'prestige' }, to: { at: 'seat', n: seat } }];
      case 'token-taken': {
        const from: Place =
          event.from === null ? { at: 'middle', good: event.good } : shopOf(event.from, event.good);
        return [token(event.good, from, shopOf(seat, event.good))];
      }
      case 'token-returned':
        return [token(event.good, shopOf(seat, event.good), { at: 'middle', good: event.good })];
      case 'refilled':
        return [card(event.good, PILE, space(event.space))];
      default:
        return [];
    }
  });
}
