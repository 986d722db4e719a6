/** What cannot be, in words. */
import type { ScoreWarning } from '../../../games/yinzi/index.ts';
import type { Speech } from './ui.ts';

export function tellWarning({ code, of, counted, allowed }: ScoreWarning, { t, thing }: Speech): string {
  return t(`yinzi.score.warning.${code}`, { counted, allowed, what: thing(of[0]!) });
}
