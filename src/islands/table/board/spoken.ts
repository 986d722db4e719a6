/** What is said of the moves to those who listen: every one of them, in the order they were played, a moment behind the board. */
import { effect } from '@preact/signals';
import { useEffect, useState } from 'preact/hooks';
import { atRest } from '../../../lib/at-rest.ts';
import type { BoardFace } from '../game/face.ts';
import type { LogEntry, Session } from '../game/types.ts';
import type { Speech } from '../game/words.ts';
import { plainText } from '../ui/sentences.ts';
import { tellTurn } from './whose-turn.ts';

type Played = Pick<Session, 'happened' | 'stage' | 'view' | 'viewer' | 'game'>;
type Teller = Pick<BoardFace, 'ask' | 'tellReport'>;

/** Says it now and whenever it changes; moves that come before the browser has rested are told together. Gives what ends it. */
export function speak(
  session: Played,
  { ask, tellReport }: Teller,
  speech: Speech,
  say: (text: string) => void,
  later = atRest,
): () => void {
  let untold: LogEntry[] = [];
  let told = '';
  let last: LogEntry | undefined;
  let forget: (() => void) | undefined;

  function sayAll(): void {
    forget = undefined;
    const you = session.viewer.value;
    if (untold.length > 0)
      told = untold.map(({ events }) => plainText(tellReport(events, speech, you))).join(' ');
    else if (last === undefined) told = '';
    untold = [];
    const asks = session.stage.value.at === 'person';
    const asked = asks ? `${tellTurn(session, speech)}. ${ask(session.view.value, [], speech)}` : '';
    say(`${told} ${asked}`);
  }

  const unfollow = effect(() => {
    const { value: happened } = session.happened;
    void [session.stage.value, session.view.value, session.viewer.value]; // what is asked hangs on them
    if (happened !== undefined && happened !== last) untold.push(happened);
    last = happened;
    forget ??= later(sayAll);
  });
  return () => {
    unfollow();
    forget?.();
  };
}

export function useSpoken(session: Played, teller: Teller, speech: Speech): string {
  const [text, say] = useState('');
  useEffect(() => speak(session, teller, speech, say), [session, teller, speech]);
  return text;
}
