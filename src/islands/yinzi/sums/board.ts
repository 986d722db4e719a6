/** War, transport and production as sums. */
import {
  CUBES,
  capacityNeeded,
  fight,
  HIGHEST_LEVEL,
  type Level,
  PROVINCES,
  stepsTo,
  WORKERS,
  waysToProduce,
} from '../../../games/yinzi/index.ts';
import { SEATS, type Seat } from '../../../lib/seats.ts';
import { count, type Field, isOn, type Line, onOff, type Sum } from './sum.ts';

const SLOTS = [1, 2, 3, 4] as const;
const VETERANS = 2; // who may stay for the next round

const numbered = (
  name: string,
  label: 'troop' | 'veterans' | 'recruit' | 'pieces' | 'borders',
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
    count('symbols', 'yinzi.sum.field.symbols'),
    count('weaker', 'yinzi.sum.field.weaker', { box: 1 }),
    ...SLOTS.flatMap((n) => [
      numbered('troop', 'troop', n, 'count', WORKERS),
      numbered('veterans', 'veterans', n, 'count', VETERANS),
      numbered('recruit', 'recruit', n, 'switch'),
    ]),
  ],
  reckon(values, { t, plural }) {
    const troops = SLOTS.map((n) => ({
      seat: SEATS[n - 1] as Seat,
      workers: values[`troop-${n}`]! + values[`veterans-${n}`]!,
      recruit: isOn(values, `recruit-${n}`),
    }));
    const weaker = values['weaker']!;
    const { enemy, strength, won, ranking } = fight({ symbols: values['symbols']!, weaker, troops });
    const lines: Line[] = [
      {
        text: t(won ? 'yinzi.sum.war.won' : 'yinzi.sum.war.lost', {
          warriors: plural('yinzi.sum.warriors', strength),
          enemy,
        }),
        rule: 'round.war',
        answer: true,
      },
    ];
    if (weaker > 0) {
      const text = t('yinzi.sum.war.weaker', { symbols: values['symbols']!, n: weaker, enemy });
      lines.push({ text, rule: 'advance.war-routes' });
    }
    const glory = ranking.map(
      ({ seat, warriors, glory }): Line => ({
        text: t('yinzi.sum.war.troop', {
          n: seat + 1,
          warriors: plural('yinzi.sum.warriors', warriors),
          points: plural('yinzi.sum.points', glory),
        }),
        rule: 'round.war',
        answer: glory > 0,
      }),
    );
    return [...lines, ...glory];
  },
};

const LOADS = [1, 2, 3, 4] as const;
const MOST_BORDERS = PROVINCES.length; // through every province, and the coast

export const TRANSPORT: Sum = {
  id: 'transport',
  fields: [
    count('capacity', 'yinzi.sum.field.capacity'),
    onOff('extra', 'yinzi.sum.field.extra'),
    ...LOADS.flatMap((n) => [
      numbered('pieces', 'pieces', n, 'count', CUBES),
      numbered('borders', 'borders', n, 'count', MOST_BORDERS),
    ]),
  ],
  reckon(values, { t, plural }, profile) {
    const loads = LOADS.map((n) => ({
      pieces: values[`pieces-${n}`]!,
      borders: values[`borders-${n}`]!,
    })).filter(({ pieces }) => pieces > 0);
    const needed = capacityNeeded(loads);
    const capacity = values['capacity']! + (isOn(values, 'extra') ? 1 : 0);
    const sum = loads.map(({ pieces, borders }) => `${pieces} × ${borders}`).join(' + ') || '0';
    const steps =
      needed <= capacity
        ? null
        : stepsTo(profile, values['capacity']!, needed - (capacity - values['capacity']!));
    return [
      { text: t('yinzi.sum.transport.needed', { sum, needed }), rule: 'fortune.boats' },
      {
        text:
          needed <= capacity
            ? t('yinzi.sum.transport.fits', { capacity })
            : t('yinzi.sum.transport.short', { capacity, needed }),
        rule: 'fortune.boats',
        answer: true,
      },
      ...(steps === null
        ? []
        : [{ text: plural('yinzi.sum.transport.steps', steps), rule: 'fortune.boats' as const }]),
    ];
  },
};

export const PRODUCE: Sum = {
  id: 'produce',
  fields: [
    onOff('other', 'yinzi.sum.field.other'),
    count('level', 'yinzi.sum.field.level', { start: 1, least: 1, box: HIGHEST_LEVEL, atMost: true }),
    count('lying', 'yinzi.sum.field.lying', {
      box: (values) => Math.min(values['level']!, HIGHEST_LEVEL),
    }),
  ],
  reckon(values, { t }) {
    const level = Math.min(values['level']!, HIGHEST_LEVEL) as Level;
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
