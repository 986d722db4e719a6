import { Die, Objective } from '../../../../art/DragonMarket.tsx';
import { Coins } from '../../../../art/Tokens.tsx';
import type { View } from '../../../../games/dragon-market/index.ts';
import { memo } from '../../../../lib/memo.ts';
import { colourOf } from '../cards.ts';
import { type Speech, useUi } from '../words/speech.ts';

/** How far this turn is, or the laying of boats before the first; after the end there is nothing left to do. */
function tellTurn({ phase, boats, dice, points }: View, { t, plural }: Speech): string {
  const placed = boats.filter((boat) => boat !== null).length;
  if (phase === 'place-boat') return t('dragon.table.placed', { n: placed, all: boats.length });
  if (phase === 'over') return '';
  return dice === null ? t('dragon.table.unrolled') : plural('dragon.table.left', points);
}

/** The dice of this turn, the points that are left, and what lies beside the bay for everybody. */
export const TurnStrip = memo(({ view }: { view: View }) => {
  const ui = useUi();
  const { t, plural } = ui;
  const { dice, stock, pile } = view;
  return (
    <section class="turn-strip" aria-label={t('dragon.table.turn')}>
      <span class="turn-dice" data-topic="dice">
        {dice && view.rulings.dice !== 'seven' && (
          <span role="img" aria-label={t('dragon.table.dice', { a: dice[0], b: dice[1] })}>
            <Die face={dice[0]} size={30} /> <Die face={dice[1]} size={30} />
          </span>
        )}
        <b>{tellTurn(view, ui)}</b>
      </span>
      <span class="turn-stock" data-topic="coins">
        <Coins n={stock} label={plural('dragon.table.stock', stock)} />
      </span>
      <span class="turn-pile" role="img" aria-label={plural('dragon.table.pile', pile)}>
        {pile} <Objective colour={colourOf(view)} size={20} />
      </span>
    </section>
  );
});
