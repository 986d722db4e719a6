/** "Is this right?": which tokens cannot lie as they lie, and where they could. */
import {
  type Collection,
  cardsOf,
  GOODS,
  type Good,
  type Place,
  possiblePlaces,
  type TokenRules,
  unseen,
  wayTo,
} from '../../../games/dunhuang/index.ts';
import { RELIGIONS } from './track.ts';

export const ODD = ['too-many', 'no-card', 'fewer', 'middle', 'shang', 'never', 'leaving'] as const;

export interface Finding {
  readonly good: Good;
  readonly code: (typeof ODD)[number];
  readonly places: readonly Place[]; // where the token could be instead
}

/** In which way it is odd; `wayTo` has already said that it is. */
function describe({ counts, holder, side }: Collection): Finding['code'] {
  if (holder === null) return side === 'shang' ? 'shang' : 'middle';
  if (counts[holder] === 0) return 'no-card';
  return counts.some((count) => count > counts[holder]!) ? 'fewer' : 'never';
}

export function verify(collections: readonly Collection[], rules: TokenRules): Finding[] {
  if (rules.religion === undefined) {
    // Nobody said which of the two it is: odd is what would be odd with either.
    const [one, other] = RELIGIONS.map((religion) => verify(collections, { ...rules, religion }));
    const odd = one!.filter(({ good }) => other!.some((finding) => finding.good === good));
    // Either side may be up then: who could hold it is all there is to say.
    return odd.map((finding) => ({
      ...finding,
      places: finding.places.filter(({ side }) => side === 'number'),
    }));
  }
  return GOODS.flatMap((good): Finding[] => {
    const collection = collections[good - 1]!;
    if (cardsOf(good, collection.counts.length) === 0) return [];
    if (unseen(good, collection) < 0) return [{ good, code: 'too-many', places: [] }];
    const way = wayTo(good, collection, rules);
    if (way === 'placing') return [];
    const places = possiblePlaces(good, collection.counts, 'placing', rules);
    return [{ good, code: way ?? describe(collection), places }];
  });
}
