/** What the board shows, in words: for those who hear it. */
import {
  pontoons,
  type Seat,
  type Square,
  squaresOf,
  type View,
} from '../../../../games/dragon-market/index.ts';
import { CORNERS } from '../../../../reference/dragon-market/geometry.ts';
import { goodsOf, seatsOf, sideOf } from '../cards.ts';
import { boatNumber } from '../words/parts.ts';
import type { Speech } from '../words/speech.ts';

/** What the side of the viewer still needs; of a bystander, nothing. */
const needOf = (view: View): readonly number[] =>
  view.seat === null ? [] : view.sides[sideOf(view, view.seat)]!.need;

/** How every square is called where nothing lies: said once for a table, not at every move. */
const seas = new WeakMap<Speech, readonly string[]>();

function openSea(speech: Speech): readonly string[] {
  const { t, square: nameOf } = speech;
  const sea =
    seas.get(speech) ??
    Array.from({ length: 100 }, (_, square) => t('dragon.table.square.sea', { square: nameOf(square) }));
  seas.set(speech, sea);
  return sea;
}

/** Every square by name: "C4, boat 3, vase". */
export function describeSquares(view: View, speech: Speech): string[] {
  const { t, good, square: nameOf, name } = speech;
  const needs = needOf(view);
  const lines = [...openSea(speech)];
  const homes = pontoons(view.players);
  for (const corner of CORNERS) {
    const seat = homes.indexOf(corner);
    const square = nameOf(corner);
    lines[corner] =
      seat < 0
        ? t('dragon.table.square.pontoon.none', { square })
        : t('dragon.table.square.pontoon', { square, name: name(seat as Seat) });
  }
  view.boats.forEach((boat, id) => {
    if (boat === null) return;
    const [sailor, ...piles] = squaresOf(id, boat.at, boat.heading) as [Square, Square, Square];
    const at = (square: Square) => ({ square: nameOf(square), boat: boatNumber(id) });
    lines[sailor] = t('dragon.table.square.sailor', at(sailor));
    piles.forEach((square, i) => {
      const { kind, left } = boat.piles[i]!;
      if (left === 0) {
        lines[square] = t('dragon.table.square.pile.empty', at(square));
        return;
      }
      const line = left === 1 ? 'dragon.table.square.pile.one' : 'dragon.table.square.pile';
      const needed = needs.includes(kind) ? `, ${t('dragon.table.square.needed')}` : '';
      lines[square] = t(line, { ...at(square), good: good(kind) }) + needed;
    });
  });
  view.heirs.forEach((square, seat) => {
    const who =
      seat === view.seat
        ? t('dragon.table.square.own')
        : t('dragon.table.square.heir', { name: name(seat as Seat) });
    lines[square] += `, ${who}`;
  });
  return lines;
}

/** How many objectives win: the more of them are done at once by few, the more. */
export const neededToWin = ({ players, rulings }: Pick<View, 'players' | 'rulings'>): number => {
  if (rulings.teams) return 4;
  return rulings.objectives === 'red' || players < 4 ? 3 : 2;
};

/** All that lies open in front of a side. */
export function describeSide(view: View, side: number, speech: Speech): string {
  const { t, plural, name, lists, good, power } = speech;
  const { coins, goods, need, done, hasObjective, hidden, objective, powers } = view.sides[side]!;
  const seats = seatsOf(view, side);
  const list = (kinds: readonly number[]) => lists.format(kinds.map(good));
  const people = seats.map((seat) =>
    seat === view.seat ? t('table.board.you', { name: name(seat) }) : name(seat),
  );
  const parts = [
    lists.format(people),
    seats.some((seat) => seat === view.toMove) && t('table.board.deciding'),
    t('dragon.table.done', { n: done.length, needed: neededToWin(view) }),
    plural('dragon.table.coins', coins),
    !hasObjective && t('dragon.table.side.none'),
    hidden && t('dragon.table.side.hidden'),
    goods.length > 0 && t('dragon.table.side.has', { goods: list(goods) }),
    need.length > 0 && t('dragon.table.side.needs', { goods: list(need) }),
    objective !== null && need.length === 0 && t('dragon.table.side.homeward'),
    powers.length > 0 && t('dragon.table.side.powers', { powers: lists.format(powers.map(power)) }),
  ];
  return parts.filter(Boolean).join('; ');
}

/** The goods of a side's objective, and which of them it has. */
export function objectiveOf(
  view: View,
  side: number,
): readonly { kind: number; state: 'have' | 'need' | 'waived' }[] {
  const { objective, goods, need } = view.sides[side]!;
  const asked = objective === null ? goods : goodsOf(view, objective);
  return asked.map((kind) => ({
    kind,
    state: goods.includes(kind) ? 'have' : need.includes(kind) ? 'need' : 'waived',
  }));
}
