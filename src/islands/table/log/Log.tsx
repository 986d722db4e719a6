import { useState } from 'preact/hooks';
import { copyText } from '../../../lib/clipboard.ts';
import { localePath } from '../../../lib/url.ts';
import type { LogEntry } from '../game/types.ts';
import { useBoard, useUi } from '../ui/context.ts';
import { Sentence } from '../ui/Sentence.tsx';
import { logText, nameTurn } from './log-text.ts';
import { type Turn, tellTurn, turnsOf } from './turns.ts';
import './log.css';

function TurnLines({ turn }: { turn: Turn }) {
  const ui = useUi();
  const board = useBoard();
  return (
    <li class="log-turn">
      <h3>
        {turn.seat !== null && <ui.face.SeatMark seat={ui.colour(turn.seat)} />} {nameTurn(turn, ui)}
      </h3>
      <ul>
        {tellTurn(turn, board, ui).map(({ rule, parts }, i) => (
          // Sentences of a turn have no better name than their place in it.
          <li key={`${i}-${rule}`}>
            <Sentence parts={parts} />{' '}
            <a
              class="log-rule"
              href={localePath(ui.lang, board.rulePath(rule))}
              target="_blank"
              rel="noreferrer"
              aria-label={ui.t('table.log.rule')}
            >
              §
            </a>
          </li>
        ))}
      </ul>
    </li>
  );
}

/** All that happened, the latest turn first, each line with its rule. */
export default function Log({ log }: { log: readonly LogEntry[] }) {
  const ui = useUi();
  const board = useBoard();
  const [said, setSaid] = useState('');
  const copy = async () => {
    const text = logText(log, board, ui);
    setSaid((await copyText(text)) ? ui.t('table.copied') : text);
  };
  return (
    <div class="log">
      {log.length === 0 && <p>{ui.t('table.log.none')}</p>}
      <ol class="log-turns">
        {turnsOf(log)
          .toReversed()
          .map((turn) => (
            <TurnLines key={turn.turn} turn={turn} />
          ))}
      </ol>
      <p class="log-foot">
        <button type="button" class="button" onClick={copy}>
          {ui.t('table.log.copy')}
        </button>{' '}
        <span role="status">{said}</span>
      </p>
    </div>
  );
}
