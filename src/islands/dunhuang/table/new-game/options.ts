import { DEFAULT_RULINGS, RULING_NAMES } from '../../../../games/dunhuang/index.ts';
import { readCode } from '../../setup/code.ts';
import type { Own } from './own.ts';

/** Only what is not as printed; undefined for a code that is none. */
export function optionsOf({ code, rulings }: Own): object | undefined {
  const read = readCode(code);
  if ('problem' in read && read.problem !== 'empty') return undefined;
  const own = RULING_NAMES.filter((name) => rulings[name] !== DEFAULT_RULINGS[name]);
  return {
    ...('circle' in read && { circle: [...read.circle] }),
    ...(own.length > 0 && { rulings: Object.fromEntries(own.map((name) => [name, rulings[name]])) }),
  };
}
