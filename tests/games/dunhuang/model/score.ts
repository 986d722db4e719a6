/** The end of a game: at once, or by points. */
import type { Good, Position, ScoreSheet, Seat } from '../../../../src/games/dunhuang/index.ts';
import type { Mutable } from '../support/mutable.ts';
import { at, count, kinds, mover, othersThan, seatsOf } from './table.ts';

export interface Over {
  reason: 'instant' | 'scored';
  winners: Seat[];
  sheets?: ScoreSheet[];
}

export function winsAtOnce(position: Position): boolean {
  const { tokens, hand } = mover(position);
  return tokens.length >= (position.players === 2 ? 5 : 4) && kinds(hand).length >= 4;
}

export function scored(position: Position): Over {
  const sheets = seatsOf(position).map((seat) => unranked(position, seat));
  const better = (a: Seat, b: Seat): boolean => {
    const lead = sheets[a]!.total - sheets[b]!.total;
    return lead > 0 || (lead === 0 && at(position, a).coins > at(position, b).coins);
  };
  for (const seat of seatsOf(position)) {
    const ahead = othersThan(position, seat).filter((other) => better(other, seat)).length;
    sheets[seat]!.rank = (1 + ahead) as ScoreSheet['rank'];
  }
  const winners = seatsOf(position).filter((seat) => sheets[seat]!.rank === 1);
  return { reason: 'scored', winners, sheets };
}

function unranked(position: Position, seat: Seat): Mutable<ScoreSheet> {
  const { hand, tokens, prestige } = at(position, seat);
  const most = (good: Good) =>
    othersThan(position, seat).every((other) => count(at(position, other).hand, good) <= count(hand, good));
  const falling = kinds(hand).sort((a, b) => b - a);
  const ahead = falling.filter(most);
  const kept = ahead.slice(0, tokens.length);
  const cards = kept.reduce((sum, good) => sum + good, 0);
  return {
    tokens: 2 * tokens.length,
    prestige,
    cards,
    total: 2 * tokens.length + prestige + cards,
    kept,
    surplus: ahead.slice(tokens.length),
    beaten: falling.filter((good) => !most(good)),
    rank: 1,
  };
}
