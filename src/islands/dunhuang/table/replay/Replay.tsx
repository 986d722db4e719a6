import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { Lang } from '../../../../lib/languages.ts';
import { Board } from '../board/Board.tsx';
import { copyText } from '../copy.ts';
import { coverPage } from '../cover.ts';
import type { Doors, Looked } from '../doors.ts';
import Explain from '../explain/Explain.tsx';
import type { Effects } from '../explain/things.ts';
import { Icon } from '../icons.tsx';
import Log from '../log/Log.tsx';
import { linkToGame } from '../model/links.ts';
import { createReplay } from '../model/replay.ts';
import { Sheet } from '../Sheet.tsx';
import { Told } from '../Told.tsx';
import { tellEvents } from '../telling.ts';
import { speechOf, type TableWords, type Thing, type Ui, UiContext } from '../ui.ts';
import { Controls } from './Controls.tsx';
import { readEyes } from './eyes.ts';
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
  const { record, players, running } = looked;
  const room = useRef<HTMLDivElement>(null);
  const [asked, setAsked] = useState(!running); // while a game is on, other eyes see what nobody should know yet
  const [thing, setThing] = useState<Thing | null>(null);
  const [sheet, setSheet] = useState(false);
  const [warning, setWarning] = useState(false);
  const [said, setSaid] = useState('');
  const replay = useMemo(
    () =>
      createReplay(record, players, {
        ...(looked.at !== undefined && { at: looked.at }),
        eyes: looked.eyes,
      }),
    [looked],
  );
  useEffect(() => replay.close, [replay]);
  useEffect(() => coverPage(room.current!), []);
  const ui = useMemo((): Ui => {
    const seating = () => ({ players, circle: replay.view.value.circle });
    return {
      ...speechOf(lang, words, seating),
      session: null,
      explain: setThing,
      open: () => setSheet(true),
    };
  }, [replay, lang, words]);
  const { t } = ui;
  const eyes = replay.eyes.value;
  const copy = async () => {
    const fragment = linkToGame({ record, players, at: replay.at.value, eyes });
    setSaid(await copyText(new URL(fragment, location.href).href, t('table.replay.link.copied')));
  };
  const tryIt = () => doors.tryFrom(record, players, replay.at.value, t('table.replay.tried'));
  const entry = replay.entry.value;

  return (
    <UiContext.Provider value={ui}>
      <div ref={room} class="table-room">
        <Board
          view={replay.view.value}
          players={players}
          open={eyes === 'open'}
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
              {asked ? (
                <select
                  value={String(eyes)}
                  aria-label={t('table.replay.eyes')}
                  onChange={({ currentTarget }) => replay.look(readEyes(currentTarget.value))}
                >
                  <option value="open">{t('table.replay.eyes.open')}</option>
                  <option value="null">{t('table.replay.eyes.bystander')}</option>
                  {players.map((_, seat) => (
                    <option key={seat} value={String(seat)}>
                      {t('table.replay.eyes.seat', { name: ui.name(seat as 0) })}
                    </option>
                  ))}
                </select>
              ) : (
                <button type="button" class="button" onClick={() => setWarning(true)}>
                  {t('table.replay.eyes')}
                </button>
              )}
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
              <div class="replay-choices">
                <button type="button" class="button" onClick={tryIt}>
                  {t('table.replay.try')}
                </button>
                {asked && (
                  <button type="button" class="button" onClick={copy}>
                    {t('table.replay.link')}
                  </button>
                )}
                <span role="status">{said}</span>
              </div>
            </div>
          }
          side={<Log log={replay.log.value} />}
        />
        {sheet && (
          <Sheet title={t('table.log.title')} onClose={() => setSheet(false)}>
            <Log log={replay.log.value} />
          </Sheet>
        )}
        {warning && (
          <Sheet title={t('table.replay.eyes')} onClose={() => setWarning(false)}>
            <p>{t('table.replay.eyes.warning')}</p>
            <button
              type="button"
              class="button"
              onClick={() => {
                setAsked(true);
                setWarning(false);
              }}
            >
              {t('table.replay.eyes.ask')}
            </button>
          </Sheet>
        )}
        {thing !== null && (
          <Explain
            thing={thing}
            players={replay.view.value.players}
            effects={effects}
            onClose={() => setThing(null)}
          />
        )}
      </div>
    </UiContext.Provider>
  );
}
