/** Taxes, sales, factories and the rate as sums. */
import {
  ALL_COPPER,
  ALL_SILVER,
  CUBES,
  FACTORY_STEPS,
  factoryCost,
  moveRate,
  payTaxes,
  RATE_SPACES,
  rateAt,
  saleOf,
} from '../../../games/yinzi/index.ts';
import type { Values } from './boxes.ts';
import { type BoxField, count, isOn, type Line, leftOf, onOff, type Sum } from './sum.ts';

const COPPER = { box: ALL_COPPER };
const SILVER = { box: ALL_SILVER };
const DIE = { least: 1, box: RATE_SPACES, atMost: true };

const onTrack = (values: Values, name: string): number => Math.min(values[name]!, RATE_SPACES);

/** The rate at a space of the die: the box says. */
const rateField = (spaceOf: (values: Values) => number): BoxField => ({
  label: ({ t }, values) => t('yinzi.sum.field.rate', { n: spaceOf(values) }),
  place: (values) => ({ part: 'rates', at: spaceOf(values) - 1 }),
});

export const TAXES: Sum = {
  id: 'taxes',
  fields: [
    count('card-1', 'yinzi.sum.field.card-1', { box: 3 }),
    count('card-2', 'yinzi.sum.field.card-2', { box: 3 }),
    count('card-3', 'yinzi.sum.field.card-3', { box: 3 }),
    count('discs', 'yinzi.sum.field.discs', { box: 3 }),
    onOff('exempt', 'yinzi.sum.field.exempt'),
    count('silver', 'yinzi.sum.field.silver', SILVER),
    count('copper', 'yinzi.sum.field.copper', COPPER),
    count('space', 'yinzi.sum.field.space', { ...DIE, start: 2 }),
  ],
  ofBox: rateField((values) => onTrack(values, 'space')),
  reckon(values, { t, plural }, profile) {
    const known = rateAt(profile, onTrack(values, 'space'));
    const rate = known ?? 1;
    const cards = [1, 2, 3].map((n) => values[`card-${n}`]!);
    const { sum, owed, silver, changed, copper, missing } = payTaxes({
      cards,
      discs: values['discs']!,
      exempt: isOn(values, 'exempt'),
      silver: values['silver']!,
      copper: values['copper']!,
      rate,
    });
    if (isOn(values, 'exempt'))
      return [{ text: t('yinzi.sum.taxes.exempt'), rule: 'bonus.no-taxes', answer: true }];
    const lines: Line[] = [
      {
        text: t('yinzi.sum.taxes.owed', {
          cards: cards.join(' + '),
          discs: plural('yinzi.sum.discs', values['discs']!),
          sum,
          owed,
        }),
        rule: 'round.taxes',
      },
    ];
    if (known === null && owed > silver && values['copper']! > 0)
      return [...lines, { text: t('yinzi.sum.rate.unknown'), rule: 'rate.when', answer: true }];
    if (changed > 0) {
      const text = t('yinzi.sum.taxes.changed', { copper: changed * rate, silver: changed, rate });
      lines.push({ text, rule: 'rate.when' });
    }
    const text =
      missing > 0
        ? t('yinzi.sum.taxes.short', { silver: silver + changed, copper, missing })
        : t('yinzi.sum.taxes.paid', { silver: owed });
    return [...lines, { text, rule: 'round.taxes', answer: true }];
  },
};

const SOLD = ['urban', 'coins', 'rural'];

export const SALE: Sum = {
  id: 'sale',
  fields: [
    count('urban', 'yinzi.sum.field.urban', { box: leftOf(CUBES, 'urban', SOLD) }),
    count('coins', 'yinzi.sum.field.coins', { box: leftOf(CUBES, 'coins', SOLD) }),
    count('rural', 'yinzi.sum.field.rural-cubes', { box: leftOf(CUBES, 'rural', SOLD) }),
    onOff('bonus', 'yinzi.sum.field.sales'),
  ],
  reckon(values, { t }) {
    const [urban, coinSlots, rural] = [values['urban']!, values['coins']!, values['rural']!];
    const bonus = isOn(values, 'bonus');
    const total = saleOf({ urban, coinSlots, rural, bonus });
    const parts: Line[] = [
      { text: t('yinzi.sum.sale.urban', { n: urban, copper: 2 * urban }), rule: 'fortune.sell' },
      { text: t('yinzi.sum.sale.coins', { n: coinSlots, copper: 3 * coinSlots }), rule: 'fortune.sell' },
      { text: t('yinzi.sum.sale.rural', { n: rural, copper: rural }), rule: 'rural.market' },
    ];
    const extra: Line[] = bonus
      ? [{ text: t('yinzi.sum.sale.bonus', { copper: urban + coinSlots + rural }), rule: 'bonus.sales' }]
      : [];
    const shown = parts.filter((_, i) => [urban, coinSlots, rural][i]! > 0);
    return [
      ...shown,
      ...extra,
      { text: t('yinzi.sum.sale.total', { copper: total }), rule: 'fortune.sell', answer: true },
    ];
  },
};

export const FACTORIES: Sum = {
  id: 'factories',
  fields: [
    count('build', 'yinzi.sum.field.build', { box: 4 }),
    count('to-2', 'yinzi.sum.field.to-2', { box: 4 }),
    count('to-3', 'yinzi.sum.field.to-3', { box: 4 }),
  ],
  reckon(values, { t }) {
    const parts = FACTORY_STEPS.filter((step) => values[step]! > 0).map((step): Line => {
      const n = values[step]!;
      const { stone, copper } = factoryCost(Array.from({ length: n }, () => step));
      return { text: t(`yinzi.sum.factories.${step}`, { n, stone, copper }), rule: 'fortune.factory' };
    });
    const { stone, copper } = factoryCost(
      FACTORY_STEPS.flatMap((step) => Array.from({ length: values[step]! }, () => step)),
    );
    return [
      ...parts,
      { text: t('yinzi.sum.factories.cost', { stone, copper }), rule: 'fortune.factory', answer: true },
    ];
  },
};

export const RATE: Sum = {
  id: 'rate',
  fields: [
    count('space', 'yinzi.sum.field.space', { ...DIE, start: 2 }),
    count('roll', 'yinzi.sum.field.roll', { ...DIE, start: 2 }),
    count('copper', 'yinzi.sum.field.copper', COPPER),
  ],
  ofBox: rateField(newSpace),
  reckon(values, { t }, profile) {
    const [space, roll, to] = [onTrack(values, 'space'), onTrack(values, 'roll'), newSpace(values)];
    const rate = rateAt(profile, to);
    const copper = values['copper']!;
    return [
      {
        text: t(
          roll > space
            ? 'yinzi.sum.rate.higher'
            : roll < space
              ? 'yinzi.sum.rate.lower'
              : 'yinzi.sum.rate.equal',
          {
            roll,
            from: space,
            to,
          },
        ),
        rule: 'round.admin',
        answer: true,
      },
      rate === null
        ? { text: t('yinzi.sum.rate.unknown'), rule: 'rate.when' }
        : {
            text: t('yinzi.sum.rate.worth', { copper, rate, silver: Math.floor(copper / rate) }),
            rule: 'score.silver',
          },
    ];
  },
};

function newSpace(values: Values): number {
  return moveRate(onTrack(values, 'space'), onTrack(values, 'roll'));
}
