import type { ComponentType } from 'preact';
import { useEffect, useMemo } from 'preact/hooks';
import type { Lang } from '../../lib/languages.ts';
import { createDoors } from './address/router.ts';
import type { GameScreenProps } from './GameScreen.tsx';
import type { Game } from './game/game.ts';
import type { Words } from './game/words.ts';
import { Lobby } from './lobby/Lobby.tsx';
import { createLobby } from './lobby/model.ts';
import type { ReplayScreenProps } from './replay/ReplayScreen.tsx';
import { createStore } from './storage/store.ts';
import { type Ui, UiContext } from './ui/context.ts';
import { lazy } from './ui/lazy.tsx';
import './table.css';

type Fetch<Props> = () => Promise<{ default: ComponentType<Omit<Props, 'on'>> }>;

interface Props {
  game: Game;
  /** With the game's board on them; fetched when they are needed. */
  fetchGame: Fetch<GameScreenProps>;
  fetchReplay: Fetch<ReplayScreenProps>;
  lang: Lang;
  words: Words;
  path: string; // of the table, after the language
}

/** The table: the lobby, a game in play, or one looked at again. */
export function Table({ game, fetchGame, fetchReplay, lang, words, path }: Props) {
  const { face } = game;
  const { store, doors, lobby } = useMemo(() => {
    const games = createStore();
    const ways = createDoors(games);
    return {
      store: games,
      doors: ways,
      lobby: createLobby({ store: games, open: ways.open, begin: ways.begin }),
    };
  }, []);
  const GameScreen = useMemo(() => lazy(fetchGame), [fetchGame]);
  const ReplayScreen = useMemo(() => lazy(fetchReplay), [fetchReplay]);
  const ui = useMemo((): Ui => {
    const nobody = () => ({ players: [], view: undefined });
    return { ...face.speech(lang, words, nobody), words, face };
  }, [face, lang, words]);
  useEffect(() => {
    const follow = () => void doors.follow();
    follow();
    addEventListener('popstate', follow);
    return () => removeEventListener('popstate', follow);
  }, [doors]);
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
  const now = doors.showing.value;
  const given = { lang, words, doors };
  return (
    <UiContext.Provider value={ui}>
      {now.room === 'lobby' && <Lobby model={lobby} handover={now.handover} problem={now.problem} />}
      {now.room === 'game' && (
        <GameScreen key={now.game.id} {...given} opened={now.game} path={path} store={store} />
      )}
      {now.room === 'replay' && <ReplayScreen {...given} looked={now} />}
    </UiContext.Provider>
  );
}
