/** Moves as they are offered: "Slide boat 3 east by 2 squares". */
import { HEADINGS, type Heading, type Move, type View } from '../../../../games/dragon-market/index.ts';
import type { Part } from '../../../table/game/words.ts';
import { goodsOf, powerOf } from '../cards.ts';
import { turned } from '../choosing/lying.ts';
import type { Offer } from '../choosing/walks.ts';
import { boatNumber, partsFor } from './parts.ts';
import type { Speech } from './speech.ts';

const back = (heading: Heading): Heading => HEADINGS[(HEADINGS.indexOf(heading) + 2) % 4]!;

/** The direction in which a boat goes that moves by so many squares along a heading. */
const along = (heading: Heading, by: number): Heading => (by > 0 ? heading : back(heading));

/** The goods that a walk takes. */
const takenOn = (moves: readonly Move[]) =>
  moves.flatMap((move) => (move.type === 'take' ? [move.kind] : []));

export function nameMove(move: Offer, view: View, speech: Speech): Part[] {
  const part = partsFor(speech);
  const { say, sayMany } = part;
  const { t } = speech;
  const direction = (heading: Heading) => part.plain(t(`dragon.table.direction.${heading}`));
  const boatOf = (boat: number) => ({ boat: part.plain(String(boatNumber(boat))) });
  switch (move.type) {
    case 'place-boat':
      return say('dragon.table.move.place-boat', {
        ...boatOf(move.boat),
        square: part.square(move.at),
        direction: direction(move.heading),
      });
    case 'keep': {
      const power = powerOf(view, move.card);
      const goods = part.goods(goodsOf(view, move.card));
      return power === undefined
        ? say('dragon.table.move.keep', { goods })
        : say('dragon.table.move.keep.red', { goods, power: part.power(power) });
    }
    case 'need-not':
      return say('dragon.table.move.need-not', { good: part.good(move.kind) });
    case 'reroll':
      return say('dragon.table.move.reroll', { die: part.die(view.dice?.[move.die] ?? 3) });
    case 'slide':
    case 'leap': {
      const { heading } = view.boats[move.boat]!;
      return sayMany(`dragon.table.move.${move.type}`, Math.abs(move.by), {
        ...boatOf(move.boat),
        direction: direction(along(heading, move.by)),
      });
    }
    case 'drift':
      return sayMany('dragon.table.move.drift', Math.abs(move.by), {
        ...boatOf(move.boat),
        direction: direction(along(turned(view.boats[move.boat]!.heading, 'right'), move.by)),
      });
    case 'turn':
    case 'pivot':
      return say(`dragon.table.move.${move.type}.${move.to}`, boatOf(move.boat));
    case 'swing':
    case 'restack':
      return say(`dragon.table.move.${move.type}`, boatOf(move.boat));
    case 'step':
      return sayMany('dragon.table.move.walk', 1, { square: part.square(move.to) });
    case 'walk': {
      const goods = takenOn(move.moves);
      const filling = { square: part.square(move.to), goods: part.goods(goods) };
      return sayMany(
        goods.length > 0 ? 'dragon.table.move.fetch' : 'dragon.table.move.walk',
        move.points,
        filling,
      );
    }
    case 'cross':
    case 'diagonal':
    case 'jump':
      return say(`dragon.table.move.${move.type}`, { square: part.square(move.to) });
    case 'take':
      return say('dragon.table.move.take', { good: part.good(move.kind) });
    case 'swap':
      return say('dragon.table.move.swap', { seat: part.seat(move.with) });
    case 'take-coin':
      return say('dragon.table.move.take-coin', { seat: part.seat(move.from) });
    case 'roll':
      return say(
        view.rulings.dice === 'seven' ? 'dragon.table.move.roll.seven' : 'dragon.table.move.roll',
        {},
      );
    case 'pay':
    case 'plan':
    case 'end-turn':
      return say(`dragon.table.move.${move.type}`, {});
  }
}
