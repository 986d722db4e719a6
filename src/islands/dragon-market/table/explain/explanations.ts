/** What something on the table is and does, and where its rule stands. */
import {
  isCentreBoat,
  type Kind,
  type RuleId,
  type Seat,
  squaresOf,
  type View,
} from '../../../../games/dragon-market/index.ts';
import { describeSide, neededToWin } from '../board/describe.ts';
import { seatsOf } from '../cards.ts';
import { boatNumber } from '../words/parts.ts';
import type { Speech } from '../words/speech.ts';

export interface Explained {
  readonly title: string;
  readonly texts: readonly string[];
  readonly rule: RuleId;
  readonly kind?: Kind | undefined;
  readonly heir?: Seat | undefined;
}

const capital = (text: string, lang: string): string =>
  text.slice(0, 1).toLocaleUpperCase(lang) + text.slice(1);

/** The pile of a boat on that square, if one lies there. */
function kindAt(view: View, boat: number, square: number): Kind | undefined {
  const { at, heading, piles } = view.boats[boat]!;
  return piles[squaresOf(boat, at, heading).indexOf(square) - 1]?.kind;
}

export function explain(topic: string, view: View, speech: Speech): Explained {
  const { t, lang, good, lists, name } = speech;
  const [of, first, second] = topic.split('.') as [string, string, string];
  switch (of) {
    case 'boat': {
      const boat = Number(first);
      const kind = kindAt(view, boat, Number(second));
      const about = [
        t('dragon.table.explain.boat'),
        ...(isCentreBoat(boat) ? [t('dragon.table.explain.boat.centre')] : []),
      ];
      if (kind === undefined) {
        return { title: t('dragon.table.boat', { n: boatNumber(boat) }), texts: about, rule: 'boat.slide' };
      }
      const title = `${capital(good(kind), lang)} · ${t('dragon.table.boat', { n: boatNumber(boat) })}`;
      return { title, texts: [t('dragon.table.explain.good'), ...about], rule: 'goods.take', kind };
    }
    case 'heir':
      return {
        title: name(Number(first) as Seat),
        texts: [t('dragon.table.explain.heir')],
        rule: 'heir.step',
        heir: speech.colour(Number(first) as Seat),
      };
    case 'side': {
      const side = Number(first);
      const powers = view.sides[side]!.powers.map(
        (power) => `${speech.power(power)}: ${t(`dragon.power.${power}.text`)}`,
      );
      return {
        title: lists.format(seatsOf(view, side).map(name)),
        texts: [
          describeSide(view, side, speech),
          t('dragon.table.explain.side.win', { needed: neededToWin(view) }),
          ...powers,
        ],
        rule: 'end.win',
        heir: speech.colour(seatsOf(view, side)[0]!),
      };
    }
    case 'coins':
      return {
        title: t('dragon.table.explain.coins.title'),
        texts: [t('dragon.table.explain.coins')],
        rule: 'turn.coins',
      };
    case 'dice':
      return {
        title: t('dragon.table.explain.dice.title'),
        texts: [t('dragon.table.explain.dice')],
        rule: 'turn.roll',
      };
    case 'pontoon':
      return {
        title: t('dragon.table.explain.pontoon.title'),
        texts: [t('dragon.table.explain.pontoon')],
        rule: 'goods.deliver',
      };
    default:
      return {
        title: t('dragon.table.explain.sea.title'),
        texts: [t('dragon.table.explain.sea')],
        rule: 'boat.slide',
      };
  }
}
