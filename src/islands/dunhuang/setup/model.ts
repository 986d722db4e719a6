/** The set-up page without a screen: the circle, the people, the checklist, and what is remembered. */
import { computed, effect, type ReadonlySignal, signal } from '@preact/signals';
import { type CharacterId, decodeSetup, type PlayerCount, TILES } from '../../../games/dunhuang/index.ts';
import { cleanName } from '../../../lib/names.ts';
import type { Box, Trouble } from '../../../lib/storage.ts';
import { readingsOf } from '../code-readings.ts';
import { readHandover } from '../handover.ts';
import { createArrangement } from './arrangement.ts';
import type { Draft } from './boxes.ts';
import type { CheckId } from './checklist.ts';
import { type BadRead, readCode } from './code.ts';
import type { Random, Refusal } from './draw.ts';
import { type Entry, lastPlayed } from './history.ts';
import { PRESETS, type PresetId } from './presets/index.ts';
import { drawFirst, drawSeats, type Order } from './seating.ts';
import { createShownHistory } from './shown-history.ts';

export interface Surroundings {
  readonly draft: Box<Draft>;
  readonly history: Box<readonly Entry[]>;
  readonly random: Random;
  readonly now: () => Date;
  readonly newId: () => string;
}

/** What has just happened, to be said. */
export type Notice =
  | { readonly type: 'readings'; readonly readings: readonly string[] } // a typed code that can be read in several ways
  | { readonly type: 'dealt' | 'opened' | 'played' | 'copied' | 'copy-failed' | 'seated' }
  | { readonly type: 'turned' | 'moved' | 'locked' | 'unlocked' | 'banned'; readonly character: CharacterId }
  | { readonly type: 'refused'; readonly refusal: Refusal }
  | { readonly type: 'bad-code'; readonly read: BadRead; readonly linked: boolean }
  | { readonly type: 'deleted'; readonly undo: () => void };

export function createSetup({ draft, history, random, now, newId }: Surroundings) {
  const trouble = signal<Trouble | undefined>();
  const notice = signal<Notice | undefined>();
  /** What could not be read is told until the page is closed, even though writing goes well again. */
  const report = (found: Trouble | undefined): void => {
    if (found || trouble.value !== 'damaged') trouble.value = found;
  };
  const log = createShownHistory(history, report);

  const avoid = signal(0);
  const had = computed(() => lastPlayed(log.entries.value, avoid.value));
  const table = createArrangement(random, had);

  const players = signal<PlayerCount>(4);
  const names = signal<readonly string[]>(['', '', '', '']);
  const order = signal<Order | null>(null);
  const ticks = signal<readonly CheckId[]>([]);
  const selected = signal<number | undefined>(); // a tile
  const started = signal(false);
  const draws = signal(0); // how often lots were drawn

  /** In the order of play once that is drawn, as they sit before. */
  const inOrder = computed(() =>
    (order.value ?? names.value.map((_, i) => i)).slice(0, players.value).map((i) => names.value[i]!),
  );
  const lastCircle = computed(() => lastPlayed(log.entries.value, 1).map(decodeSetup)[0]);

  const entryOf = (played: boolean): Entry => ({
    id: newId(),
    date: now().toISOString(),
    code: table.code.value,
    players: players.value,
    names: inOrder.value,
    played,
    starred: false,
    title: '',
  });

  function deal(): void {
    const refusal = table.deal();
    notice.value = refusal ? { type: 'refused', refusal } : { type: 'dealt' };
    if (!refusal) log.add(entryOf(false));
  }

  function open(text: string, linked = false): void {
    const read = readCode(text);
    if ('problem' in read) {
      notice.value = { type: 'bad-code', read, linked };
      return;
    }
    table.lay(read.circle);
    notice.value = { type: 'opened' };
  }

  const characterOf = (tile: number): CharacterId => table.circle.value[table.spaceOf(tile)]!;
  const say = (type: 'turned' | 'moved' | 'locked' | 'unlocked', tile: number): void => {
    notice.value = { type, character: characterOf(tile) };
  };

  function restore(kept: Draft): void {
    table.circle.value = kept.circle;
    table.locked.value = kept.locked;
    table.wanted.value = kept.in;
    table.out.value = kept.out;
    avoid.value = kept.avoid;
    players.value = kept.players;
    names.value = kept.names;
    order.value = kept.order;
    ticks.value = kept.ticks;
  }

  return {
    ...table,
    ...log,
    trouble,
    notice: notice as ReadonlySignal<Notice | undefined>,
    tell(said: Notice): void {
      notice.value = said;
    },
    /** Puts it away, if it still stands there. */
    dismiss(said: Notice): void {
      if (notice.peek() === said) notice.value = undefined;
    },
    avoid,
    players,
    names,
    order,
    ticks,
    selected,
    started,
    draws,
    inOrder,
    lastCircle,
    deal,
    open: (text: string): void => open(text),
    /** Opens what somebody typed; where it can be read in several ways, asks which circle it is. */
    openTyped(text: string): void {
      const read = readCode(text);
      const copied = text.includes('='); // a whole link: nobody's handwriting
      const readings = 'code' in read && !copied ? readingsOf(read.code) : [];
      if (readings.length > 1) notice.value = { type: 'readings', readings };
      else open(text);
    },

    /** Picks up where one left off, or where a link leads; deals when there is neither. From then on all is kept. */
    start(fragment: string): () => void {
      log.load();
      const kept = draft.read();
      if (kept.value) restore(kept.value);
      if (kept.trouble) report(kept.trouble);
      const handed = readHandover(fragment);
      const refused = handed !== undefined && 'problem' in readCode(handed.setup);
      if (!kept.value && (handed === undefined || refused)) deal();
      notice.value = undefined;
      if (handed) open(handed.setup, true);
      started.value = true;
      return effect(() => {
        const failed = draft.write({
          circle: table.circle.value,
          locked: table.locked.value,
          in: table.wanted.value,
          out: table.out.value,
          avoid: avoid.value,
          players: players.value,
          names: names.value,
          order: order.value,
          ticks: ticks.value,
        });
        if (failed) report(failed);
      });
    },

    /** Another tab has gone on with it. */
    readAgain(): void {
      log.load();
      const { value } = draft.read();
      if (value) restore(value);
    },
    /** A link to another circle was followed while the page was open. */
    follow(fragment: string): void {
      const handed = readHandover(fragment);
      if (handed && handed.setup !== table.code.value) open(handed.setup, true);
    },

    select(tile: number | undefined): void {
      selected.value = selected.value === tile ? undefined : tile;
    },
    toggleLock(tile: number): void {
      table.toggleLock(tile);
      say(table.locked.value.includes(tile) ? 'locked' : 'unlocked', tile);
    },
    turn(tile: number): void {
      table.turn(tile);
      say('turned', tile);
    },
    move(tile: number, to: number): void {
      table.move(tile, to);
      say('moved', tile);
    },
    step(tile: number, steps: 1 | -1): void {
      table.step(tile, steps);
      say('moved', tile);
    },
    ban(id: CharacterId): void {
      const refusal = table.ban(id);
      notice.value = refusal ? { type: 'refused', refusal } : { type: 'banned', character: id };
    },
    choosePreset(id: PresetId): void {
      const wants = PRESETS.find((preset) => preset.id === id)!.wants(lastCircle.value);
      if (wants === undefined) return;
      table.wishOnly(wants);
      deal();
    },
    clearWishes(): void {
      table.wishOnly([]);
      avoid.value = 0;
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
      notice.value = { type: 'seated' };
    },
    tick(id: CheckId, done: boolean): void {
      ticks.value = done ? [...ticks.value, id] : ticks.value.filter((one) => one !== id);
    },
    clearTicks(): void {
      ticks.value = [];
    },
    markPlayed(): void {
      log.add(entryOf(true));
      notice.value = { type: 'played' };
    },
    async remove(id: string): Promise<void> {
      const back = await log.remove(id);
      notice.value = {
        type: 'deleted',
        undo: () => {
          back();
          notice.value = undefined;
        },
      };
    },
    tiles: TILES,
  };
}

export type SetupModel = ReturnType<typeof createSetup>;
