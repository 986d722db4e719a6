/** Who plays, and in which order once that is drawn. */
import { computed, signal } from '@preact/signals';
import type { PlayerCount } from '../../../games/dunhuang/index.ts';
import { cleanName } from '../../../lib/names.ts';
import type { Draft } from './boxes.ts';
import type { Random } from './draw.ts';
import { drawFirst, drawSeats, type Order } from './seating.ts';

export function createPeople(random: Random) {
  const players = signal<PlayerCount>(4);
  const names = signal<readonly string[]>(['', '', '', '']);
  const order = signal<Order | null>(null);
  const draws = signal(0); // how often lots were drawn
  return {
    players,
    names,
    order,
    draws,
    /** In the order of play once that is drawn, as they sit before. */
    inOrder: computed(() =>
      (order.value ?? names.value.map((_, i) => i)).slice(0, players.value).map((i) => names.value[i]!),
    ),
    seat(kept: Pick<Draft, 'players' | 'names' | 'order'>): void {
      players.value = kept.players;
      names.value = kept.names;
      order.value = kept.order;
    },
    setPlayers(count: PlayerCount): void {
      players.value = count;
      order.value = null;
    },
    setName(seat: number, name: string): void {
      names.value = names.value.with(seat, cleanName(name));
    },
    drawOrder(seatsToo: boolean): void {
      draws.value++;
      order.value = (seatsToo ? drawSeats : drawFirst)(players.value, random);
    },
  };
}
