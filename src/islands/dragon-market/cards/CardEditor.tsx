import { MarketGood } from '../../../art/DragonMarket.tsx';
import { GOODS_ON, KINDS, POWERS, type PowerId } from '../../../games/dragon-market/index.ts';
import type { Colour } from './own-cards.ts';
import { nameOf, useUi } from './ui.ts';

/** Which power a red card brings. */
function PowerField() {
  const { model, t } = useUi();
  const { draft, setPower } = model.red;
  return (
    <p class="field">
      <label for="own-power">{t('dragon.cards.power')}</label>
      <select
        id="own-power"
        value={draft.value.card.power ?? ''}
        onChange={({ currentTarget: { value } }) => setPower(value === '' ? null : (value as PowerId))}
      >
        <option value="">{t('dragon.cards.power.none')}</option>
        {POWERS.map((power) => (
          <option key={power} value={power}>
            {t(`dragon.power.${power}`)}: {t(`dragon.power.${power}.text`)}
          </option>
        ))}
      </select>
    </p>
  );
}

/** The twenty kinds to tap, until a card has all that it asks for. */
export function CardEditor({ colour }: { colour: Colour }) {
  const ui = useUi();
  const { model, t } = ui;
  const { cards, draft, toggle, add, cancel, canAdd, twin, isFull } = model[colour];
  const { card, changes } = draft.value;
  const needed = GOODS_ON[colour];
  const n = changes ? cards.value.indexOf(changes) + 1 : cards.value.length + 1;
  if (isFull.value) return <p>{t('dragon.cards.full')}</p>;
  return (
    <fieldset class="card-editor">
      <legend>
        {t('dragon.cards.card', { n })}: {t('dragon.cards.chosen', { n: card.goods.length, needed })}
      </legend>
      <div class="kind-grid">
        {Array.from({ length: KINDS }, (_, kind) => {
          const on = card.goods.includes(kind);
          return (
            <button
              key={kind}
              type="button"
              class="kind-button"
              aria-pressed={on}
              disabled={!on && card.goods.length === needed}
              onClick={() => toggle(kind)}
            >
              <MarketGood kind={kind} size={32} /> <span>{nameOf(ui, kind)}</span>
            </button>
          );
        })}
      </div>
      {colour === 'red' && <PowerField />}
      <p class="problem" role="status">
        {twin.value >= 0 && card.goods.length === needed && t('dragon.cards.twin', { n: twin.value + 1 })}
      </p>
      <div class="choices">
        <button type="button" class="button button--main" disabled={!canAdd.value} onClick={add}>
          {t(changes ? 'dragon.cards.keep' : 'dragon.cards.add')}
        </button>
        {(changes || card.goods.length > 0) && (
          <button type="button" class="button" onClick={cancel}>
            {t('dragon.cards.cancel')}
          </button>
        )}
      </div>
    </fieldset>
  );
}
