import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { UiContext } from '../../ui.ts';
import type { Looked, Router } from '../address/router.ts';
import type { Topic } from '../game/face.ts';
import type { OnBoard } from '../game/game.ts';
import type { RecordCodes } from '../game/rules.ts';
import Log from '../log/Log.tsx';
import { createReplay } from '../play/replay.ts';
import { BottomSheet } from '../ui/BottomSheet.tsx';
import { type AtBoard, BoardContext, type Ui, useUi } from '../ui/context.ts';
import { coverPage } from '../ui/cover-page.ts';
import { Icon } from '../ui/Icon.tsx';
import { Sentences } from '../ui/Sentence.tsx';
import { Controls } from './Controls.tsx';
import { Onward } from './Onward.tsx';
import { ViewpointField } from './ViewpointField.tsx';
import '../ui/table.css';
import './replay.css';

export interface ReplayScreenProps {
  looked: Looked;
  on: OnBoard & { readonly codes: RecordCodes };
  router: Router;
}

/** A game looked at again. */
export function ReplayScreen({ looked, on, router }: ReplayScreenProps) {
  const { rules, face: board } = on;
  const { face, lang, words } = useUi();
  const screen = useRef<HTMLDivElement>(null);
  const [free, setFree] = useState(!looked.running);
  const [topic, setTopic] = useState<Topic | null>(null);
  const [logOpen, setLogOpen] = useState(false);
  const replay = useMemo(() => {
    const { record, players, at, viewpoint } = looked;
    return createReplay(rules, record, players, { ...(at !== undefined && { at }), viewpoint });
  }, [looked]);
  useEffect(() => replay.close, [replay]);
  useEffect(() => coverPage(screen.current!), []);
  const ui = useMemo((): Ui => {
    const seating = () => ({ players: looked.players, view: replay.view.value });
    return { ...face.speech(lang, words, seating), words, face };
  }, [replay, lang, words]);
  const atBoard = useMemo(
    (): AtBoard => ({ ...board, rules, explain: setTopic, open: () => setLogOpen(true) }),
    [board, rules],
  );
  const { t } = ui;
  const view = replay.view.value;
  const entry = replay.entry.value;
  // Everybody has the whole game then, and sees their own part of it.
  const apart = looked.running && looked.kept?.apart !== undefined;
  const onward = !apart && (
    <Onward replay={replay} looked={looked} router={router} codes={on.codes} free={free} />
  );

  return (
    <UiContext.Provider value={ui}>
      <BoardContext.Provider value={atBoard}>
        <div ref={screen} class="table-screen" tabIndex={-1}>
          <board.Board
            view={view}
            players={looked.players}
            open={replay.viewpoint.value === 'open'}
            happened={replay.happened.value}
            bar={
              <header class="replay-bar">
                <button
                  type="button"
                  class="table-tool"
                  aria-label={t('table.replay.leave')}
                  onClick={() => router.leaveReplay()}
                >
                  <Icon name="back" />
                </button>
                <h2>{t('table.replay.title')}</h2>
                {!apart && <ViewpointField replay={replay} free={free} onFree={() => setFree(true)} />}
                <button
                  type="button"
                  class="table-tool"
                  aria-label={t('table.log.title')}
                  onClick={() => setLogOpen(true)}
                >
                  <Icon name="log" />
                </button>
              </header>
            }
            action={
              <div class="replay-action">
                <p class="replay-told" role="status">
                  {entry ? (
                    <Sentences told={board.tellEvents(entry.events, ui)} />
                  ) : (
                    t('table.replay.beginning')
                  )}
                </p>
                <Controls replay={replay} />
                {onward}
              </div>
            }
            side={<Log log={replay.log.value} />}
          />
          {logOpen && (
            <BottomSheet title={t('table.log.title')} onClose={() => setLogOpen(false)}>
              {onward}
              <Log log={replay.log.value} />
            </BottomSheet>
          )}
          {topic !== null && <board.Explain topic={topic} view={view} onClose={() => setTopic(null)} />}
        </div>
      </BoardContext.Provider>
    </UiContext.Provider>
  );
}
