/** The fast way: a hand as somebody types or pastes it, `5 5 7 10`. */
import { GOODS, type Good } from '../../../games/dunhuang/index.ts';
import { MOST } from '../../score/sheet.ts';
import { sorted } from './sheet.ts';

export type Typed =
  | { readonly hand: readonly Good[] }
  | { readonly problem: 'no-good'; readonly text: string }
  | { readonly problem: 'too-long' };

const LONGEST = 10 * MOST;

/** Numbers with anything but letters and digits between them. */
export function readHand(text: string): Typed {
  if (text.length > LONGEST) return { problem: 'too-long' };
  const words = text.match(/[\p{L}\p{N}]+/gu) ?? [];
  if (words.length > MOST) return { problem: 'too-long' };
  const hand: Good[] = [];
  for (const word of words) {
    const good = GOODS.find((one) => String(one) === word);
    if (good === undefined) return { problem: 'no-good', text: word.slice(0, 20) };
    hand.push(good);
  }
  return { hand: sorted(hand) };
}
