/** The lobby without a screen: the games on this device, and the way into a new one. */
import { signal } from '@preact/signals';
import { persistOnce } from '../../../lib/persist.ts';
import type { Trouble } from '../../../lib/storage.ts';
import { draftBox } from '../../dunhuang/table/new-game/draft.ts';
import type { TableGame } from '../game/types.ts';
import { type Chance, chance, freshGame, usualPlayers, type Wish } from '../play/new-game.ts';
import type { FileProblem } from '../storage/import-export.ts';
import type { GameStore, Unreadable } from '../storage/store.ts';

/** What was just done, and perhaps can be taken back. */
export type Notice =
  | { readonly code: 'deleted'; readonly undo: () => void }
  | { readonly code: 'imported'; readonly n: number; readonly same: number; readonly unreadable: number }
  | { readonly code: 'bad-file'; readonly problem: FileProblem['problem'] };

interface Deps {
  readonly store: GameStore;
  readonly open: (game: TableGame) => void;
  readonly given?: Chance;
  /** How the person called themselves the last time. */
  readonly lastName?: () => string;
}

const rememberedName = (): string =>
  draftBox()
    .read()
    .value?.players.find(({ bot }) => bot === null)?.name ?? '';

export function createLobby({ store, open, given = chance, lastName = rememberedName }: Deps) {
  const games = signal<readonly TableGame[] | undefined>(); // undefined until they were read
  const unreadable = signal<readonly Unreadable[]>([]);
  const trouble = signal<Trouble | undefined>();
  const notice = signal<Notice | undefined>();

  async function refresh(): Promise<void> {
    games.value = await store.list();
    unreadable.value = await store.unreadable();
    trouble.value ??= await store.trouble();
  }

  let starting = false; // a second tap on the same button starts no second game
  async function start(wish: Wish): Promise<void> {
    if (starting) return;
    starting = true;
    const game = freshGame(wish, given);
    trouble.value = await store.put(game);
    starting = false;
    if (!trouble.value) persistOnce();
    open(game);
  }

  return {
    games,
    unreadable,
    trouble,
    notice,
    refresh,
    start,
    open,
    /** One person against the usual bots. */
    quick: (): Promise<void> => start({ players: usualPlayers(given, lastName()) }),
    async rename(game: TableGame, name: string): Promise<void> {
      trouble.value = await store.put({ ...game, name: name.trim() });
      await refresh();
    },
    async remove(game: TableGame): Promise<void> {
      trouble.value = await store.remove(game.id);
      await refresh();
      const undo = async (): Promise<void> => {
        trouble.value = await store.put(game);
        notice.value = undefined;
        await refresh();
      };
      notice.value = { code: 'deleted', undo };
    },
    exportFile: (ids?: readonly string[]): Promise<string> => store.exportFile(ids),
    async importFile(text: string): Promise<void> {
      const found = await store.readImport(text);
      if ('problem' in found) {
        notice.value = { code: 'bad-file', problem: found.problem };
        return;
      }
      const coming = [...found.fresh, ...found.further];
      trouble.value = await store.merge(coming);
      notice.value = { code: 'imported', n: coming.length, same: found.same, unreadable: found.unreadable };
      await refresh();
    },
    dismiss(): void {
      notice.value = undefined;
    },
  };
}

export type LobbyModel = ReturnType<typeof createLobby>;
