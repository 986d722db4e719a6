import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { Lang } from '../../lib/languages.ts';
import { inTime, LATE } from '../../lib/patience.ts';
import type { Effects } from '../dunhuang/table/explain/explanations.ts';
import type { Doors } from './address/router.ts';
import { Play } from './board/Play.tsx';
import { Curtain } from './curtain/Curtain.tsx';
import { Meanwhile } from './curtain/Meanwhile.tsx';
import type { TableGame } from './game/types.ts';
import { SideLog } from './log/SideLog.tsx';
import { Notes } from './notes/Notes.tsx';
import { lateBots } from './play/lazy-bots.ts';
import { playAgain } from './play/new-game.ts';
import { createSession } from './play/session.ts';
import { useComforts } from './settings/comforts.ts';
import { createSettings } from './settings/model.ts';
import type { GameStore } from './storage/store.ts';
import { openTabs } from './tabs/tabs.ts';
import { Sheet } from './ui/BottomSheet.tsx';
import { coverPage } from './ui/cover-page.ts';
import { later } from './ui/lazy.tsx';
import { type Overlay, speechOf, type TableWords, type Thing, type Ui, UiContext } from './ui/ui.ts';
import './table.css';

const Log = later(() => import('./log/Log.tsx'));
const Ending = later(() => import('../dunhuang/table/end/Ending.tsx'));
const Explain = later(() => import('../dunhuang/table/explain/Explain.tsx'));
const Keys = later(() => import('./settings/Keys.tsx'));
const Hint = later(() => import('./hint/Hint.tsx'));
const Review = later(() => import('./hint/Review.tsx'));
const Menu = later(() => import('./settings/Menu.tsx'));
const Settings = later(() => import('./settings/Settings.tsx'));

interface Props {
  game: TableGame;
  lang: Lang;
  words: TableWords;
  effects: Effects;
  path: string; // of the table, after the language
  store: GameStore;
  doors: Doors;
}

/** A game in play. */
export default function Room(props: Props) {
  const { game, lang, words, effects, path, store, doors } = props;
  const room = useRef<HTMLDivElement>(null);
  const [overlay, setOverlay] = useState<Overlay | 'review' | null>(null);
  const [thing, setThing] = useState<Thing | null>(null);
  const { bots, session, settings, change } = useMemo(() => {
    const liked = createSettings();
    const client = lateBots();
    const tabs = openTabs();
    return {
      bots: client,
      session: createSession(game, { store, bots: client, settings: liked.settings, tabs }),
      ...liked,
    };
  }, []);
  useEffect(() => () => session.close(), [session]);
  useEffect(() => coverPage(room.current!), []);
  useComforts(session, settings);
  const ui = useMemo((): Ui => {
    const seating = () => ({ players: session.game.value.players, circle: session.view.value.circle });
    return { ...speechOf(lang, words, seating), session, explain: setThing, open: setOverlay };
  }, [session, lang, words]);
  const stage = session.stage.value;
  const again = async (first: 'same' | 'next') => {
    const last = await inTime(store.get(game.id).catch(() => undefined));
    await doors.begin(playAgain((last !== LATE && last) || session.game.value, { first, circle: 'draw' }));
  };
  const replay = (at?: number) => doors.lookBack(session.game.value, at);
  const tryFrom = (at: number) => {
    const { options, moves, players } = session.game.value;
    return doors.tryFrom({ options, moves: [...moves] }, players, at, ui.t('table.replay.tried'));
  };
  const close = () => setOverlay(null);

  return (
    <UiContext.Provider value={ui}>
      <div ref={room} class="table-room" tabIndex={-1}>
        <Notes session={session} />
        <Play
          session={session}
          oneTap={settings.value.oneTap}
          onLeave={doors.leave}
          curtain={stage.at === 'curtain' && <Curtain session={session} seat={stage.seat} />}
          ending={
            stage.at === 'over' && (
              <Ending
                session={session}
                words={words}
                outcome={stage.outcome}
                onAgain={again}
                onReplay={() => replay()}
                onReview={() => setOverlay('review')}
              />
            )
          }
          news={<Meanwhile session={session} />}
          side={<SideLog session={session} />}
        />
        {overlay !== null && (
          <Sheet key={overlay} title={ui.t(`table.${overlay}.title`)} onClose={close}>
            {overlay === 'log' && <Log log={session.log.value} />}
            {overlay === 'hint' && <Hint session={session} bots={bots} onDone={close} />}
            {overlay === 'review' && (
              <Review game={session.game.value} bots={bots} onLook={replay} onTry={tryFrom} />
            )}
            {overlay === 'menu' && (
              <Menu path={path} session={session} onReplay={() => replay()} onLeave={doors.leave} />
            )}
            {overlay === 'keys' && <Keys />}
            {overlay === 'settings' && <Settings settings={settings.value} onChange={change} />}
          </Sheet>
        )}
        {thing !== null && (
          <Explain
            thing={thing}
            players={session.view.value.players}
            effects={effects}
            onClose={() => setThing(null)}
          />
        )}
      </div>
    </UiContext.Provider>
  );
}
