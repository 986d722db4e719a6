/** From where a game is seen, as a field on the page says it. */
import type { Seat } from '../../../lib/seats.ts';
import type { Viewpoint } from '../play/viewpoint.ts';

export function readViewpoint(text: string): Viewpoint {
  if (text === 'open') return text;
  return text === 'null' ? null : (Number(text) as Seat);
}
