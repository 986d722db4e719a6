/** What a circle makes of the game, as a key to the words for it. */
import type { CircleTrait } from '../../../games/dunhuang/index.ts';

/** Where every circle has one of a kind, it matters which; elsewhere, how many. */
export const remarkOf = ({ trait, characters, measure }: CircleTrait): string =>
  measure === 'always' ? characters[0]! : `${trait}.${measure}`;
