/** Advice in words: a turn move by move, and why. */
import type { Advice, Reason } from '../../../../bots/dunhuang/index.ts';
import type { View } from '../../../../games/dunhuang/index.ts';
import type { AdviceWords } from '../../../table/game/face.ts';
import type { Part } from '../../../table/game/words.ts';
import { percent } from '../../../table/hint/percent.ts';
import { afterMove, type Lying, nameMove } from './move-names.ts';
import { partsFor } from './parts.ts';
import type { Speech } from './speech.ts';

/** The moves of one turn by name, what others may answer as such; to end it goes without saying, unless that is all. */
export function nameTurnMoves(
  { moves, answers }: Pick<Advice, 'moves' | 'answers'>,
  from: Lying,
  speech: Speech,
): Part[][] {
  const { say, seat } = partsFor(speech);
  let lying = from;
  return moves.flatMap((move, i) => {
    const answer = answers.find(({ at }) => at === i);
    if (answer !== undefined) {
      const chance = { text: percent(answer.chance, speech.lang) };
      return [
        say(`table.move.likely.${move.type as 'protect' | 'yield'}`, { seat: seat(answer.seat), chance }),
      ];
    }
    const name = move.type === 'end-turn' && i > 0 ? [] : [nameMove(move, lying, speech)];
    lying = afterMove(lying, move);
    return name;
  });
}

export function tellReason(reason: Reason, { t, plural, good, name }: Speech): string {
  switch (reason.code) {
    case 'takes-token':
    case 'guards':
    case 'leads-hand':
      return t(`bot.reason.${reason.code}`, { good: good(reason.good) });
    case 'takes-token-from':
    case 'stops':
      return t(`bot.reason.${reason.code}`, { good: good(reason.good), seat: name(reason.seat) });
    case 'prestige':
      return t('bot.reason.prestige', { count: reason.count });
    case 'coins':
      return plural('bot.reason.coins', reason.count);
    case 'adds':
      return t(`bot.reason.adds.${reason.to}`, { good: good(reason.good) });
    case 'trades':
      return t('bot.reason.trades', { seat: name(reason.seat) });
    default:
      return t(`bot.reason.${reason.code}`);
  }
}

export const adviceWords: AdviceWords = {
  nameTurn: (advice: Advice, view: View, speech: Speech) => nameTurnMoves(advice, view, speech),
  tellReasons: ({ reasons }: Advice, speech: Speech) =>
    speech.lists.format(reasons.map((reason) => tellReason(reason, speech))),
};
