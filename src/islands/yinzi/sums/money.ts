/** Taxes, sales, factories and the rate as sums. */
import { factoryCost, moveRate, payTaxes, saleOf } from '../../../games/yinzi/index.ts';
import { count, isOn, type Line, onOff, type Sum } from './sum.ts';

const COPPER = { box: 56 };
const SILVER = { box: 26 };

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
    count('rate', 'yinzi.sum.field.rate', { start: 5, least: 1 }),
  ],
  reckon(values, { t }) {
    const cards = [1, 2, 3].map((n) => values[`card-${n}`]!);
    const { sum, owed, silver, changed, copper, missing } = payTaxes({
      cards,
      discs: values['discs']!,
      exempt: isOn(values, 'exempt'),
      silver: values['silver']!,
      copper: values['copper']!,
      rate: values['rate']!,
    });
    if (isOn(values, 'exempt'))
      return [{ text: t('yinzi.sum.taxes.exempt'), rule: 'bonus.no-taxes', answer: true }];
    const lines: Line[] = [
      {
        text: t('yinzi.sum.taxes.owed', { cards: cards.join(' + '), discs: values['discs']!, sum, owed }),
        rule: 'round.taxes',
      },
    ];
    if (changed > 0) {
      const text = t('yinzi.sum.taxes.changed', { copper: changed * values['rate']!, silver: changed });
      lines.push({ text, rule: 'rate.when' });
    }
    const text =
      missing > 0
        ? t('yinzi.sum.taxes.short', { silver: silver + changed, copper, missing })
        : t('yinzi.sum.taxes.paid', { silver: owed });
    return [...lines, { text, rule: 'round.taxes', answer: true }];
  },
};

export const SALE: Sum = {
  id: 'sale',
  fields: [
    count('urban', 'yinzi.sum.field.urban', { box: 15 }),
    count('coins', 'yinzi.sum.field.coins', { box: 15 }),
    count('rural', 'yinzi.sum.field.rural-cubes', { box: 15 }),
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
    const steps = (['build', 'to-2', 'to-3'] as const).flatMap((step) =>
      Array.from({ length: Math.min(values[step]!, 6) }, () => step),
    );
    const { stone, copper } = factoryCost(steps);
    return [
      { text: t('yinzi.sum.factories.cost', { stone, copper }), rule: 'fortune.factory', answer: true },
    ];
  },
};

export const RATE: Sum = {
  id: 'rate',
  fields: [
    count('space', 'yinzi.sum.field.space', { start: 2, least: 1, box: 6 }),
    count('roll', 'yinzi.sum.field.roll', { start: 1, least: 1, box: 6 }),
    count('copper', 'yinzi.sum.field.copper', COPPER),
    count('rate', 'yinzi.sum.field.rate', { start: 5, least: 1 }),
  ],
  reckon(values, { t }) {
    const [space, roll] = [Math.min(values['space']!, 6), Math.min(values['roll']!, 6)];
    const [copper, rate] = [values['copper']!, values['rate']!];
    return [
      {
        text: t('yinzi.sum.rate.moved', { from: space, to: moveRate(space, roll) }),
        rule: 'round.admin',
        answer: true,
      },
      {
        text: t('yinzi.sum.rate.worth', { copper, rate, silver: Math.floor(copper / rate) }),
        rule: 'score.silver',
      },
    ];
  },
};
