import { useEffect, useMemo } from 'preact/hooks';
import { layPieces } from '../../art/lay-pieces.ts';
import type { Lang } from '../../lib/languages.ts';
import type { Effects } from '../dunhuang/table/explain/explanations.ts';
import { guarded } from '../guarded.tsx';
import { createDoors } from './address/router.ts';
import { Lobby } from './lobby/Lobby.tsx';
import { createLobby } from './lobby/model.ts';
import { createStore } from './storage/store.ts';
import { later } from './ui/lazy.tsx';
import { speechOf, type TableWords, type Ui, UiContext } from './ui/ui.ts';
import './table.css';

/** A board is full of pictures: they lie ready before it is drawn. */
const withPieces = <T,>(part: Promise<T>): Promise<T> => layPieces().then(() => part);

const fetchRoom = () => withPieces(import('./GameScreen.tsx'));
const Room = later(fetchRoom);
const Replay = later(() => withPieces(import('./replay/ReplayScreen.tsx')));

interface Props {
  lang: Lang;
  words: TableWords;
  effects: Effects;
  path: string; // of the table, after the language
}

/** The table: the lobby, a game in play, or one looked at again. */
function Table({ lang, words, effects, path }: Props) {
  const { store, doors, lobby } = useMemo(() => {
    const games = createStore();
    const ways = createDoors(games);
    return {
      store: games,
      doors: ways,
      lobby: createLobby({ store: games, open: ways.open, begin: ways.begin }),
    };
  }, []);
  const ui = useMemo((): Ui => {
    const speech = speechOf(lang, words, () => ({ players: [], circle: [] }));
    return { ...speech, session: null, explain: () => {}, open: () => {} };
  }, [lang, words]);
  useEffect(() => {
    const follow = () => void doors.follow();
    follow();
    addEventListener('popstate', follow);
    return () => removeEventListener('popstate', follow);
  }, [doors]);
  // While somebody looks round in the lobby the board is fetched, and opens at once then. Who plays will ask again.
  useEffect(() => {
    (window.requestIdleCallback ?? setTimeout)(() => fetchRoom().catch(() => {}));
  }, []);
  const now = doors.showing.value;
  const said = { lang, words, effects };
  return (
    <UiContext.Provider value={ui}>
      {now.room === 'lobby' && <Lobby model={lobby} handover={now.handover} problem={now.problem} />}
      {now.room === 'game' && (
        <Room key={now.game.id} {...said} game={now.game} path={path} store={store} doors={doors} />
      )}
      {now.room === 'replay' && <Replay {...said} looked={now} doors={doors} />}
    </UiContext.Provider>
  );
}

/** Its games lie elsewhere, and stay. */
export default guarded(Table, { 'new-game': 'shang.dunhuang.table.new', table: 'shang.dunhuang.table' });
