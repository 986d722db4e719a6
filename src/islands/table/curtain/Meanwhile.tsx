import { useState } from 'preact/hooks';
import { type GameEvent, redact } from '../../../games/dunhuang/index.ts';
import { tellEvents } from '../../dunhuang/table/words/sentences.ts';
import type { LogEntry, Session } from '../game/types.ts';
import { Icon } from '../ui/Icon.tsx';
import { Told } from '../ui/Sentence.tsx';
import { useUi } from '../ui/ui.ts';

/** Of what happened, that which the curtain could not say aloud: cards that went through this person's hands. */
const secretsOf = (since: readonly LogEntry[]) =>
  since.flatMap(({ events }) => events.filter((event) => tellsMore(event, redact(event, undefined))));

const tellsMore = (event: GameEvent, less: GameEvent): boolean =>
  Object.keys(event).length > Object.keys(less).length;

/** For the person who has just lifted the curtain. */
export function Meanwhile({ session }: { session: Session }) {
  const ui = useUi();
  const since = session.since.value;
  const [read, setRead] = useState<number>();
  const last = since.at(-1)?.at;
  const secrets = secretsOf(since);
  if (session.stage.value.at !== 'person' || secrets.length === 0 || read === last) return null;
  return (
    <section class="meanwhile" aria-label={ui.t('table.curtain.since')}>
      <ul>
        {tellEvents(secrets, ui).map(({ parts }, i) => (
          // Sentences have no better name than their place.
          <li key={`${i}-${parts.length}`}>
            <Told parts={parts} />
          </li>
        ))}
      </ul>
      <button type="button" class="table-tool" aria-label={ui.t('table.close')} onClick={() => setRead(last)}>
        <Icon name="close" />
      </button>
    </section>
  );
}
