/** The majority page without a screen: follows the shops, asks the right person, looks over a table as it lies. */
import { computed, signal } from '@preact/signals';
import {
  DEFAULT_RULINGS,
  decodeSetup,
  type Good,
  type PlayerCount,
  type Seat,
  startingCoins,
  tracker,
} from '../../../games/dunhuang/index.ts';
import { cleanName } from '../../../lib/names.ts';
import type { Box, Trouble } from '../../../lib/storage.ts';
import type { Model } from '../../model.ts';
import { freshPeople, type Person, recolour, rename } from '../../people.ts';
import { MOST, sameSheet } from '../../score/sheet.ts';
import type { Draft } from '../score/boxes.ts';
import { readFragment, writeSheetLink } from '../score/link.ts';
import { freshSheet, isBlank } from '../score/sheet.ts';
import type { Kept } from './parse.ts';
import {
  emptyLying,
  type Lying,
  replay,
  rulesOf,
  type Step,
  type TokenRulings,
  type Track,
  take,
} from './track.ts';

export interface Surroundings {
  readonly box: Box<Kept>;
  readonly score: Box<Draft>; // where tokens are passed on to
}

/** As many as somebody may have entered, by mistake or not. */
const amount = (n: number): number => Math.min(Math.max(n, 0), MOST);

const freshTrack = (count: PlayerCount, people: readonly Person[]): Track => ({
  count,
  people,
  religion: null,
  rulings: Object.fromEntries(
    tracker.TOKEN_RULINGS.map((name) => [name, DEFAULT_RULINGS[name]]),
  ) as TokenRulings,
  keepsCoins: false,
  setup: null,
  start: emptyLying(count, startingCoins(count)),
  steps: [],
  at: 0,
});

export function createMajorityModel({ box, score }: Surroundings) {
  const track = signal<Track>(freshTrack(4, freshPeople()));
  const check = signal<Lying | null>(null); // null: the game is followed
  const trouble = signal<Trouble | undefined>();
  const before = signal<Kept | null>(null); // what a fresh start has put away
  const now = computed(() => replay(track.value));

  function show(kept: Kept): void {
    track.value = kept.track;
    check.value = kept.check;
    trouble.value = box.write(kept);
  }

  function change(next: Partial<Track>): void {
    before.value = null;
    show({ track: { ...track.value, ...next }, check: check.value });
  }

  /** A fresh table, with a way back. */
  function restart(next: Track): void {
    const old = { track: track.value, check: check.value };
    show({ track: next, check: null });
    before.value = old.track.steps.length > 0 || old.check !== null ? old : null;
  }

  function step(next: Step): void {
    const { steps, at } = track.value;
    if (take(track.value, now.value.table, next) === undefined) return;
    change({ steps: [...steps.slice(0, at), next], at: at + 1 });
  }

  const setCheck = (next: Lying | null) => show({ track: track.value, check: next });

  return {
    track,
    check,
    trouble,
    canRestore: computed(() => before.value !== null),
    table: computed(() => now.value.table),
    told: computed(() => now.value.told),
    /** The collections on show: as followed, or as entered to be looked at. */
    collections: computed(() => (check.value ?? now.value.table).collections),
    findings: computed(() =>
      check.value ? tracker.oddTokens(check.value.collections, rulesOf(track.value)) : [],
    ),
    rules: computed(() => rulesOf(track.value)),

    open(): void {
      const kept = box.read();
      trouble.value = kept.trouble;
      const known = score.read().value?.sheet;
      if (kept.value) show(kept.value);
      else if (known)
        track.value = freshTrack(
          known.count,
          known.players.map(({ name, colour }) => ({ name, colour })),
        );
    },
    /** The code of a set-up is a game of its own, and says which religion is in it; false where the address brings none. */
    follow(fragment: string): boolean {
      const { setup, players = [] } = readFragment(fragment);
      if (setup === undefined) return false;
      const religion = tracker.religionOf(decodeSetup(setup));
      const { count, people, rulings } = track.value;
      if (track.value.setup !== setup) {
        const seats = (players.length || count) as PlayerCount;
        restart({ ...freshTrack(seats, rename(people, players)), rulings, setup, religion });
      }
      return true;
    },

    setCount: (count: PlayerCount) =>
      restart({
        ...track.value,
        count,
        start: emptyLying(count, startingCoins(count)),
        steps: [],
        at: 0,
      }),
    setName: (seat: Seat, name: string) =>
      change({
        people: track.value.people.with(seat, {
          ...track.value.people[seat]!,
          name: cleanName(name),
        }),
      }),
    setColour: (seat: Seat, colour: Seat) => change({ people: recolour(track.value.people, seat, colour) }),
    setReligion: (religion: Track['religion']) => change({ religion }),
    setRuling: <R extends keyof TokenRulings>(name: R, value: TokenRulings[R]) =>
      change({ rulings: { ...track.value.rulings, [name]: value } }),
    keepCoins: (keepsCoins: boolean) => change({ keepsCoins }),
    setCoins: (seat: Seat, n: number) => step({ type: 'coins', seat, n: amount(n) }),

    place(seat: Seat, good: Good): void {
      if (tracker.unseen(good, now.value.table.collections[good - 1]!) > 0)
        step({ type: 'place', seat, good });
    },
    remove: (seat: Seat, good: Good) => step({ type: 'remove', seat, good }),
    turn: (good: Good) => step({ type: 'turn', good }),
    answer: (yes: boolean) => step({ type: 'answer', yes }),
    undo: () => change({ at: Math.max(track.value.at - 1, 0) }),
    redo: () => change({ at: Math.min(track.value.at + 1, track.value.steps.length) }),

    clear: () =>
      restart({ ...freshTrack(track.value.count, track.value.people), rulings: track.value.rulings }),
    restore(): void {
      if (before.value) show(before.value);
      before.value = null;
    },

    /** Looks the table over as it lies; what was followed so far is the first guess. */
    beginCheck: () => setCheck({ collections: now.value.table.collections, coins: now.value.table.coins }),
    endCheck: () => setCheck(null),
    /** Whatever was entered; nothing is moved by a rule here. */
    lay(good: Good, next: Partial<Lying['collections'][number]>): void {
      const lying = check.value;
      if (!lying) return;
      const { counts, ...laid } = { ...lying.collections[good - 1]!, ...next };
      const collection = { ...laid, counts: counts.map(amount) };
      setCheck({ ...lying, collections: lying.collections.with(good - 1, collection) });
    },
    followFromCheck(): void {
      if (check.value) restart({ ...track.value, start: check.value, steps: [], at: 0 });
    },

    /**
     * Names, tokens and kept coins go to the score sheet; hands and prestige that are on it stay. While something is being counted
     * there it is asked first: then what it would be goes along, as the fragment that is given back.
     */
    passOn(): string {
      const { people, count, keepsCoins, setup } = track.value;
      const known = score.read().value;
      const sheet = known?.sheet ?? freshSheet();
      const { coins } = now.value.table;
      const players = sheet.players.map((player, seat) => ({
        ...player,
        ...people[seat]!,
        coins: keepsCoins ? (coins[seat] ?? player.coins) : player.coins,
      }));
      const tokens = (check.value ?? now.value.table).collections.map(({ holder }) => holder);
      const next = { ...sheet, count, players, tokens, setup: setup ?? sheet.setup };
      if (sameSheet(next, sheet)) return '';
      if (!isBlank(sheet)) return writeSheetLink(next, 'majority');
      const game = known?.game ?? null;
      trouble.value = score.write({ sheet: next, entry: null, counted: false, game });
      return '';
    },
  };
}

export type MajorityModel = Model<ReturnType<typeof createMajorityModel>>;
