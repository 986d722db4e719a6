import { useState } from 'preact/hooks';
import { SeatMark } from '../../../art/index.ts';
import { copyText } from '../../../lib/clipboard.ts';
import { localePath } from '../../../lib/url.ts';
import { rulePath } from '../../../reference/dunhuang/rule-links.ts';
import type { LogEntry } from '../game/types.ts';
import { Told } from '../ui/Sentence.tsx';
import { useUi } from '../ui/ui.ts';
import { logText, nameTurn, type Turn, tellTurn, turnsOf } from './turns.ts';
import './log.css';

function TurnLines({ turn }: { turn: Turn }) {
  const ui = useUi();
  return (
    <li class="log-turn">
      <h3>
        {turn.seat !== null && <SeatMark seat={ui.colour(turn.seat)} />} {nameTurn(turn, ui)}
      </h3>
      <ul>
        {tellTurn(turn, ui).map(({ rule, parts }, i) => (
          // Sentences of a turn have no better name than their place in it.
          <li key={`${i}-${rule}`}>
            <Told parts={parts} />{' '}
            <a
              class="log-rule"
              href={localePath(ui.lang, rulePath(rule))}
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
  const [said, setSaid] = useState('');
  const copy = async () => {
    const text = logText(log, ui);
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
