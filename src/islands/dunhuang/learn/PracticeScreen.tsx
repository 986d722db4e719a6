import type { ComponentChildren } from 'preact';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { View } from '../../../games/dunhuang/index.ts';
import { Play } from '../../table/board/Play.tsx';
import type { Topic } from '../../table/game/face.ts';
import type { Session } from '../../table/game/types.ts';
import { BottomSheet } from '../../table/ui/BottomSheet.tsx';
import { type AtBoard, BoardContext, type Overlay } from '../../table/ui/context.ts';
import { coverPage } from '../../table/ui/cover-page.ts';
import { Icon } from '../../table/ui/Icon.tsx';
import { lazy } from '../../table/ui/lazy.tsx';
import { UiContext } from '../../ui.ts';
import { boardFace } from '../table/board-face.ts';
import { rules } from '../table/rules.ts';
import { useUi } from '../table/words/speech.ts';
import { boardUi } from './board-ui.ts';
import '../../table/ui/table.css';
import './practice.css';

const Keys = lazy(() => import('../../table/settings/Keys.tsx'));

interface Props {
  session: Session;
  board: number; // another one for every board that is laid out
  title: string;
  leave: string; // what the way back is called
  onLeave: () => void;
  /** What is to be reached. */
  goal: ComponentChildren;
  /** How it went, in place of what can be done. */
  outcome: ComponentChildren;
}

/** The table's own board, with something to reach on it. */
export function PracticeScreen(props: Props) {
  const { session, board, title, leave, onLeave, goal, outcome } = props;
  const screen = useRef<HTMLDivElement>(null);
  const [topic, setTopic] = useState<Topic | null>(null);
  const [keys, setKeys] = useState(false);
  useEffect(() => coverPage(screen.current!), []);
  const { lang, words } = useUi();
  const ui = useMemo(() => {
    const seating = () => ({ players: session.game.value.players, view: session.view.value as View });
    return boardUi(lang, words, seating);
  }, [session, lang, words]);
  const atBoard = useMemo((): AtBoard => {
    const open = (overlay: Overlay) => setKeys(overlay === 'keys');
    return { ...boardFace, rules, explain: setTopic, open };
  }, []);
  return (
    <UiContext.Provider value={ui}>
      <BoardContext.Provider value={atBoard}>
        <div ref={screen} class="table-screen practice" tabIndex={-1}>
          <Play
            key={board}
            session={session}
            oneTap={false}
            onLeave={onLeave}
            covered={topic ?? keys}
            bar={
              <header class="practice-bar">
                <button type="button" class="table-tool" aria-label={leave} title={leave} onClick={onLeave}>
                  <Icon name="back" />
                </button>
                <h2>{title}</h2>
              </header>
            }
            above={<section class="practice-goal">{goal}</section>}
            instead={outcome}
          />
          {keys && (
            <BottomSheet title={ui.t('table.keys.title')} onClose={() => setKeys(false)}>
              <Keys />
            </BottomSheet>
          )}
          {topic !== null && (
            <boardFace.Explain topic={topic} view={session.view.value} onClose={() => setTopic(null)} />
          )}
        </div>
      </BoardContext.Provider>
    </UiContext.Provider>
  );
}
