/** What a table knows of objectives and sides, read from a view. */
import {
  BLUE,
  type Kind,
  type PowerId,
  RED,
  type Seat,
  type View,
} from '../../../games/dragon-market/index.ts';

type Dealt = Pick<View, 'rulings' | 'deck'>;

export const colourOf = ({ rulings }: Dealt): 'blue' | 'red' => rulings.objectives;

/** The goods that an objective asks for. */
export const goodsOf = (view: Dealt, card: number): readonly Kind[] =>
  view.rulings.objectives === 'red' ? (view.deck?.red ?? RED)[card]!.goods : (view.deck?.blue ?? BLUE)[card]!;

/** The power that a red objective brings. */
export const powerOf = (view: Dealt, card: number): PowerId | undefined =>
  view.rulings.objectives === 'red' ? (view.deck?.red ?? RED)[card]!.power : undefined;

/** The side of a seat: itself, or its team. */
export const sideOf = ({ rulings }: Pick<View, 'rulings'>, seat: Seat): number =>
  rulings.teams ? seat % 2 : seat;

export const seatsOf = ({ rulings, players }: Pick<View, 'rulings' | 'players'>, side: number): Seat[] =>
  Array.from({ length: players }, (_, seat) => seat as Seat).filter(
    (seat) => sideOf({ rulings }, seat) === side,
  );
