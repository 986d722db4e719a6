/** Whose turn it is, and who decides in it. */
import type { Session } from '../game/types.ts';
import type { Speech } from '../game/words.ts';
import { onlyPerson } from '../play/stage.ts';

export function tellTurn(
  session: Pick<Session, 'game' | 'stage' | 'view'>,
  { t, name }: Pick<Speech, 't' | 'name'>,
): string {
  const stage = session.stage.value;
  if (stage.at === 'over') return t('table.board.over');
  const { seat } = stage;
  const you = onlyPerson(session.game.value);
  const turn = session.view.value.turn ?? seat;
  const whose = { name: name(turn), other: name(seat) };
  if (turn === you) return t(seat === you ? 'table.board.your-turn' : 'table.board.turn.mine', whose);
  if (turn === seat) return t('table.board.turn', whose);
  return t(seat === you ? 'table.board.turn.you' : 'table.board.turn.other', whose);
}
