import type { ComponentType } from 'preact';
import { useEffect, useMemo } from 'preact/hooks';
import type { Lang } from '../../lib/languages.ts';
import { UiContext } from '../ui.ts';
import type { LinkedGame } from './address/links.ts';
import type { LinkProblem } from './address/problems.ts';
import { createRouter } from './address/router.ts';
import { usePresses } from './board/presses.ts';
import type { GameScreenProps } from './GameScreen.tsx';
import type { Game, OnBoard, SeatProps } from './game/game.ts';
import type { Words } from './game/words.ts';
import { askingFor, draftBox } from './lobby/draft.ts';
import { Lobby } from './lobby/Lobby.tsx';
import { createLobby } from './lobby/model.ts';
import type { ReplayScreenProps } from './replay/ReplayScreen.tsx';
import { createStore } from './storage/store.ts';
import type { Ui } from './ui/context.ts';
import { lazy } from './ui/lazy.tsx';
import './ui/table.css';

interface GameModule {
  default: ComponentType<Omit<GameScreenProps, 'on'>>;
  onBoard: OnBoard;
}

interface ReplayModule {
  default: ComponentType<Omit<ReplayScreenProps, 'on'>>;
  readLink(fragment: string): LinkedGame | LinkProblem;
}

interface Props {
  game: Game;
  /** With the game's board on them; fetched when they are needed. */
  fetchGame: () => Promise<GameModule>;
  /** Comes with what reads the game in a link. */
  fetchReplay: () => Promise<ReplayModule>;
  lang: Lang;
  words: Words;
  path: string; // of the table, after the language
}

const GuestScreen = lazy(() => import('./devices/room/GuestScreen.tsx'));
const ReceivedScreen = lazy(() => import('./devices/link/ReceivedScreen.tsx'));

/** The table: the lobby, a game in play, or one looked at again. */
export function Table({ game, fetchGame, fetchReplay, lang, words, path }: Props) {
  const { face } = game;
  const { store, router, lobby } = useMemo(() => {
    const games = createStore(game);
    const lastName = () =>
      draftBox(game.rules.id, askingFor(game))
        .read()
        .value?.players.find(({ bot }) => bot === null)?.name ?? '';
    const ways = createRouter({
      rules: game.rules,
      store: games,
      readLink: async (fragment) => (await fetchReplay()).readLink(fragment),
      receive: async (fragment) => {
        const [{ receive }, codes] = await Promise.all([
          import('./devices/link/receive.ts'),
          game.fetchCodes(),
        ]);
        return receive(fragment, { codes, opponents: game.opponents, store: games });
      },
      readHandover: face.newGame.readHandover,
      openFirst: async () => {
        const { openFirstGame } = await import('./coach/first-game.ts');
        const first = await game.fetchFirstGame?.(lang);
        return first && openFirstGame({ game, store: games, first, name: lastName() });
      },
    });
    return {
      store: games,
      router: ways,
      lobby: createLobby({ game, store: games, open: ways.open, begin: ways.begin, lastName }),
    };
  }, []);
  usePresses();
  const GameScreen = useMemo(() => lazy(fetchGame), [fetchGame]);
  const ReplayScreen = useMemo(() => lazy(fetchReplay), [fetchReplay]);
  /** The same table for who only holds a seat. */
  const Seat = useMemo(
    () =>
      ({ sit, note }: SeatProps) => (
        <GameScreen {...{ router, path, store, ...game }} opened={sit} note={note} />
      ),
    [GameScreen],
  );
  const ui = useMemo((): Ui => {
    const nobody = () => ({ players: [], view: undefined });
    return { ...face.speech(lang, words, nobody), words, face };
  }, [face, lang, words]);
  useEffect(() => {
    const follow = () => void router.follow();
    follow();
    addEventListener('popstate', follow);
    return () => removeEventListener('popstate', follow);
  }, [router]);
  // While somebody looks round in the lobby the board is fetched, and opens at once then; what else the page wants has to wait.
  useEffect(() => {
    const { dataset } = document.documentElement;
    dataset['awaits'] = 'board';
    const whenIdle = window.requestIdleCallback ?? setTimeout;
    whenIdle(() =>
      fetchGame()
        .catch(() => {})
        .finally(() => delete dataset['awaits']),
    ); // who plays will ask again
  }, [fetchGame]);
  const now = router.showing.value;
  const { opponents, fetchCodes } = game;
  const atGame = { router, opponents, fetchCodes, path, store };
  return (
    <UiContext.Provider value={ui}>
      {now.screen === 'lobby' && (
        <Lobby game={game} model={lobby} handover={now.handover} problem={now.problem} />
      )}
      {now.screen === 'game' && (
        <GameScreen key={now.game.id} {...atGame} opened={now.game} arrival={now.arrival} />
      )}
      {now.screen === 'received' && (
        <ReceivedScreen
          received={now.received}
          rules={game.rules}
          router={router}
          store={store}
          fetchBoard={async () => (await fetchGame()).onBoard}
        />
      )}
      {now.screen === 'guest' && (
        <GuestScreen fragment={now.fragment} game={game.rules.id} Table={Seat} onLeave={router.leave} />
      )}
      {now.screen === 'replay' && <ReplayScreen router={router} looked={now} />}
    </UiContext.Provider>
  );
}
