/** What only Dragon Market asks of a new game: house rules, and whose cards. */
import {
  DEFAULT_RULINGS,
  type OwnDeck,
  RULING_NAMES,
  RULING_VALUES,
  type Rulings,
} from '../../../../games/dragon-market/index.ts';
import { isObject } from '../../../../lib/plain.ts';
import { cardsBox } from '../../cards/boxes.ts';
import { deckOf, NO_CARDS, type OwnCards } from '../../cards/own-cards.ts';

export interface Own {
  readonly rulings: Rulings;
  readonly cards: 'ours' | 'mine';
}

export const OWN: Own = { rulings: DEFAULT_RULINGS, cards: 'ours' };

/** House rules are the same next time. */
export function readOwn(data: Readonly<Record<string, unknown>>): Own {
  const said = isObject(data['rulings']) ? data['rulings'] : {};
  const known = RULING_NAMES.map((name) => {
    const values: readonly unknown[] = RULING_VALUES[name];
    return [name, values.includes(said[name]) ? said[name] : DEFAULT_RULINGS[name]];
  });
  return {
    rulings: Object.fromEntries(known) as Rulings,
    cards: data['cards'] === 'mine' ? 'mine' : 'ours',
  };
}

/** The cards that this device keeps. */
export const keptCards = (): OwnCards => cardsBox().read().value ?? NO_CARDS;

/** One's own cards, where they are wished for; undefined where there are too few of them. */
export function wishedDeck(
  { rulings, cards }: Own,
  players: number,
  own: OwnCards,
): { readonly deck?: OwnDeck } | undefined {
  if (cards === 'ours') return {};
  const sides = rulings.teams && players === 4 ? 2 : players;
  const deck = deckOf(own, rulings.objectives, sides);
  return deck && { deck };
}

/** Only what is not as usual. Teams need four: with fewer people everybody plays alone. */
export function optionsOf(wishes: Own, players: number, own: OwnCards = keptCards()): object | undefined {
  const { rulings } = wishes;
  const others = RULING_NAMES.filter(
    (name) => rulings[name] !== DEFAULT_RULINGS[name] && (name !== 'teams' || players === 4),
  );
  const deck = wishedDeck(wishes, players, own);
  if (deck === undefined) {
    document.querySelector<HTMLElement>('#new-cards')?.focus();
    return undefined;
  }
  return {
    ...(others.length > 0 && { rulings: Object.fromEntries(others.map((name) => [name, rulings[name]])) }),
    ...deck,
  };
}
