/** The rulings of a table in words; some are said by the calculators too. */
import { RULING_VALUES, type Rulings } from '../../../../games/dunhuang/index.ts';
import type { Speech } from '../words/speech.ts';

type Name = keyof Rulings;

export function nameRuling(name: Name, { t }: Speech): string {
  switch (name) {
    case 'supply':
      return t('score.supply');
    case 'middleToken':
    case 'emptyCollection':
    case 'manichean':
      return t(`majority.ruling.${name}`);
    default:
      return t(`table.ruling.${name}`);
  }
}

const isOf = <N extends Name>(name: N, value: string): value is Rulings[N] =>
  (RULING_VALUES[name] as readonly string[]).includes(value);

export function nameRulingValue(value: Rulings[Name], { t }: Speech): string {
  if (isOf('supply', value)) return t(`score.supply.${value}`);
  if (isOf('sameGood', value) || isOf('endTrigger', value)) return t(`table.ruling.${value}`);
  return t(`majority.ruling.${value}`);
}
