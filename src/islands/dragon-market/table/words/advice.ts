/** Advice in words: a turn move by move. */
import type { Move, View } from '../../../../games/dragon-market/index.ts';
import type { Part } from '../../../table/game/words.ts';
import { nameMove } from './move-names.ts';
import type { Speech } from './speech.ts';

/** Steps after each other are one walk; a turn that only ends has nothing else to say. */
export function nameTurnMoves({ moves }: { moves: readonly Move[] }, view: View, speech: Speech): Part[][] {
  const named: Part[][] = [];
  let walk: Move[] = [];
  const flush = () => {
    const last = walk.findLast(({ type }) => type === 'step');
    if (last?.type === 'step') {
      const points = walk.filter(({ type }) => type === 'step').length;
      named.push(nameMove({ type: 'walk', to: last.to, points, moves: walk }, view, speech));
    } else for (const move of walk) named.push(nameMove(move, view, speech));
    walk = [];
  };
  for (const move of moves) {
    if (move.type === 'step' || move.type === 'take') walk.push(move);
    else {
      flush();
      if (move.type !== 'end-turn' || moves.length === 1) named.push(nameMove(move, view, speech));
    }
  }
  flush();
  return named;
}
