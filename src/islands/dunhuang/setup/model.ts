/** The set-up page without a screen: the circle, the people, the checklist, and what is remembered. */
import { computed, effect, type ReadonlySignal, signal } from '@preact/signals';
import { type CharacterId, decodeSetup, TILES } from '../../../games/dunhuang/index.ts';
import type { Box, Trouble } from '../../../lib/storage.ts';
import type { Model } from '../../model.ts';
import { readingsOf } from '../code-readings.ts';
import { readHandover } from '../handover.ts';
import { createArrangement } from './arrangement.ts';
import type { Draft } from './boxes.ts';
import type { CheckId } from './checklist.ts';
import { type BadRead, readCode } from './code.ts';
import type { Random, Refusal } from './draw.ts';
import { type Entry, lastPlayed } from './history.ts';
import { createPeople } from './people.ts';
import { PRESETS, type PresetId } from './presets/index.ts';
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

  const people = createPeople(random);
  const ticks = signal<readonly CheckId[]>([]);
  const selected = signal<number | undefined>(); // a tile
  const started = signal(false);
  const lastCircle = computed(() => lastPlayed(log.entries.value, 1).map(decodeSetup)[0]);

  const entryOf = (played: boolean): Entry => ({
    id: newId(),
    date: now().toISOString(),
    code: table.code.value,
    players: people.players.value,
    names: people.inOrder.value,
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
    people.seat(kept);
    ticks.value = kept.ticks;
  }

  return {
    ...table,
    ...log,
    ...people,
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
    ticks,
    selected,
    started,
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
          players: people.players.value,
          names: people.names.value,
          order: people.order.value,
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
    /** Games back that should not come again. */
    setAvoid(games: number): void {
      avoid.value = games;
    },
    clearWishes(): void {
      table.wishOnly([]);
      avoid.value = 0;
    },

    drawOrder(seatsToo: boolean): void {
      people.drawOrder(seatsToo);
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

export type SetupModel = Model<ReturnType<typeof createSetup>>;
