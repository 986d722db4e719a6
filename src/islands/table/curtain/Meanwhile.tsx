import { useState } from 'preact/hooks';
import type { GameEvent, Rules } from '../game/rules.ts';
import type { LogEntry, Session } from '../game/types.ts';
import { useBoard, useUi } from '../ui/context.ts';
import { Icon } from '../ui/Icon.tsx';
import { SentenceItems } from '../ui/Sentence.tsx';

const tellsMore = (event: GameEvent, less: GameEvent): boolean =>
  Object.keys(event).length > Object.keys(less).length;

/** Of what happened, that which the curtain could not say aloud: what went through this person's hands. */
const secretsOf = (since: readonly LogEntry[], { redact }: Rules) =>
  since.flatMap(({ events }) => events.filter((event) => tellsMore(event, redact(event, undefined))));

/** For the person who has just lifted the curtain. */
export function Meanwhile({ session }: { session: Session }) {
  const ui = useUi();
  const { rules, tellEvents } = useBoard();
  const since = session.since.value;
  const [read, setRead] = useState<number>();
  const last = since.at(-1)?.at;
  const secrets = secretsOf(since, rules);
  if (session.stage.value.at !== 'person' || secrets.length === 0 || read === last) return null;
  return (
    <section class="meanwhile" aria-label={ui.t('table.curtain.since')}>
      <ul>
        <SentenceItems sentences={tellEvents(secrets, ui).map(({ parts }) => parts)} />
      </ul>
      <button type="button" class="table-tool" aria-label={ui.t('table.close')} onClick={() => setRead(last)}>
        <Icon name="close" />
      </button>
    </section>
  );
}
