/** The circle on the table: what lies where, what is locked, what is wished for. */
import { computed, type ReadonlySignal, signal } from '@preact/signals';
import { type CharacterId, decodeSetup, encodeSetup } from '../../../games/dunhuang/index.ts';
import { type Circle, otherSide, spaceAfter, swapPlaces, tileOf, turnOver } from './circle.ts';
import { drawCircle, type Random, type Refusal, refusalOf, type Wishes } from './draw.ts';

const without = <T>(list: readonly T[], ...gone: readonly T[]): T[] =>
  list.filter((one) => !gone.includes(one));

/** `had` tells which circles should not come again. */
export function createArrangement(random: Random, had: ReadonlySignal<readonly string[]>) {
  const circle = signal<Circle>(decodeSetup('0000'));
  const locked = signal<readonly number[]>([]); // tiles, wherever they lie
  const wanted = signal<readonly CharacterId[]>([]);
  const out = signal<readonly CharacterId[]>([]);

  const isLocked = (id: CharacterId): boolean => locked.value.includes(tileOf(id));
  const spaceOf = (tile: number): number => circle.value.findIndex((id) => tileOf(id) === tile);

  const wishes = computed<Wishes>(() => ({
    in: wanted.value,
    out: out.value,
    held: circle.value.map((id) => (isLocked(id) ? id : undefined)),
    had: had.value,
  }));

  /** A wish turns the tile at once where it may; a locked one stays, and `refusal` says so. */
  function heed(id: CharacterId): void {
    const space = circle.value.indexOf(otherSide(id));
    if (space >= 0 && !isLocked(id)) circle.value = turnOver(circle.value, space);
  }

  return {
    circle,
    locked,
    wanted,
    out,
    wishes,
    isLocked,
    spaceOf,
    code: computed(() => encodeSetup([...circle.value])),
    refusal: computed(() => refusalOf(wishes.value)),

    deal(): Refusal | undefined {
      const drawn = drawCircle(wishes.value, random);
      if ('refusal' in drawn) return drawn.refusal;
      circle.value = drawn.circle;
      return undefined;
    },

    /** Lays out a known circle; it has no locks. The one that lies there may stay as it is turned. */
    lay(next: Circle): void {
      if (encodeSetup([...next]) === encodeSetup([...circle.value])) return;
      circle.value = next;
      locked.value = [];
    },

    toggleLock(tile: number): void {
      locked.value = locked.value.includes(tile) ? without(locked.value, tile) : [...locked.value, tile];
    },

    /** By hand one may lay any side: a wish against it is dropped. */
    turn(tile: number): void {
      const space = spaceOf(tile);
      const gone = circle.value[space]!;
      wanted.value = without(wanted.value, gone);
      out.value = without(out.value, otherSide(gone));
      circle.value = turnOver(circle.value, space);
    },

    move(tile: number, to: number): void {
      circle.value = swapPlaces(circle.value, spaceOf(tile), to);
    },

    step(tile: number, steps: 1 | -1): void {
      const space = spaceOf(tile);
      circle.value = swapPlaces(circle.value, space, spaceAfter(space, steps));
    },

    /** Takes a character out; refused when nobody would be left for its tile. */
    ban(id: CharacterId): Refusal | undefined {
      if (out.value.includes(otherSide(id))) return { code: 'both-out', character: id };
      wanted.value = without(wanted.value, id);
      out.value = [...without(out.value, id), id];
      heed(otherSide(id));
      return undefined;
    },

    /** Wants this side of a tile in. */
    want(id: CharacterId): void {
      wanted.value = [...without(wanted.value, id, otherSide(id)), id];
      out.value = without(out.value, id, otherSide(id));
      heed(id);
    },

    /** Either side of a tile will do. */
    shrug(id: CharacterId): void {
      wanted.value = without(wanted.value, id, otherSide(id));
      out.value = without(out.value, id, otherSide(id));
    },

    /** The side of a tile that the wishes leave; undefined for either. */
    wishFor(tile: readonly CharacterId[]): CharacterId | undefined {
      return tile.find((id) => wanted.value.includes(id) || out.value.includes(otherSide(id)));
    },

    wishOnly(ids: readonly CharacterId[]): void {
      wanted.value = ids;
      out.value = [];
    },
  };
}
