/** `round.feed` as a sum. */
import {
  ALL_COPPER,
  ALL_MISFORTUNE,
  CUBES,
  FOODS,
  type Food,
  feed,
  RURAL_FOODS,
  WORKERS,
} from '../../../games/yinzi/index.ts';
import { listed } from '../saying.ts';
import type { Values } from './boxes.ts';
import { count, type Field, isOn, type Line, leftOf, onOff, type Sum, type Words } from './sum.ts';

const ALL_CUBES = 4 * CUBES;
const RULE_OF = { rice: 'advance.economy', wheat: 'advance.war-routes' } as const;

const cubes = (of: 'own' | 'rural', food: Food): Field => ({
  name: `${of}-${food}`,
  kind: 'count',
  label: ({ t }) => t(`yinzi.sum.field.${of}`, { good: t(`yinzi.good.${food}`) }),
  box: leftOf(
    of === 'own' ? CUBES : ALL_CUBES,
    `${of}-${food}`,
    (of === 'own' ? FOODS : RURAL_FOODS).map((one) => `${of}-${one}`),
  ),
});

const countsOf = (values: Values, of: 'own' | 'rural'): Partial<Record<Food, number>> =>
  Object.fromEntries(FOODS.map((food) => [food, values[`${of}-${food}`] ?? 0]));

const told = (counts: Readonly<Record<Food, number>>, words: Words): string =>
  listed(
    words,
    FOODS.filter((food) => counts[food] > 0).map(
      (food) => `${counts[food]} ${words.t(`yinzi.good.${food}`)}`,
    ),
  );

export const FEED: Sum = {
  id: 'feed',
  fields: [
    count('workers', 'yinzi.sum.field.workers', { box: WORKERS }),
    onOff('fed', 'yinzi.sum.field.fed'),
    ...FOODS.map((food) => cubes('own', food)),
    ...RURAL_FOODS.map((food) => cubes('rural', food)),
    count('copper', 'yinzi.sum.field.copper', { box: ALL_COPPER }),
    onOff('rice', 'yinzi.sum.field.rice'),
    onOff('wheat', 'yinzi.sum.field.wheat'),
  ],
  reckon(values, words) {
    const { t, plural } = words;
    const meal = feed({
      workers: values['workers']!,
      fed: isOn(values, 'fed'),
      own: countsOf(values, 'own'),
      rural: countsOf(values, 'rural'),
      copper: values['copper']!,
      advancements: (['rice', 'wheat'] as const).filter((name) => isOn(values, name)),
    });
    if (isOn(values, 'fed')) return [{ text: t('yinzi.sum.feed.fed'), rule: 'bonus.fed', answer: true }];
    const own = told(meal.own, words);
    const bought = told(meal.bought, words);
    const lines: Line[] = [
      {
        text: t('yinzi.sum.feed.need', {
          workers: plural('yinzi.sum.workers', values['workers']!),
          need: meal.need,
        }),
        rule: 'round.feed',
      },
    ];
    for (const name of meal.advancements) {
      const text = t('yinzi.sum.feed.advancement', { which: t(`yinzi.sum.field.${name}`) });
      lines.push({ text, rule: RULE_OF[name] });
    }
    if (own !== '') lines.push({ text: t('yinzi.sum.feed.own', { list: own }), rule: 'round.feed' });
    if (bought !== '') {
      const text = t('yinzi.sum.feed.bought', { list: bought, copper: meal.copper });
      lines.push({ text, rule: 'rural.market' });
    }
    if (meal.missing > ALL_MISFORTUNE)
      lines.push({ text: t('yinzi.sum.feed.tiles', { n: ALL_MISFORTUNE }), rule: 'box' });
    const text =
      meal.missing > 0 ? t('yinzi.sum.feed.missing', { n: meal.missing }) : t('yinzi.sum.feed.enough');
    return [...lines, { text, rule: 'round.feed', answer: true }];
  },
};
