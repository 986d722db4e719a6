/** Advice in words: a turn move by move, and why. */
import type { Advice } from '../../../../bots/dunhuang/index.ts';
import type { View } from '../../../../games/dunhuang/index.ts';
import { translator } from '../../../../i18n/translate.ts';
import type { Lang } from '../../../../lib/languages.ts';
import type { AdviceWords } from '../../../table/game/face.ts';
import type { Part } from '../../../table/game/words.ts';
import { percent } from '../../../table/hint/percent.ts';
import { fetchAdviceDictionary } from './advice-words.ts';
import { afterMove, type Lying, nameMove } from './move-names.ts';
import { partsFor } from './parts.ts';
import type { Speech } from './speech.ts';
import { tellComparison, tellPurpose, tellRisk } from './why.ts';

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

export async function fetchAdviceWords(lang: Lang): Promise<AdviceWords> {
  const words = translator(lang, await fetchAdviceDictionary(lang));
  return {
    nameTurn: (advice: Advice, view: View, speech: Speech) => nameTurnMoves(advice, view, speech),
    tellReasons: ({ reasons }: Advice, speech: Speech) => tellPurpose(reasons, words, speech),
    tellMore: ({ risk, compared }: Advice, speech: Speech) => [
      ...(risk === null ? [] : [tellRisk(risk, words, speech)]),
      ...(compared === null ? [] : [tellComparison(compared, words, speech)]),
    ],
  };
}
