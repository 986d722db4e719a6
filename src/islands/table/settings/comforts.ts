/** What a game in play does beyond the board: sounds, and a screen that stays on. */
import type { ReadonlySignal } from '@preact/signals';
import { useSignalEffect } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { stayAwake } from '../../../lib/awake.ts';
import type { BoardFace } from '../game/face.ts';
import type { Session, TableSettings } from '../game/types.ts';

export function useComforts(
  session: Session,
  settings: ReadonlySignal<TableSettings>,
  { sound }: Pick<BoardFace, 'sound'>,
): void {
  const { awake } = settings.value;
  useEffect(() => (awake ? stayAwake() : undefined), [awake]);
  useSignalEffect(() => {
    const happened = session.happened.value;
    if (!happened || !settings.peek().sound) return;
    const made = sound(happened.events);
    if (made) void import('./sounds.ts').then(({ play }) => play(made));
  });
}
