/** Everything a finger can do to a score sheet, but for who sits where. */
import type { ReadonlySignal } from '@preact/signals';
import type { Good, Rulings, Seat } from '../../../games/dunhuang/index.ts';
import { MOST } from '../../score/sheet.ts';
import { isSetupCode, type Sheet, type SheetPlayer, sorted } from './sheet.ts';
import { readHand, type Typed } from './typed.ts';

export function editing(sheet: ReadonlySignal<Sheet>, change: (next: Partial<Sheet>) => void) {
  function changePlayer(seat: Seat, next: Partial<SheetPlayer>): void {
    change({ players: sheet.value.players.with(seat, { ...sheet.value.players[seat]!, ...next }) });
  }

  return {
    setFirst: (first: Seat | null) => change({ first }),
    setInstant: (instant: Seat | null) => change({ instant }),
    setSupply: (supply: Rulings['supply']) => change({ supply }),

    /** A code or nothing; false for what is no code, which is not kept. */
    setSetup(text: string): boolean {
      const code = text.trim().toUpperCase();
      const fits = code === '' || isSetupCode(code);
      if (fits) change({ setup: code === '' ? null : code });
      return fits;
    },

    /** To this player, from whoever had it; from this player, back to the middle. */
    toggleToken(seat: Seat, good: Good): void {
      const { tokens } = sheet.value;
      change({ tokens: tokens.with(good - 1, tokens[good - 1] === seat ? null : seat) });
    },
    setAmount: (seat: Seat, what: 'prestige' | 'coins', amount: number) =>
      changePlayer(seat, { [what]: Math.min(Math.max(amount, 0), MOST) }),
    addCard(seat: Seat, good: Good): void {
      const { hand } = sheet.value.players[seat]!;
      if (hand.length < MOST) changePlayer(seat, { hand: sorted([...hand, good]) });
    },
    removeCard(seat: Seat, good: Good): void {
      const { hand } = sheet.value.players[seat]!;
      const at = hand.indexOf(good);
      if (at >= 0) changePlayer(seat, { hand: hand.toSpliced(at, 1) });
    },
    typeHand(seat: Seat, text: string): Typed {
      const typed = readHand(text);
      if ('hand' in typed) changePlayer(seat, { hand: typed.hand });
      return typed;
    },
  };
}
