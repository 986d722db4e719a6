import type { Good, View } from '../../../../games/dunhuang/index.ts';
import type { Marks } from '../../../table/board/marks.ts';
import { ROW, useRoving } from '../../../table/board/roving.ts';
import { useUi } from '../words/speech.ts';
import { pilesOf } from './piles.ts';
import { pickedOf, Tile } from './Tile.tsx';
import './offer.css';

/** What the viewer may choose from: dealt at the start, or drawn by a character. */
export function offeredTo({ ask, dealt, drawn }: View): readonly Good[] {
  return ask === 'keep-dealt' ? dealt : ask === 'keep-drawn' ? drawn.goods : [];
}

/** Cards of which one is kept, in the middle of the table. */
export function Offer({ goods, marks }: { goods: readonly Good[]; marks: Marks }) {
  const { t } = useUi();
  const roving = useRoving(0, ROW);
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
