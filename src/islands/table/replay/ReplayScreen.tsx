import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { Lang } from '../../../lib/languages.ts';
import { Board } from '../../dunhuang/table/board/Board.tsx';
import Explain from '../../dunhuang/table/explain/Explain.tsx';
import type { Effects } from '../../dunhuang/table/explain/explanations.ts';
import { tellEvents } from '../../dunhuang/table/words/sentences.ts';
import type { Doors, Looked } from '../address/router.ts';
import Log from '../log/Log.tsx';
import { createReplay } from '../play/replay.ts';
import { Sheet } from '../ui/BottomSheet.tsx';
import { coverPage } from '../ui/cover-page.ts';
import { Icon } from '../ui/Icon.tsx';
import { Told } from '../ui/Sentence.tsx';
import { speechOf, type TableWords, type Thing, type Ui, UiContext } from '../ui/ui.ts';
import { Controls } from './Controls.tsx';
import { Onward } from './Onward.tsx';
import { EyesField } from './ViewpointField.tsx';
import '../table.css';
import './replay.css';

interface Props {
  looked: Looked;
  lang: Lang;
  words: TableWords;
  effects: Effects;
  doors: Doors;
}

/** A game looked at again. */
export default function ReplayRoom({ looked, lang, words, effects, doors }: Props) {
  const room = useRef<HTMLDivElement>(null);
  const [free, setFree] = useState(!looked.running);
  const [thing, setThing] = useState<Thing | null>(null);
  const [sheet, setSheet] = useState(false);
  const replay = useMemo(() => {
    const { record, players, at, eyes } = looked;
    return createReplay(record, players, { ...(at !== undefined && { at }), eyes });
  }, [looked]);
  useEffect(() => replay.close, [replay]);
  useEffect(() => coverPage(room.current!), []);
  const ui = useMemo((): Ui => {
    const seating = () => ({ players: looked.players, circle: replay.view.value.circle });
    const speech = speechOf(lang, words, seating);
    return { ...speech, session: null, explain: setThing, open: () => setSheet(true) };
  }, [replay, lang, words]);
  const { t } = ui;
  const view = replay.view.value;
  const entry = replay.entry.value;
  const onward = <Onward replay={replay} looked={looked} doors={doors} free={free} />;

  return (
    <UiContext.Provider value={ui}>
      <div ref={room} class="table-room" tabIndex={-1}>
        <Board
          view={view}
          players={looked.players}
          open={replay.eyes.value === 'open'}
          happened={replay.happened.value}
          bar={
            <header class="replay-bar">
              <button
                type="button"
                class="table-tool"
                aria-label={t('table.replay.leave')}
                onClick={() => doors.leaveReplay()}
              >
                <Icon name="back" />
              </button>
              <h2>{t('table.replay.title')}</h2>
              <EyesField replay={replay} free={free} onFree={() => setFree(true)} />
              <button
                type="button"
                class="table-tool"
                aria-label={t('table.log.title')}
                onClick={() => setSheet(true)}
              >
                <Icon name="log" />
              </button>
            </header>
          }
          action={
            <div class="replay-action">
              <p class="replay-told" role="status">
                {entry
                  ? tellEvents(entry.events, ui).map(({ parts }, i) => (
                      // Sentences have no better name than their place.
                      <span key={`${i}-${parts.length}`}>
                        <Told parts={parts} />{' '}
                      </span>
                    ))
                  : t('table.replay.beginning')}
              </p>
              <Controls replay={replay} />
              {onward}
            </div>
          }
          side={<Log log={replay.log.value} />}
        />
        {sheet && (
          <Sheet title={t('table.log.title')} onClose={() => setSheet(false)}>
            {onward}
            <Log log={replay.log.value} />
          </Sheet>
        )}
        {thing !== null && (
          <Explain thing={thing} players={view.players} effects={effects} onClose={() => setThing(null)} />
        )}
      </div>
    </UiContext.Provider>
  );
}
