/** The lobby without a screen: the games on this device, and the way into a new one. */
import { computed, type ReadonlySignal, signal } from '@preact/signals';
import { inTime, LATE } from '../../../lib/in-time.ts';
import { persistOnce } from '../../../lib/persist.ts';
import type { Model } from '../../model.ts';
import type { Game, Opponents } from '../game/game.ts';
import type { KeepTrouble, TableGame } from '../game/types.ts';
import { type Chance, chance, freshGame, usualPlayers, type Wish } from '../record/new-game.ts';
import type { FileProblem } from '../storage/import-export.ts';
import type { GameStore } from '../storage/store.ts';
import { latePages } from './late-pages.ts';
import type { Results } from './results.ts';

/** What was just done, and perhaps can be taken back. */
export type Notice =
  | { readonly code: 'deleted'; readonly undo: () => void }
  | { readonly code: 'imported'; readonly n: number; readonly same: number; readonly unreadable: number }
  | { readonly code: 'bad-file'; readonly problem: FileProblem['problem'] };

interface Deps {
  readonly game: Pick<Game, 'rules' | 'opponents'>;
  readonly store: GameStore;
  /** Goes to a kept game as it is now. */
  readonly open: (id: string) => void;
  /** Keeps a new game and goes to it; gives why it is not kept. */
  readonly begin: (game: TableGame) => Promise<KeepTrouble | undefined>;
  readonly given?: Chance;
  /** How the person called themselves the last time. */
  readonly lastName?: () => string;
}

const USUAL = 3; // players: a game of a quarter of an hour
const SOON = 100; // ms in which results are there, or are not waited for
const AGAIN = 5000; // ms until games that cannot be read are looked for again

const atLevel = (opponents: Opponents, level: string): Opponents => ({
  ...opponents,
  usual: { level, personality: null },
});

export function createLobby({ game, store, open, begin, given = chance, lastName = () => '' }: Deps) {
  const { rules, opponents } = game;
  const pages = latePages(store.listing);
  const trouble = signal<KeepTrouble | 'closed' | undefined>();
  const notice = signal<Notice | undefined>();

  /** Nothing that goes wrong takes away what is shown already. */
  async function look(read: () => Promise<void>): Promise<void> {
    try {
      await read();
      trouble.value = await store.trouble();
    } catch {
      trouble.value = 'closed';
    }
  }
  const results = signal<Results | undefined>(); // undefined where no game against bots is over
  /** What came of games against bots, and the level to play next: the weakest for who has none behind them. */
  async function reckon(): Promise<string | undefined> {
    if (opponents === undefined) return undefined;
    try {
      const [over] = await store.listing.over(1);
      const { readResults } = over ? await import('./results.ts') : {};
      results.value = await readResults?.(store.listing, opponents.levels);
      return results.value?.next.level ?? opponents.levels[0];
    } catch {
      return opponents.usual.level; // nobody can tell
    }
  }
  async function refresh(): Promise<void> {
    await look(pages.refresh);
    await reckon();
  }

  const level = computed(() => results.value?.next.level ?? opponents?.levels[0]);

  let starting = false; // a second tap on the same button starts no second game
  async function start(wish: Wish): Promise<void> {
    if (starting) return;
    starting = true;
    trouble.value = await begin(freshGame(rules, wish, given));
    starting = false;
    if (!trouble.value) persistOnce();
  }

  return {
    pages,
    /** The game that goes on and was played last; undefined where none does, or nobody has looked at the first page yet. */
    last: computed(() => {
      const [first] = pages.page.value === 0 ? (pages.entries.value ?? []) : [];
      return first?.over === 0 ? first.listed : undefined;
    }),
    trouble: trouble as ReadonlySignal<KeepTrouble | 'closed' | undefined>,
    notice: notice as ReadonlySignal<Notice | undefined>,
    results: results as ReadonlySignal<Results | undefined>,
    /** Against whom one plays now; undefined where there are no bots. */
    level,
    refresh,
    start,
    open,
    /** As long as somebody looks: what other tabs do is seen here, and what cannot be read now is looked for again. */
    attend(): () => void {
      const left = new AbortController();
      const { signal: leaving } = left;
      const see = (): void => {
        if (document.visibilityState === 'visible') void refresh();
      };
      const unwatch = store.watch(see);
      const timer = setInterval(() => trouble.value === 'closed' && see(), AGAIN);
      document.addEventListener('visibilitychange', see, { signal: leaving });
      addEventListener('focus', see, { signal: leaving });
      void refresh().then(() => look(() => pages.survey(() => !leaving.aborted)));
      return () => {
        unwatch();
        clearInterval(timer);
        left.abort();
      };
    },
    /** One person against bots of the level that their results suggest. */
    async quick(): Promise<void> {
      const reckoned = await inTime(reckon(), SOON);
      const wanted = reckoned === LATE ? level.value : reckoned;
      const some = opponents && wanted ? atLevel(opponents, wanted) : opponents;
      await start({ players: usualPlayers(some, USUAL, given, lastName()) });
    },
    async rename(id: string, name: string): Promise<void> {
      const { trouble: why } = await store.update(id, (now) => now && { ...now, name: name.trim() });
      await look(pages.again);
      trouble.value ??= why;
    },
    async remove(id: string): Promise<void> {
      pages.hide(id);
      const { save, trouble: why } = await store.remove(id);
      const undo = async (): Promise<void> => {
        await store.restore(id, save);
        notice.value = undefined;
        await refresh();
      };
      if (save !== undefined) notice.value = { code: 'deleted', undo };
      await look(() => (save === undefined ? pages.refresh() : pages.without(id)));
      trouble.value ??= why;
    },
    exportFile: (ids?: readonly string[]): Promise<string> => store.exportFile(ids),
    async importFile(text: string): Promise<void> {
      const found = await store.readImport(text);
      if ('problem' in found) {
        notice.value = { code: 'bad-file', problem: found.problem };
        return;
      }
      const coming = [...found.fresh, ...found.further];
      const { trouble: why } = await store.merge(coming);
      notice.value = { code: 'imported', n: coming.length, same: found.same, unreadable: found.unreadable };
      await refresh();
      await look(() => pages.survey(() => true));
      trouble.value ??= why;
    },
    dismiss(): void {
      notice.value = undefined;
    },
  };
}

export type LobbyModel = Model<ReturnType<typeof createLobby>>;
