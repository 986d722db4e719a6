/** The score room without a screen: what is entered, what it comes to, what is remembered. */
import { computed, signal } from '@preact/signals';
import {
  doubtsOf,
  type Good,
  type PlayerCount,
  type Rulings,
  type Seat,
} from '../../../games/dunhuang/index.ts';
import type { Box, Trouble } from '../../../lib/storage.ts';
import { cleanName, recolour, rename } from '../people.ts';
import type { Draft } from './boxes.ts';
import { type Entry, merge } from './history.ts';
import { readFragment } from './link.ts';
import { reckon } from './reckoning.ts';
import {
  freshSheet,
  isBlank,
  isSetupCode,
  MOST,
  type Sheet,
  type SheetPlayer,
  sorted,
  toCountedTable,
} from './sheet.ts';
import { wonWith } from './telling.ts';
import { readHand, type Typed } from './typed.ts';

export interface Surroundings {
  readonly draft: Box<Draft>;
  readonly history: Box<readonly Entry[]>;
  readonly now: () => Date;
  readonly newId: () => string;
}

/** What the page has just done and can take back. */
export interface Notice {
  readonly code: 'cleared' | 'deleted' | 'linked' | 'opened' | 'bad-link' | 'saved' | 'imported' | 'bad-file';
  readonly n?: number;
  readonly undo?: () => void;
}

const isNothing = ({ tokens, goods }: ReturnType<typeof wonWith>): boolean =>
  tokens.length + goods.length === 0;

export function createScoreModel({ draft, history, now, newId }: Surroundings) {
  const sheet = signal<Sheet>(freshSheet());
  const entry = signal<string | null>(null);
  const entries = signal<readonly Entry[]>([]);
  const trouble = signal<Trouble | undefined>();
  const notice = signal<Notice | undefined>();
  const counted = signal(false); // everything is in
  const active = signal<Seat>(0); // whose things are being counted

  const reckoning = computed(() => reckon(sheet.value));
  /** What a win at once was won with may stay unsaid: then there is nothing to doubt. */
  const doubts = computed(() => {
    const { winners, how } = reckoning.value.verdict;
    const unsaid = how === 'instant' && isNothing(wonWith(sheet.value, winners[0]!));
    return doubtsOf(toCountedTable(sheet.value)).filter(
      ({ code }) => !(unsaid && code.startsWith('instant')),
    );
  });

  function keep(): void {
    trouble.value = draft.write({ sheet: sheet.value, entry: entry.value, counted: counted.value });
  }

  function change(next: Partial<Sheet>): void {
    sheet.value = { ...sheet.value, ...next };
    notice.value = undefined;
    keep();
  }

  function changePlayer(seat: Seat, next: Partial<SheetPlayer>): void {
    change({ players: sheet.value.players.with(seat, { ...sheet.value.players[seat]!, ...next }) });
  }

  /** Another sheet in place of this one, with a way back. */
  function swap(next: Sheet, nextEntry: string | null, code: Notice['code']): void {
    const before = { sheet: sheet.value, entry: entry.value, counted: counted.value };
    const show = (now: Draft) => {
      sheet.value = now.sheet;
      entry.value = now.entry;
      counted.value = now.counted;
      active.value = 0;
      keep();
    };
    // What comes from a link or the history was counted before.
    show({ sheet: next, entry: nextEntry, counted: !isBlank(next) });
    const undo = () => {
      show(before);
      notice.value = undefined;
    };
    notice.value = isBlank(before.sheet) ? { code } : { code, undo };
  }

  /** A set-up was played: its own sheet, unless it is the one being filled in. */
  function beginSetup(setup: string, names: readonly string[]): void {
    const { count, players, supply } = sheet.value;
    if (!isBlank(sheet.value) && sheet.value.setup !== setup) {
      swap({ ...freshSheet(players), count, supply }, null, 'cleared');
    }
    const undo = notice.value;
    const named = names.length > 0;
    change({
      setup,
      players: rename(sheet.value.players, names),
      // The order of play begins with whoever began.
      ...(named && { count: names.length as PlayerCount, first: 0 }),
    });
    notice.value = undo;
  }

  /** Another window may have added games: they are read again before anything is written. */
  function writeEntries(alter: (known: readonly Entry[]) => readonly Entry[]): void {
    const found = history.read();
    const next = alter(found.value ?? entries.value);
    trouble.value = history.write(next) ?? found.trouble;
    entries.value = next;
  }

  return {
    sheet,
    entries,
    trouble,
    notice,
    active,
    entryId: computed(() => entry.value),
    /** When the game in the history was scored; now, for one that is not in it yet. */
    playedAt: computed(() => {
      const known = entries.value.find(({ id }) => id === entry.value);
      return known ? new Date(known.date) : now();
    }),
    reckoning,
    doubts,
    doubtful: computed(() => doubts.value.length > 0),
    isBlank: computed(() => isBlank(sheet.value)),
    /** May who has won be said? A win at once needs no counting. */
    settled: computed(
      () => !isBlank(sheet.value) && (counted.value || reckoning.value.verdict.how === 'instant'),
    ),

    /** Takes up what was kept. */
    open(): void {
      const kept = draft.read();
      const games = history.read();
      if (kept.value) {
        sheet.value = kept.value.sheet;
        entry.value = kept.value.entry;
        counted.value = kept.value.counted;
      }
      entries.value = games.value ?? [];
      trouble.value = kept.trouble ?? games.trouble;
    },

    /** Takes up what an address brings; false where it brings nothing. */
    follow(fragment: string): boolean {
      const asked = readFragment(fragment);
      if (asked.sheet) swap(asked.sheet, null, 'linked');
      else if (asked.setup) beginSetup(asked.setup, asked.players ?? []);
      else if (asked.damaged) notice.value = { code: 'bad-link' };
      return Object.keys(asked).length > 0;
    },

    dismiss: () => {
      notice.value = undefined;
    },
    choose: (seat: Seat) => {
      active.value = seat;
    },
    setCount(count: PlayerCount): void {
      if (active.value >= count) active.value = 0;
      change({ count });
    },
    setName: (seat: Seat, name: string) => changePlayer(seat, { name: cleanName(name) }),
    setColour: (seat: Seat, colour: Seat) => change({ players: recolour(sheet.value.players, seat, colour) }),
    setFirst: (first: Seat | null) => change({ first }),
    setInstant: (instant: Seat | null) => change({ instant }),
    /** Everything is in. */
    settle(): void {
      counted.value = true;
      keep();
    },
    setSupply: (supply: Rulings['supply']) => change({ supply }),

    /** A code or nothing; false for what is no code, which is not kept. */
    setSetup(text: string): boolean {
      const code = text.trim().toUpperCase();
      const fits = code === '' || isSetupCode(code);
      if (fits) change({ setup: code === '' ? null : code });
      return fits;
    },

    /** To this player, from whoever had it; from this player, back to the middle. */
    toggleToken(seat: Seat, good: Good): void {
      const { tokens } = sheet.value;
      change({ tokens: tokens.with(good - 1, tokens[good - 1] === seat ? null : seat) });
    },
    setAmount: (seat: Seat, what: 'prestige' | 'coins', amount: number) =>
      changePlayer(seat, { [what]: Math.min(Math.max(amount, 0), MOST) }),
    addCard(seat: Seat, good: Good): void {
      const { hand } = sheet.value.players[seat]!;
      if (hand.length < MOST) changePlayer(seat, { hand: sorted([...hand, good]) });
    },
    removeCard(seat: Seat, good: Good): void {
      const { hand } = sheet.value.players[seat]!;
      const at = hand.indexOf(good);
      if (at >= 0) changePlayer(seat, { hand: hand.toSpliced(at, 1) });
    },
    typeHand(seat: Seat, text: string): Typed {
      const typed = readHand(text);
      if ('hand' in typed) changePlayer(seat, { hand: typed.hand });
      return typed;
    },

    /** A new game for the same people. */
    clear(): void {
      const { players, count, supply } = sheet.value;
      swap({ ...freshSheet(players), count, supply }, null, 'cleared');
    },

    save(): void {
      const id = entry.value ?? newId();
      const known = entries.value.find((one) => one.id === id);
      const saved: Entry = { id, date: known?.date ?? now().toISOString(), sheet: sheet.value };
      entry.value = id;
      keep();
      const failed = trouble.value;
      writeEntries((all) => merge(all, [saved]));
      trouble.value ??= failed;
      notice.value = { code: 'saved' };
    },
    show(id: string): void {
      const found = entries.value.find((one) => one.id === id);
      if (found) swap(found.sheet, id, 'opened');
    },
    remove(id: string): void {
      const gone = entries.value.filter((one) => one.id === id);
      writeEntries((all) => all.filter((one) => one.id !== id));
      const undo = () => {
        writeEntries((all) => merge(all, gone));
        notice.value = undefined;
      };
      notice.value = { code: 'deleted', undo };
    },
    addEntries(more: readonly Entry[] | undefined): void {
      if (more === undefined) {
        notice.value = { code: 'bad-file' };
        return;
      }
      writeEntries((all) => merge(all, more));
      notice.value = { code: 'imported', n: more.length };
    },
  };
}

export type ScoreModel = ReturnType<typeof createScoreModel>;
