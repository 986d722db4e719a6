/** What cannot be, in a table as tired people count it at the end. It is scored all the same. */
import { ALL_COINS, ALL_PRESTIGE, cardsOf, GOODS_TO_WIN, isInGame, tokensToWin } from './box.ts';
import type { RuleId } from './rules.ts';
import type { Rulings } from './rulings.ts';
import { readCountedTable } from './score-read.ts';
import { GOODS, type Good, type Seat } from './types.ts';

export interface CountedTable {
  readonly players: readonly {
    readonly tokens: readonly Good[];
    readonly prestige: number;
    readonly coins: number;
    readonly hand: readonly Good[];
  }[];
  readonly supply: Rulings['supply'];
  readonly instant: Seat | null; // who is said to have won at step 4
}

export type ScoreWarning = { readonly rule: RuleId } & (
  | { readonly code: 'cards'; readonly good: Good; readonly counted: number; readonly exist: number }
  | { readonly code: 'token'; readonly good: Good; readonly seat: Seat }
  | { readonly code: 'prestige' | 'coins'; readonly counted: number; readonly exist: number }
  | {
      readonly code: 'instant-tokens' | 'instant-goods';
      readonly seat: Seat;
      readonly counted: number;
      readonly needs: number;
    }
);

function warnCards({ players }: CountedTable): ScoreWarning[] {
  return GOODS.flatMap((good): ScoreWarning[] => {
    const exist = cardsOf(good, players.length);
    const counted = players.reduce((sum, { hand }) => sum + hand.filter((card) => card === good).length, 0);
    const rule = exist === 0 ? 'setup.goods' : 'box';
    return counted > exist ? [{ code: 'cards', rule, good, counted, exist }] : [];
  });
}

function warnTokens({ players }: CountedTable): ScoreWarning[] {
  return players.flatMap(({ tokens }, seat) =>
    tokens
      .filter((good) => !isInGame(good, players.length))
      .map((good): ScoreWarning => ({ code: 'token', rule: 'setup.goods', good, seat: seat as Seat })),
  );
}

/** With `supply: 'unlimited'` people use something else for what the box lacks. */
function warnSupply({ players, supply }: CountedTable): ScoreWarning[] {
  if (supply === 'unlimited') return [];
  const limits = { prestige: ALL_PRESTIGE, coins: ALL_COINS };
  return (['prestige', 'coins'] as const).flatMap((code): ScoreWarning[] => {
    const counted = players.reduce((sum, player) => sum + player[code], 0);
    const exist = limits[code];
    return counted > exist ? [{ code, rule: 'supply', counted, exist }] : [];
  });
}

/** `turn.win`: what somebody who won at once must have had. */
function warnInstant({ players, instant }: CountedTable): ScoreWarning[] {
  const winner = instant === null ? undefined : players[instant];
  if (instant === null || winner === undefined) return [];
  const has = [
    {
      code: 'instant-tokens',
      counted: winner.tokens.length,
      needs: tokensToWin(players.length),
    },
    { code: 'instant-goods', counted: new Set(winner.hand).size, needs: GOODS_TO_WIN },
  ] as const;
  return has
    .filter(({ counted, needs }) => counted < needs)
    .map((lack) => ({ ...lack, rule: 'turn.win', seat: instant }));
}

/** Throws InvalidInput. */
export function scoreWarnings(table: CountedTable): ScoreWarning[] {
  const counted = readCountedTable(table);
  return [...warnCards(counted), ...warnTokens(counted), ...warnSupply(counted), ...warnInstant(counted)];
}
