/** The coach at Dunhuang’s table: what is new, and what was told on this device. */
import { translator } from '../../../../i18n/translate.ts';
import type { GameCoach } from '../../../table/game/coach.ts';
import { FIRST_GAME, learnBox, NOTHING_DONE, withDone, withSaid } from '../../progress.ts';
import type { Speech } from '../words/speech.ts';
import { firstsFor } from './firsts.ts';
import { fetchCoachWords } from './words.ts';

export async function openGameCoach(speech: Speech): Promise<GameCoach> {
  const words = await fetchCoachWords(speech.lang);
  const box = learnBox();
  let progress = box.read().value ?? NOTHING_DONE;
  /** Where nothing can be kept it is remembered until the page is left. */
  const alter = (change: (now: typeof progress) => typeof progress): void => {
    progress = change(progress);
    void box.update((now = progress) => change(now));
  };
  return {
    words,
    memory: {
      knows: (key) => progress.said?.includes(key) === true,
      remember: (key) => alter(withSaid(key)),
      get finished() {
        return progress.done.includes(FIRST_GAME);
      },
      finish: () => alter(withDone(FIRST_GAME)),
    },
    ...firstsFor(speech, translator(speech.lang, words)),
  };
}
