/** War, transport and production as sums. */
import { capacityNeeded, fight, type Level, waysToProduce } from '../../../games/yinzi/index.ts';
import { SEATS, type Seat } from '../../../lib/seats.ts';
import { count, type Field, isOn, type Line, onOff, type Sum } from './sum.ts';

const SLOTS = [1, 2, 3, 4] as const;

const numbered = (
  name: string,
  label: 'troop' | 'recruit' | 'pieces' | 'borders',
  n: number,
  kind: Field['kind'],
  box?: number,
): Field => ({
  name: `${name}-${n}`,
  kind,
  label: ({ t }) => t(`yinzi.sum.field.${label}`, { n }),
  ...(box === undefined ? {} : { box }),
});

export const WAR: Sum = {
  id: 'war',
  fields: [
    count('symbols', 'yinzi.sum.field.symbols', { box: 20 }),
    count('weaker', 'yinzi.sum.field.weaker', { box: 1 }),
    ...SLOTS.flatMap((n) => [
      numbered('troop', 'troop', n, 'count', 12),
      numbered('recruit', 'recruit', n, 'switch'),
    ]),
  ],
  reckon(values, { t, plural }) {
    const troops = SLOTS.map((n) => ({
      seat: SEATS[n - 1] as Seat,
      workers: values[`troop-${n}`]!,
      recruit: isOn(values, `recruit-${n}`),
    }));
    const weaker = Math.min(values['weaker']!, SEATS.length);
    const { enemy, strength, won, ranking } = fight({ symbols: values['symbols']!, weaker, troops });
    const lines: Line[] = [
      {
        text: t(won ? 'yinzi.sum.war.won' : 'yinzi.sum.war.lost', { strength, enemy }),
        rule: weaker > 0 ? 'advance.war-routes' : 'round.war',
      },
    ];
    const glory = ranking.map(
      ({ seat, warriors, glory }): Line => ({
        text: t('yinzi.sum.war.troop', { n: seat + 1, warriors, points: plural('yinzi.sum.points', glory) }),
        rule: 'round.war',
        answer: glory > 0,
      }),
    );
    return [...lines, ...glory];
  },
};

const LOADS = [1, 2, 3, 4] as const;

export const TRANSPORT: Sum = {
  id: 'transport',
  fields: [
    count('capacity', 'yinzi.sum.field.capacity', { box: 20 }),
    onOff('extra', 'yinzi.sum.field.extra'),
    ...LOADS.flatMap((n) => [
      numbered('pieces', 'pieces', n, 'count', 8),
      numbered('borders', 'borders', n, 'count', 5),
    ]),
  ],
  reckon(values, { t }) {
    const loads = LOADS.map((n) => ({
      pieces: values[`pieces-${n}`]!,
      borders: Math.min(values[`borders-${n}`]!, 9),
    })).filter(({ pieces }) => pieces > 0);
    const needed = capacityNeeded(loads);
    const capacity = values['capacity']! + (isOn(values, 'extra') ? 1 : 0);
    const sum = loads.map(({ pieces, borders }) => `${pieces} × ${borders}`).join(' + ') || '0';
    return [
      { text: t('yinzi.sum.transport.needed', { sum, needed }), rule: 'fortune.boats' },
      {
        text:
          needed <= capacity
            ? t('yinzi.sum.transport.fits', { capacity })
            : t('yinzi.sum.transport.short', { capacity, missing: needed - capacity }),
        rule: 'fortune.boats',
        answer: true,
      },
    ];
  },
};

export const PRODUCE: Sum = {
  id: 'produce',
  fields: [
    onOff('other', 'yinzi.sum.field.other'),
    count('level', 'yinzi.sum.field.level', { start: 1, least: 1, box: 3 }),
    count('lying', 'yinzi.sum.field.lying', { box: 3 }),
  ],
  reckon(values, { t }) {
    const level = Math.min(values['level']!, 3) as Level;
    const whose = isOn(values, 'other') ? 'other' : 'own';
    const ways = waysToProduce({ whose, level, lying: values['lying']! });
    if (ways.length === 0) {
      const full = values['lying']! >= level;
      const text = full ? t('yinzi.sum.produce.full', { level }) : t('yinzi.sum.produce.never');
      return [{ text, rule: 'work.produce', answer: true }];
    }
    return ways.map(({ workers, raw, copper, silver, makes }) => {
      const pay =
        copper > 0
          ? t('yinzi.sum.produce.copper', { n: copper })
          : silver > 0
            ? t('yinzi.sum.produce.silver', { n: silver })
            : t('yinzi.sum.produce.free');
      return {
        text: t('yinzi.sum.produce.way', { workers, raw, pay, makes }),
        rule: 'work.produce' as const,
        answer: true,
      };
    });
  },
};
