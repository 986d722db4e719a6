/** From now on a refusal says why. */
import { late } from './late.ts';
import { refuse } from './refuse.ts';

export function bringReasons(): void {
  late.refuse = refuse;
}
