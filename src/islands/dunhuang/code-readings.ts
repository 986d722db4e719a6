/** A code of a circle that was written down by hand: an O may be a zero, an I a one, and the other way round. */
import { decodeSetup } from '../../games/dunhuang/index.ts';

const TWINS: Readonly<Record<string, string>> = { O: '0', 0: 'O', I: '1', 1: 'I' };

function isCode(code: string): boolean {
  try {
    decodeSetup(code);
    return true;
  } catch {
    return false;
  }
}

/** Every circle's code that looks like this one, the code itself first. */
export function readingsOf(code: string): readonly string[] {
  const readings = [...code].reduce<string[]>(
    (begun, sign) =>
      begun.flatMap((start) => [start + sign, ...(sign in TWINS ? [start + TWINS[sign]] : [])]),
    [''],
  );
  return readings.filter((reading) => reading === code || isCode(reading));
}
