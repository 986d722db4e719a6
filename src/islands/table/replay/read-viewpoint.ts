/** Whose eyes, as a field on the page says it. */
import type { Seat } from '../game/rules.ts';
import type { Eyes } from '../play/viewpoint.ts';

export function readEyes(text: string): Eyes {
  if (text === 'open') return text;
  return text === 'null' ? null : (Number(text) as Seat);
}
