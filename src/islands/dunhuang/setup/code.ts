/** Codes as people type them: with spaces, in small letters, with a slip of the finger, or as a whole link. */
import { decodeSetup, InvalidSetupCode } from '../../../games/dunhuang/index.ts';
import type { Circle } from './circle.ts';

export type CodeProblem = 'empty' | 'length' | 'character' | 'range';

export interface BadRead {
  readonly problem: CodeProblem;
  readonly nearest?: string; // the valid code nearest to what was typed
}

export type Read = { readonly code: string; readonly circle: Circle } | BadRead;

const LENGTH = 4;
const LONGEST = 2000; // of a link that somebody pastes

/** What is likely meant by a sign that looks like a letter or digit of a code. */
const ALIKE: Readonly<Record<string, string>> = {
  '|': '1',
  '!': '1',
  $: 'S',
  '€': 'E',
  '@': 'A',
  '&': '8',
  ß: 'B',
};
/** No code begins with a letter after R; these look or sound like one that can. */
const ALIKE_FIRST: Readonly<Record<string, string>> = { S: '5', T: '7', Z: '2' };

/** The code in what was typed: of a link, what follows `s=`. */
function tidy(text: string): string {
  const typed = text.slice(0, LONGEST);
  const linked = /[#?&]s=([^&\s]*)/i.exec(typed)?.[1];
  return (linked ?? typed).replace(/[\s\-–_.·]/g, '').toUpperCase();
}

function decode(code: string): Circle | InvalidSetupCode {
  try {
    return decodeSetup(code);
  } catch (error) {
    if (error instanceof InvalidSetupCode) return error;
    throw error;
  }
}

const isValid = (code: string): boolean => Array.isArray(decode(code));

/** The valid code that differs least from what was typed. */
export function nearestCode(typed: string): string {
  const plain = [...typed.normalize('NFD').replace(/\p{M}/gu, '')]
    .map((sign) => ALIKE[sign] ?? sign)
    .filter((sign) => /[0-9A-Z]/.test(sign))
    .join('');
  const four = plain.slice(0, LENGTH).padStart(LENGTH, '0');
  const [first, rest] = [four[0]!, four.slice(1)];
  const candidates = [first, ALIKE_FIRST[first], 'R', 'Q'].filter((sign) => sign !== undefined);
  return candidates.map((sign) => sign + rest).find(isValid)!;
}

export function readCode(text: string): Read {
  const code = tidy(text);
  if (code === '') return { problem: 'empty' };
  const circle = decode(code);
  if (!(circle instanceof InvalidSetupCode)) return { code, circle };
  const problem = !/^[0-9A-Z]*$/.test(code) ? 'character' : code.length === LENGTH ? 'range' : 'length';
  return { problem, nearest: nearestCode(code) };
}
