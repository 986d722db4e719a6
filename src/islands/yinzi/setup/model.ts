/** The set-up helper without a screen: how many play, what is drawn, what is done. */
import { computed, signal } from '@preact/signals';
import { drawSetup, drawShips, numberAt, type PreparationStep } from '../../../games/yinzi/index.ts';
import { cleanName } from '../../../lib/names.ts';
import type { PlayerCount } from '../../../lib/seats.ts';
import type { Box } from '../../../lib/storage.ts';
import { keptOne } from '../../kept-one.ts';
import type { Model } from '../../model.ts';
import type { BoxNumbers } from '../box/numbers.ts';
import { FRESH, type SetupDraft } from './boxes.ts';
import { type LinkedSetup, readSetupLink } from './link.ts';

export interface Surroundings {
  readonly draft: Box<SetupDraft>;
  readonly box: BoxNumbers;
  readonly newSeed: () => string;
}

/** What has just happened, to be said. */
export type Notice = 'drawn' | 'opened' | 'damaged' | 'undone';

export function createSetupModel({ draft, box, newSeed }: Surroundings) {
  const kept = keptOne(draft, FRESH);
  const before = signal<SetupDraft | undefined>(); // what undoing brings back
  const notice = signal<Notice | undefined>();
  const now = kept.value;
  const change = (part: Partial<SetupDraft>): void => void kept.alter((there) => ({ ...there, ...part }));
  /** What is drawn is another; the ticks were for the one before. */
  const drawAnew = (part: Partial<SetupDraft>, said: Notice): void => {
    before.value = now.value.seed === '' ? undefined : now.value;
    notice.value = said;
    change({ ...part, ticks: [] });
  };
  const ofBox = (part: 'coast' | 'stacks') => numberAt(box.profile.value, { part, at: now.value.players });

  function take({ seed, players, coast, stacks }: LinkedSetup): void {
    for (const [part, n] of [
      ['coast', coast],
      ['stacks', stacks],
    ] as const) {
      const place = { part, at: players };
      if (n !== null && numberAt(box.profile.value, place) === null) box.set(place, n);
    }
    if (seed !== now.value.seed || players !== now.value.players) drawAnew({ seed, players }, 'opened');
  }

  return {
    draft: now,
    trouble: kept.trouble,
    notice,
    /** Something else is said instead. */
    hush(): void {
      notice.value = undefined;
    },
    canUndo: computed(() => before.value !== undefined),
    started: computed(() => now.value.seed !== ''),
    setup: computed(() => drawSetup(now.value)),
    /** Undefined until the box says how many boxes and stacks there are. */
    ships: computed(() => {
      const [coast, stacks] = [ofBox('coast'), ofBox('stacks')];
      if (coast === null || stacks === null) return undefined;
      return drawShips({ ...now.value, coast, stacks });
    }),
    linked: computed(
      (): LinkedSetup => ({
        seed: now.value.seed,
        players: now.value.players,
        coast: ofBox('coast'),
        stacks: ofBox('stacks'),
      }),
    ),
    /** Picks up where one left off, or where a link leads; draws when there is neither. */
    start(fragment: string): void {
      kept.load();
      box.load();
      const linked = readSetupLink(fragment);
      if (linked === 'damaged') notice.value = linked;
      else if (linked !== undefined) take(linked);
      if (now.value.seed === '') change({ seed: newSeed() });
    },
    readAgain(): void {
      kept.load();
      box.load();
    },
    draw: () => drawAnew({ seed: newSeed() }, 'drawn'),
    setPlayers(players: PlayerCount): void {
      if (players !== now.value.players) drawAnew({ players }, 'drawn');
    },
    setName(seat: number, name: string): void {
      void kept.alter((there) => ({ ...there, names: there.names.with(seat, cleanName(name)) }));
    },
    showDrawn: (drawn: boolean) => change({ drawn }),
    tick(step: PreparationStep, done: boolean): void {
      void kept.alter((there) => {
        const others = there.ticks.filter((one) => one !== step);
        return { ...there, ticks: done ? [...others, step] : others };
      });
    },
    clearTicks: () => change({ ticks: [] }),
    undo(): void {
      const back = before.value;
      before.value = undefined;
      if (back === undefined) return;
      notice.value = 'undone';
      void kept.alter(() => back);
    },
  };
}

export type SetupModel = Model<ReturnType<typeof createSetupModel>>;
