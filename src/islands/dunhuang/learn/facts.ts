/** What goals and mistakes are made of: facts about how things stand, and about what happened. */
import type { CharacterId, GameEvent, Good } from '../../../games/dunhuang/index.ts';
import { type Is, type Now, YOU } from './lesson.ts';

const own = ({ view }: Now) => view.seats[YOU]!;

/** The learner's token of that good. */
export const holds =
  (good: Good): Is =>
  (now) =>
    own(now).tokens.some((token) => token.good === good);

export const tokens =
  (least: number): Is =>
  (now) =>
    own(now).tokens.length >= least;

export const inHand =
  (good: Good, least = 1): Is =>
  (now) =>
    own(now).known.filter((card) => card === good).length >= least;

export const differentGoods =
  (least: number): Is =>
  (now) =>
    new Set(own(now).known).size >= least;

type Of<Type extends GameEvent['type']> = Extract<GameEvent, { type: Type }>;

/** Something the learner did, or that befell them. */
export const did =
  <Type extends GameEvent['type']>(type: Type, like: (event: Of<Type>) => boolean = () => true): Is =>
  ({ events }) =>
    events.some((event) => event.type === type && event.seat === YOU && like(event as Of<Type>));

export const took = (good: Good, to?: 'hand' | 'shop'): Is =>
  did('good-taken', (event) => event.good === good && (to === undefined || event.to === to));

export const used = (character: CharacterId): Is =>
  did('character-used', (event) => event.character === character);

export const all =
  (...facts: readonly Is[]): Is =>
  (now) =>
    facts.every((is) => is(now));

export const not =
  (fact: Is): Is =>
  (now) =>
    !fact(now);

export const wins: Is = ({ winners }) => winners.includes(YOU);
