/** Who sits where, on any score sheet. */
import type { ReadonlySignal, Signal } from '@preact/signals';
import { cleanName } from '../../lib/names.ts';
import type { PlayerCount, Seat } from '../../lib/seats.ts';
import { recolour } from '../people.ts';
import type { AnySheet } from './sheet.ts';

export function peopleEditing<S extends AnySheet>(
  sheet: ReadonlySignal<S>,
  active: Signal<Seat>,
  change: (next: Partial<S>) => void,
) {
  /** A player stays what the game made of one: only name and colour change. */
  const changePeople = (next: Partial<AnySheet>): void => change(next as Partial<S>);
  return {
    setCount(count: PlayerCount): void {
      if (active.value >= count) active.value = 0;
      changePeople({ count });
    },
    setName(seat: Seat, name: string): void {
      const { players } = sheet.value;
      changePeople({ players: players.with(seat, { ...players[seat]!, name: cleanName(name) }) });
    },
    setColour: (seat: Seat, colour: Seat) =>
      changePeople({ players: recolour(sheet.value.players, seat, colour) }),
  };
}
