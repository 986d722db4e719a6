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
  { fetchSounds }: Pick<BoardFace, 'fetchSounds'>,
): void {
  const { awake } = settings.value;
  useEffect(() => (awake ? stayAwake() : undefined), [awake]);
  useSignalEffect(() => {
    const happened = session.happened.value;
    if (!happened || !settings.peek().sound) return;
    Promise.all([fetchSounds(), import('./sounds.ts')]).then(
      ([{ soundOf }, { play }]) => {
        const made = soundOf(happened.events);
        if (made) play(made);
      },
      () => {}, // the game goes on without
    );
  });
}
