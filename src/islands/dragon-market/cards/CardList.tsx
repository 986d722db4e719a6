import { MarketGood } from '../../../art/DragonMarket.tsx';
import type { Colour, OwnCard } from './own-cards.ts';
import { nameOf, useUi } from './ui.ts';

interface CardProps {
  colour: Colour;
  card: OwnCard;
  n: number;
}

function Card({ colour, card, n }: CardProps) {
  const ui = useUi();
  const { model, t } = ui;
  const { change, remove, draft } = model[colour];
  const title = t('dragon.cards.card', { n });
  return (
    <li class={draft.value.changes === card ? 'own-card own-card-open' : 'own-card'}>
      <span class="own-card-number">{n}</span>
      <span class="own-card-goods">
        {card.goods.map((kind) => (
          <MarketGood key={kind} kind={kind} size={32} label={nameOf(ui, kind)} />
        ))}
        {card.power !== null && <span>{t(`dragon.power.${card.power}`)}</span>}
      </span>
      <button
        type="button"
        class="button"
        aria-label={`${t('dragon.cards.change')}: ${title}`}
        onClick={() => change(card)}
      >
        {t('dragon.cards.change')}
      </button>
      <button
        type="button"
        class="button button--danger"
        aria-label={`${t('dragon.cards.remove')}: ${title}`}
        onClick={() => remove(card)}
      >
        {t('dragon.cards.remove')}
      </button>
    </li>
  );
}

/** The cards of one colour that are typed in. */
export function CardList({ colour }: { colour: Colour }) {
  const { model } = useUi();
  return (
    <ol class="own-cards">
      {model[colour].cards.value.map((card, i) => (
        <Card key={`${card.goods} ${card.power}`} colour={colour} card={card} n={i + 1} />
      ))}
    </ol>
  );
}
