/** A score page without a screen, of whichever game: what is entered, what it comes to, what is remembered. */
import { computed, signal } from '@preact/signals';
import type { LongList } from '../../lib/long-list.ts';
import type { Seat } from '../../lib/seats.ts';
import type { Box, Trouble } from '../../lib/storage.ts';
import type { Draft } from './boxes.ts';
import type { Entry } from './history.ts';
import type { Answer, Asked, FileRead, Notice, Question } from './notice.ts';
import { peopleEditing } from './people-editing.ts';
import type { ScoreRules } from './rules.ts';
import { type AnySheet, sameSheet } from './sheet.ts';
import { createShownHistory } from './shown-history.ts';

export interface Surroundings<S extends AnySheet> {
  readonly draft: Box<Draft<S>>;
  readonly history: LongList<Entry<S>>;
  readonly now: () => Date;
  readonly newId: () => string;
}

/** The count of a sheet that a link brought, until somebody changes it: the link brings it again. */
const LINKED = 'link';

const isOwn = (game: string | null): game is string => game !== null && game !== LINKED;

/** Where nothing can be remembered at all, that has been said, and the history of this page will do. */
const isLost = (trouble: Trouble | undefined): boolean => trouble === 'full' || trouble === 'newer';

/** What was asked for is on the screen by then, and what takes longer keeps nobody waiting. */
const ON_SCREEN = 50; // ms
const onScreen = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, ON_SCREEN));

export function createScorePage<S extends AnySheet>(
  rules: ScoreRules<S>,
  { draft, history, now, newId }: Surroundings<S>,
) {
  const { isBlank } = rules;
  const NOTHING: Draft<S> = { sheet: rules.fresh(), entry: null, counted: false, game: null };
  const count = signal(NOTHING);
  const sheet = computed(() => count.value.sheet);
  const trouble = signal<Trouble | undefined>();
  const notice = signal<Notice | undefined>();
  const question = signal<Question<S> | undefined>();
  const active = signal<Seat>(0); // whose things are being counted
  /** What could not be read is told until the page is closed, even though writing goes well again. */
  const report = (found: Trouble | undefined): void => {
    if (found || trouble.value !== 'damaged') trouble.value = found;
  };
  const games = createShownHistory(history, report);

  const summary = computed(() => rules.summaryOf(sheet.value));
  // A moment, not the game: whatever else is deleted or added, who asks for it is not drawn again.
  const keptOn = computed(() => games.find(count.value.entry)?.date);

  const dismiss = () => {
    notice.value = undefined;
  };

  function keep(next: Draft<S>): void {
    count.value = next;
    report(draft.write(next));
  }

  function draw(next: Draft<S>): void {
    active.value = 0;
    count.value = next;
  }

  function show(next: Draft<S>): void {
    draw(next);
    keep(next);
  }

  const backTo = (before: Draft<S>) => () => {
    show(before);
    dismiss();
  };

  /** Another sheet in place of this one, with a way back. */
  function swap(next: S, entry: string | null, said: Notice, game = newId(), put = show): void {
    const before = count.value;
    // What comes from a link or the history was counted before.
    put({ sheet: next, entry, counted: !isBlank(next), game });
    notice.value = isBlank(before.sheet) ? said : { ...said, undo: backTo(before) };
  }

  /** Something is being counted that is nowhere else. */
  function isRunning(): boolean {
    const { entry, game } = count.value;
    const kept = games.find(entry);
    return !isBlank(sheet.value) && game !== LINKED && !(kept && sameSheet(kept.sheet, sheet.value));
  }

  const entryOf = ({ sheet: counted, entry, game }: Draft<S>): Entry<S> => {
    const id = entry ?? (isOwn(game) ? game : newId());
    return { id, date: games.find(entry)?.date ?? now().toISOString(), sheet: counted };
  };

  /** Puts what is being counted into the history; why that could not be kept, if so. */
  function shelve(): Promise<Trouble | undefined> {
    const saved = entryOf(count.value);
    keep({ ...count.value, entry: saved.id });
    return games.add([saved]);
  }

  /** A sheet from elsewhere: by whom, or by somebody's link. */
  function bring(brought: S, by?: string): void {
    if (sameSheet(brought, sheet.value)) return;
    const from = by === undefined ? {} : { by };
    if (isRunning()) question.value = { sheet: brought, ...from };
    else swap(brought, null, { code: 'linked', ...from }, by ? newId() : LINKED);
  }

  function change(next: Partial<S>): void {
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
      const known = keptOn.value;
      return known ? new Date(known) : count.value && now();
    }),
    summary,
    isBlank: computed(() => isBlank(sheet.value)),
    /** May who has won be said? A win at once needs no counting. */
    settled: computed(
      () => !isBlank(sheet.value) && (count.value.counted || summary.value.verdict.how === rules.atOnce),
    ),
    /** Everything is in. */
    settle: () => keep({ ...count.value, counted: true }),
    dismiss,
    choose: (seat: Seat) => {
      active.value = seat;
    },
    change,
    bring,
    /** The same count, of which something more is known. */
    replace: (next: S) => keep({ ...count.value, sheet: next }),
    ...peopleEditing(sheet, active, change),

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
      notice.value = { code: 'elsewhere', undo: backTo(before) };
    },

    /** Takes up what an address brings; false where that is nothing, or where somebody is asked about it first. */
    follow(asked: Asked<S>): boolean {
      if (asked.sheet) bring(asked.sheet, asked.by);
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
      if (what === 'open') swap(asked.sheet, null, { code: 'shelved' }, asked.by ? newId() : LINKED);
      if (what === 'keep') notice.value = { code: 'added' };
    },

    /** A new game for the same people. */
    clear(): void {
      swap(rules.emptied(sheet.value), null, { code: 'cleared' });
    },

    async save(): Promise<void> {
      const failed = await shelve();
      if (failed === undefined || failed === 'damaged') notice.value = { code: 'saved' };
    },
    /** At once. What was counted until then stays in its box until the history has it. */
    async show(id: string): Promise<void> {
      const found = games.find(id);
      if (!found) return;
      const before = count.value;
      const counted = isRunning() ? entryOf(before) : undefined;
      if (counted) count.value = { ...before, entry: counted.id }; // and is there when it comes back
      swap(found.sheet, id, { code: 'opened' }, newId(), draw);
      await onScreen();
      if (counted && isLost(await games.add([counted]))) backTo(before)();
      else keep(count.value);
    },
    async remove(id: string): Promise<void> {
      const removed = games.remove(id);
      const undo = () => {
        removed.undo();
        dismiss();
      };
      notice.value = { code: 'deleted', undo };
      await removed.done;
    },
    async addFile({ entries, unreadable }: FileRead<S>): Promise<void> {
      if (entries.length === 0) notice.value = { code: 'bad-file' };
      else if (!isLost(await games.add(entries)))
        notice.value = { code: 'imported', n: entries.length, unreadable };
    },
  };
}

export type ScorePage<S extends AnySheet> = ReturnType<typeof createScorePage<S>>;
