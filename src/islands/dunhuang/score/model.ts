/** The score room without a screen: what is entered, what it comes to, what is remembered. */
import { computed, signal } from '@preact/signals';
import { type Seat, scoreWarnings } from '../../../games/dunhuang/index.ts';
import type { LongList } from '../../../lib/long-list.ts';
import type { Box, Trouble } from '../../../lib/storage.ts';
import type { Draft } from './boxes.ts';
import { editing } from './editing.ts';
import { createGames } from './games.ts';
import type { Entry } from './history.ts';
import { type Bringer, readFragment } from './link.ts';
import type { Answer, Notice, Question } from './notice.ts';
import { reckon } from './reckoning.ts';
import { forSetup, freshSheet, isBlank, type Sheet, sameSheet, toCountedTable } from './sheet.ts';
import { wonWith } from './telling.ts';
import type { FileRead } from './transfer.ts';

export interface Surroundings {
  readonly draft: Box<Draft>;
  readonly history: LongList<Entry>;
  readonly now: () => Date;
  readonly newId: () => string;
}

/** The count of a sheet that a link brought, until somebody changes it: the link brings it again. */
const LINKED = 'link';

const NOTHING: Draft = { sheet: freshSheet(), entry: null, counted: false, game: null };
const isOwn = (game: string | null): game is string => game !== null && game !== LINKED;

/** Where nothing can be remembered at all, that has been said, and the history of this page will do. */
const isLost = (trouble: Trouble | undefined): boolean => trouble === 'full' || trouble === 'newer';

const isNothing = ({ tokens, goods }: ReturnType<typeof wonWith>): boolean =>
  tokens.length + goods.length === 0;

/** The same people at an empty table. */
const emptied = ({ players, count, supply }: Sheet): Sheet => ({ ...freshSheet(players), count, supply });

export function createScoreModel({ draft, history, now, newId }: Surroundings) {
  const count = signal<Draft>(NOTHING);
  const sheet = computed(() => count.value.sheet);
  const trouble = signal<Trouble | undefined>();
  const notice = signal<Notice | undefined>();
  const question = signal<Question | undefined>();
  const active = signal<Seat>(0); // whose things are being counted
  /** What could not be read is told until the page is closed, even though writing goes well again. */
  const report = (found: Trouble | undefined): void => {
    if (found || trouble.value !== 'damaged') trouble.value = found;
  };
  const games = createGames(history, report);

  const reckoning = computed(() => reckon(sheet.value));
  /** What a win at once was won with may stay unsaid: then there is nothing to doubt. */
  const doubts = computed(() => {
    const { winners, how } = reckoning.value.verdict;
    const unsaid = how === 'instant' && isNothing(wonWith(sheet.value, winners[0]!));
    return scoreWarnings(toCountedTable(sheet.value)).filter(
      ({ code }) => !(unsaid && code.startsWith('instant')),
    );
  });

  const dismiss = () => {
    notice.value = undefined;
  };

  function keep(next: Draft): void {
    count.value = next;
    report(draft.write(next));
  }

  function show(next: Draft): void {
    active.value = 0;
    keep(next);
  }

  /** Another sheet in place of this one, with a way back. */
  function swap(next: Sheet, entry: string | null, code: Notice['code'], game = newId()): void {
    const before = count.value;
    // What comes from a link or the history was counted before.
    show({ sheet: next, entry, counted: !isBlank(next), game });
    const undo = () => {
      show(before);
      dismiss();
    };
    notice.value = isBlank(before.sheet) ? { code } : { code, undo };
  }

  /** Something is being counted that is nowhere else. */
  function isRunning(): boolean {
    const { entry, game } = count.value;
    const kept = games.find(entry);
    return !isBlank(sheet.value) && game !== LINKED && !(kept && sameSheet(kept.sheet, sheet.value));
  }

  const entryOf = ({ sheet: counted, entry, game }: Draft): Entry => {
    const id = entry ?? (isOwn(game) ? game : newId());
    return { id, date: games.find(id)?.date ?? now().toISOString(), sheet: counted };
  };

  /** Puts what is being counted into the history; why that could not be kept, if so. */
  function shelve(): Promise<Trouble | undefined> {
    const saved = entryOf(count.value);
    keep({ ...count.value, entry: saved.id });
    return games.add([saved]);
  }

  function beginSetup(setup: string, names: readonly string[]): void {
    if (isBlank(sheet.value) || sheet.value.setup === setup) {
      keep({ ...count.value, sheet: forSetup(sheet.value, setup, names) });
      return;
    }
    const next = forSetup(emptied(sheet.value), setup, names);
    if (isRunning()) question.value = { sheet: next, setup };
    else swap(next, null, 'cleared');
  }

  function beginSheet(linked: Sheet, by: Bringer | undefined): void {
    if (sameSheet(linked, sheet.value)) return;
    if (isRunning()) question.value = { sheet: linked, setup: null, by };
    else if (by) swap(linked, null, 'tracked');
    else swap(linked, null, 'linked', LINKED);
  }

  function change(next: Partial<Sheet>): void {
    dismiss();
    const { game } = count.value;
    keep({ ...count.value, game: isOwn(game) ? game : newId(), sheet: { ...sheet.value, ...next } });
  }

  return {
    sheet,
    games,
    entries: games.entries,
    knownNames: games.names,
    trouble,
    notice,
    question,
    active,
    entryId: computed(() => count.value.entry),
    /** When the game in the history was scored; now, for one that is not in it yet. */
    playedAt: computed(() => {
      const known = games.find(count.value.entry);
      return known ? new Date(known.date) : now();
    }),
    reckoning,
    doubts,
    doubtful: computed(() => doubts.value.length > 0),
    isBlank: computed(() => isBlank(sheet.value)),
    /** May who has won be said? A win at once needs no counting. */
    settled: computed(
      () => !isBlank(sheet.value) && (count.value.counted || reckoning.value.verdict.how === 'instant'),
    ),
    /** Everything is in. */
    settle: () => keep({ ...count.value, counted: true }),
    dismiss,
    choose: (seat: Seat) => {
      active.value = seat;
    },
    ...editing(sheet, active, change),

    /** Takes up what was kept. */
    open(): void {
      const kept = draft.read();
      if (kept.value) count.value = kept.value;
      report(kept.trouble);
      games.load();
    },

    /** Takes up what another tab has kept. A count that it put away can be had back. */
    readAgain(): void {
      const before = count.value;
      const kept = draft.read();
      if (kept.trouble === undefined) count.value = kept.value ?? NOTHING;
      games.load();
      const other = count.value.game !== before.game && !sameSheet(sheet.value, before.sheet);
      if (!other || isBlank(before.sheet)) return;
      const undo = () => {
        show(before);
        dismiss();
      };
      notice.value = { code: 'elsewhere', undo };
    },

    /** Takes up what an address brings; false where that is nothing, or where somebody is asked about it first. */
    follow(fragment: string): boolean {
      const asked = readFragment(fragment);
      if (asked.sheet) beginSheet(asked.sheet, asked.by);
      else if (asked.setup) beginSetup(asked.setup, asked.players ?? []);
      else if (asked.damaged) notice.value = { code: 'bad-link' };
      return Object.keys(asked).length > 0 && question.value === undefined;
    },

    /** Nothing changes hands before both are kept. */
    async answer(what: Answer): Promise<void> {
      const asked = question.value;
      if (asked === undefined) return;
      if (what === 'open' && isLost(await shelve())) return;
      const linked = () => entryOf({ ...NOTHING, sheet: asked.sheet });
      if (what === 'keep' && isLost(await games.add([linked()]))) return;
      question.value = undefined;
      if (what === 'open')
        swap(asked.sheet, null, 'shelved', asked.setup === null && !asked.by ? LINKED : newId());
      if (what === 'keep') notice.value = { code: 'added' };
    },

    /** A new game for the same people. */
    clear(): void {
      swap(emptied(sheet.value), null, 'cleared');
    },

    async save(): Promise<void> {
      const failed = await shelve();
      if (failed === undefined || failed === 'damaged') notice.value = { code: 'saved' };
    },
    async show(id: string): Promise<void> {
      if (isRunning() && isLost(await shelve())) return;
      const found = games.find(id);
      if (found) swap(found.sheet, id, 'opened');
    },
    async remove(id: string): Promise<void> {
      const back = await games.remove(id);
      const undo = () => {
        back();
        dismiss();
      };
      notice.value = { code: 'deleted', undo };
    },
    async addFile({ entries, unreadable }: FileRead): Promise<void> {
      if (entries.length === 0) notice.value = { code: 'bad-file' };
      else if (!isLost(await games.add(entries)))
        notice.value = { code: 'imported', n: entries.length, unreadable };
    },
  };
}

export type ScoreModel = ReturnType<typeof createScoreModel>;
