/** The game to learn by: a friendly circle, and the errand boy on the other side. */
import type { Lang } from '../../../../lib/languages.ts';
import type { FirstGame } from '../../../table/game/coach.ts';
import { learnBox, NOTHING_DONE } from '../../progress.ts';
import { firstGame } from '../../setup/presets/first-game.ts';
import { fetchCoachWords } from './words.ts';

export async function openFirstGame(lang: Lang): Promise<FirstGame> {
  const box = learnBox();
  return {
    name: (await fetchCoachWords(lang))['coach.game'],
    level: 'beginner',
    own: { circle: firstGame.wants() },
    begun: () => box.read().value?.game,
    begin: ({ id }) => void box.update((now = NOTHING_DONE) => ({ ...now, game: id })),
  };
}
