/** Reading a board's cells as the game's words: what views and positions have in common. */
import { CIRCLE, COINS, MARKET, PRESTIGE, RULING, SHANG, SHOP, TOKEN } from './board.ts';
import { RULING_NAMES, RULING_VALUES, type Rulings } from './rulings.ts';
import { CHARACTERS, type CharacterId, GOODS, type Good, type Side } from './types.ts';

export interface OpenSeat {
  readonly shop: readonly Good[]; // ascending
  readonly tokens: readonly { readonly good: Good; readonly side: Side }[]; // ascending
  readonly coins: number;
  readonly prestige: number;
}

/** Ten counts as a list, ascending: `offset` is where good 0 would be. */
export function goodsAt(cells: Uint8Array, offset: number): Good[] {
  const goods: Good[] = [];
  for (const good of GOODS) {
    for (let i = cells[offset + good]!; i > 0; i--) goods.push(good);
  }
  return goods;
}

export function openSeat(cells: Uint8Array, seat: number): OpenSeat {
  return {
    shop: goodsAt(cells, SHOP + seat * 10),
    tokens: GOODS.filter((good) => cells[TOKEN + good] === seat).map((good) => ({
      good,
      side: cells[SHANG + good] === 1 ? 'shang' : 'number',
    })),
    coins: cells[COINS + seat]!,
    prestige: cells[PRESTIGE + seat]!,
  };
}

export function circleOf(cells: Uint8Array): CharacterId[] {
  return Array.from({ length: 8 }, (_, space) => CHARACTERS[cells[CIRCLE + space]!]!);
}

export function marketOf(cells: Uint8Array): (Good | null)[] {
  return Array.from({ length: 8 }, (_, space) => (cells[MARKET + space] as Good | 0) || null);
}

/** Only the rulings that differ from the defaults. */
export function chosenRulings(cells: Uint8Array): Partial<Rulings> {
  const chosen: Record<string, string> = {};
  RULING_NAMES.forEach((name, i) => {
    if (cells[RULING + i] === 1) chosen[name] = RULING_VALUES[name][1];
  });
  return chosen as Partial<Rulings>;
}
