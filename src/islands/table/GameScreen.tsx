import { computed } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { inTime, LATE } from '../../lib/in-time.ts';
import { UiContext } from '../ui.ts';
import type { Arrival } from './address/received.ts';
import type { Router } from './address/router.ts';
import { Play } from './board/Play.tsx';
import type { Advised } from './choosing/chooser.ts';
import { useCoach } from './coach/use-coach.ts';
import type { Topic } from './game/face.ts';
import type { Game, OnBoard, Opponents, Sit } from './game/game.ts';
import type { TableGame } from './game/types.ts';
import { SideLog } from './log/SideLog.tsx';
import { Notes } from './notes/Notes.tsx';
import { createSession } from './play/session.ts';
import { playAgain } from './record/new-game.ts';
import { useComforts } from './settings/comforts.ts';
import { createSettings, settingsBox } from './settings/model.ts';
import type { GameStore } from './storage/store.ts';
import { openTabs } from './tabs/tabs.ts';
import { BottomSheet } from './ui/BottomSheet.tsx';
import { type AtBoard, BoardContext, type Overlay, type Ui, useUi } from './ui/context.ts';
import { coverPage } from './ui/cover-page.ts';
import { lazy } from './ui/lazy.tsx';
import './ui/table.css';

const Curtain = lazy(() => import('./curtain/Curtain.tsx'));
const Overlays = lazy(() => import('./Overlays.tsx'));
const ApartNotes = lazy(async () => ({ default: (await import('./devices/at-table.ts')).ApartNotes }));

export interface GameScreenProps {
  /** A game of this device's, or the way to another's. */
  opened: TableGame | Sit;
  /** What is to be said above the board by who opened it. */
  note?: ComponentChildren;
  /** It came in by a link just now. */
  arrival?: Arrival | undefined;
  on: OnBoard;
  opponents?: Opponents | undefined;
  fetchCodes: Game['fetchCodes'];
  path: string; // of the table, after the language
  store: GameStore;
  router: Router;
}

/** A game in play. */
export function GameScreen(props: GameScreenProps) {
  const { opened, arrival, opponents, fetchCodes, path, store, router } = props;
  const { rules, face: board, createBots } = props.on;
  const { face, lang, words } = useUi();
  const screen = useRef<HTMLDivElement>(null);
  const [overlay, setOverlay] = useState<Overlay | 'review' | null>(null);
  const [topic, setTopic] = useState<Topic | null>(null);
  const [advised, setAdvised] = useState<Advised>();
  const [looked, setLooked] = useState<number>(); // behind the curtain, when so many moves had been played
  const { bots, session, settings, change } = useMemo(() => {
    const liked = createSettings(settingsBox(rules.id));
    const client = createBots?.();
    const { settings } = liked;
    const session =
      typeof opened === 'function'
        ? opened(props.on, settings)
        : createSession(opened, { rules, store, bots: client, settings, tabs: openTabs(rules.id) });
    return { bots: client, session, ...liked };
  }, []);
  useEffect(() => () => session.close(), [session]);
  useEffect(() => coverPage(screen.current!), []);
  useComforts(session, settings, board);
  const ui = useMemo((): Ui => {
    // Who says a name is drawn anew when one is changed, not at every move; with a move is drawn what shows the view.
    const players = computed(() => session.game.value.players);
    const seating = () => ({ players: players.value, view: session.view.peek() });
    return { ...face.speech(lang, words, seating), words, face };
  }, [session, lang, words]);
  const atBoard = useMemo(
    (): AtBoard => ({ ...board, rules, explain: setTopic, open: setOverlay }),
    [board, rules],
  );
  const coach = useCoach(session, { bots, board: atBoard, ui, settings: () => settings.value, change });
  const stage = session.stage.value;
  const played = session.log.value.length;
  const looking = looked === played;
  const again = async (first: 'same' | 'next') => {
    const last = await inTime(store.get(session.game.value.id).catch(() => undefined));
    if (session.hosting && session.game.value.apart?.way === 'room')
      (await import('./devices/room/at-host.ts')).roomOf(session, rules).carryOn();
    await router.begin(playAgain(rules, (last !== LATE && last) || session.game.value, first));
  };
  const replay = (at?: number) => router.lookBack(session.game.value, at);
  const close = () => setOverlay(null);

  return (
    <UiContext.Provider value={ui}>
      <BoardContext.Provider value={atBoard}>
        <div ref={screen} class="table-screen" tabIndex={-1}>
          <Notes session={session} />
          {props.note}
          {(arrival || session.game.value.apart) && <ApartNotes session={session} arrival={arrival} />}
          <Play
            session={coach?.session ?? session}
            oneTap={settings.value.oneTap}
            onLeave={router.leave}
            covered={overlay ?? topic ?? coach?.holds.value ?? looking}
            above={coach && <coach.Above />}
            instead={coach?.holds.value !== undefined && <coach.Instead />}
            curtain={
              stage.at === 'curtain' && (
                <Curtain
                  session={session}
                  seat={stage.seat}
                  looking={looking}
                  onLook={(looks) => setLooked(looks ? played : undefined)}
                />
              )
            }
            ending={
              stage.at === 'over' && (
                <board.Ending
                  game={session.game.value}
                  view={session.view.value}
                  outcome={stage.outcome}
                  onAgain={again}
                  onReplay={() => replay()}
                  onReview={() => setOverlay('review')}
                />
              )
            }
            advised={advised}
            side={<SideLog session={session} />}
          />
          {overlay !== null && (
            <BottomSheet key={overlay} title={ui.t(`table.${overlay}.title`)} onClose={close}>
              <Overlays
                {...{ overlay, session, bots, opponents, fetchCodes, settings, path, router }}
                onChange={change}
                onShow={setAdvised}
                onReplay={replay}
                onClose={close}
              />
            </BottomSheet>
          )}
          {topic !== null && (
            <board.Explain
              topic={topic}
              view={session.view.value}
              recall={{ on: settings.value.recall, change: (recall) => change({ recall }) }}
              onClose={() => setTopic(null)}
            />
          )}
        </div>
      </BoardContext.Provider>
    </UiContext.Provider>
  );
}
