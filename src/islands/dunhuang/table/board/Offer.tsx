import type { View } from '../../../../games/dunhuang/index.ts';
import { marksOf } from '../../../table/board/marks.ts';
import { ROW, useRoving } from '../../../table/board/roving.ts';
import type { Choice } from '../../../table/game/face.ts';
import { useUi } from '../words/speech.ts';
import { pilesOf } from './piles.ts';
import { pickedOf, Tile } from './Tile.tsx';
import './offer.css';

/** The cards dealt at the start, or drawn by a character: one of them is kept. */
export function Offer({ view, choice }: { view: View; choice: Choice }) {
  const { t } = useUi();
  const roving = useRoving(0, ROW);
  const goods = view.ask === 'keep-dealt' ? view.dealt : view.ask === 'keep-drawn' ? view.drawn.goods : [];
  if (goods.length === 0) return null;
  const marks = marksOf(choice.lit, choice.tapped);
  return (
    <section class="offer" aria-label={t('table.board.offer')} {...roving.group}>
      {pilesOf(goods).map((pile, index) => (
        <Tile
          key={pile.good}
          {...pile}
          {...pickedOf(marks, `card.${pile.good}`)}
          stop={roving.stopAt(index)}
        />
      ))}
    </section>
  );
}
