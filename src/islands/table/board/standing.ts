/** How the game stands, told when the browser rests: what holds, and what was said of it when it began to. */
import { useSignalEffect } from '@preact/signals';
import { useRef, useState } from 'preact/hooks';
import { atRest } from '../../../lib/at-rest.ts';
import type { BoardFace } from '../game/face.ts';
import type { Session } from '../game/types.ts';
import type { SaidStanding, Speech, Standing } from '../game/words.ts';

/** What holds now, each with when it was said; what has held before is not said again. */
export const sayNew = (
  before: readonly SaidStanding[],
  now: readonly Standing[],
  at: number,
): readonly SaidStanding[] => {
  const said = now.map((one) => ({ ...one, at: before.find(({ key }) => key === one.key)?.at ?? at }));
  // Most moves change nothing of it: then nothing is drawn anew.
  return JSON.stringify(said) === JSON.stringify(before) ? before : said;
};

export function useStanding(
  session: Session,
  { standingOf }: Pick<BoardFace, 'standingOf'>,
  speech: Speech,
): readonly SaidStanding[] {
  const [said, setSaid] = useState<readonly SaidStanding[]>([]);
  const latest = useRef(0);
  useSignalEffect(() => {
    const openly = session.openly.value;
    const at = session.log.value.length;
    const call = ++latest.current;
    return atRest(async () => {
      // Where it cannot be fetched the table plays on without.
      const now = await standingOf?.(openly, speech).catch(() => undefined);
      if (now && call === latest.current) setSaid((before) => sayNew(before, now, at));
    });
  });
  return said;
}
