/** "Is this right?": which tokens cannot lie as they lie, and where they could. */
import { cardsOf } from './box.ts';
import { type Collection, type TokenRules, unseen } from './collection.ts';
import { InvalidInput } from './errors.ts';
import { listOf, reading } from './plain.ts';
import { type Place, possiblePlaces, wayTo } from './reachable.ts';
import { RELIGIONS } from './religions.ts';
import { fail, readCollection, readRules } from './shops-read.ts';
import { GOODS, type Good } from './types.ts';

export const ODDITIES = ['too-many', 'no-card', 'fewer', 'middle', 'shang', 'never', 'leaving'] as const;

export interface OddToken {
  readonly good: Good;
  readonly code: (typeof ODDITIES)[number];
  readonly places: readonly Place[]; // where the token could be instead
}

/** In which way it is odd; `wayTo` has already said that it is. */
function describe({ counts, holder, side }: Collection): OddToken['code'] {
  if (holder === null) return side === 'shang' ? 'shang' : 'middle';
  if (counts[holder] === 0) return 'no-card';
  return counts.some((count) => count > counts[holder]!) ? 'fewer' : 'never';
}

function look(good: Good, collection: Collection, rules: TokenRules): OddToken[] {
  if (cardsOf(good, collection.counts.length) === 0) return [];
  if (unseen(good, collection) < 0) return [{ good, code: 'too-many', places: [] }];
  const way = wayTo(good, collection, rules);
  if (way === 'placing') return [];
  const places = possiblePlaces(good, collection.counts, 'placing', rules);
  return [{ good, code: way ?? describe(collection), places }];
}

function lookAtAll(collections: readonly Collection[], rules: TokenRules): OddToken[] {
  if (rules.religion !== undefined) {
    return GOODS.flatMap((good) => look(good, collections[good - 1]!, rules));
  }
  // Nobody said which of the two it is: odd is what would be odd with either.
  const [one, other] = RELIGIONS.map((religion) => lookAtAll(collections, { ...rules, religion }));
  const odd = one!.filter(({ good }) => other!.some((token) => token.good === good));
  // Either side may be up then: who could hold it is all there is to say.
  return odd.map((token) => ({ ...token, places: token.places.filter(({ side }) => side === 'number') }));
}

/** Of ten collections, good 1 first. Throws InvalidInput. */
export function oddTokens(collections: readonly Collection[], rules: TokenRules): OddToken[] {
  return reading(
    () => {
      const all = listOf(collections, GOODS.length);
      if (all?.length !== GOODS.length) return fail();
      return lookAtAll(all.map(readCollection), readRules(rules));
    },
    () => new InvalidInput('shops'),
  );
}
