import { useState } from 'preact/hooks';
import { RULING_VALUES, type Rulings } from '../../../../games/dragon-market/index.ts';
import { localePath } from '../../../../lib/url.ts';
import { useUi } from '../words/speech.ts';
import { keptCards, type Own, wishedDeck } from './own.ts';

interface Props {
  own: Own;
  onChange: (some: Partial<Own>) => void;
}

function Field({ ruling, own: { rulings }, onChange }: Props & { ruling: keyof Rulings }) {
  const { t } = useUi();
  return (
    <p class="field">
      <label for={`new-${ruling}`}>{t(`dragon.table.ruling.${ruling}`)}</label>
      <select
        id={`new-${ruling}`}
        value={String(rulings[ruling])}
        onChange={({ currentTarget: { value } }) => {
          const chosen = RULING_VALUES[ruling].find((one) => String(one) === value);
          onChange({ rulings: { ...rulings, [ruling]: chosen } });
        }}
      >
        {RULING_VALUES[ruling].map((value) => (
          <option key={String(value)} value={String(value)}>
            {t(`dragon.table.ruling.${ruling}.${value}` as 'dragon.table.ruling.dice.even')}
          </option>
        ))}
      </select>
    </p>
  );
}

/** Which game it is to be: basic or advanced, alone or in teams. */
export default function GameFields(props: Props) {
  return (
    <>
      <Field ruling="objectives" {...props} />
      <Field ruling="teams" {...props} />
    </>
  );
}

/** Whose objectives are drawn. How many sit down is not known here: with a card for four it is enough for all. */
function CardsField({ own, onChange }: Props) {
  const { t, plural, lang } = useUi();
  const [kept] = useState(keptCards);
  const few = own.cards === 'mine' && wishedDeck(own, 4, kept) === undefined;
  return (
    <>
      <p class="field">
        <label for="new-cards">{t('dragon.table.cards')}</label>
        <select
          id="new-cards"
          value={own.cards}
          aria-invalid={few}
          aria-describedby={few ? 'new-cards-few' : undefined}
          onChange={({ currentTarget: { value } }) => onChange({ cards: value === 'mine' ? 'mine' : 'ours' })}
        >
          <option value="ours">{t('dragon.table.cards.ours')}</option>
          <option value="mine">{t('dragon.table.cards.mine')}</option>
        </select>{' '}
        <a href={localePath(lang, '/dragon-market/cards/')}>{t('dragon.table.cards.edit')}</a>
      </p>
      {few && (
        <p id="new-cards-few" class="problem" role="alert">
          {plural('dragon.table.cards.few', kept[own.rulings.objectives].length)}
        </p>
      )}
    </>
  );
}

/** What few people change. */
export function RulingFields(props: Props) {
  return (
    <>
      <CardsField {...props} />
      <Field ruling="layout" {...props} />
      <Field ruling="dice" {...props} />
    </>
  );
}
