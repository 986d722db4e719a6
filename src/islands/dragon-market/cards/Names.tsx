import { MarketGood } from '../../../art/DragonMarket.tsx';
import { LONGEST_NAME } from './own-cards.ts';
import { useUi } from './ui.ts';

/** What the goods are called in this box; left empty, as we call them. */
export function Names() {
  const { model, t } = useUi();
  return (
    <details class="own-names">
      <summary>{t('dragon.cards.names')}</summary>
      <p>{t('dragon.cards.names.why')}</p>
      <div class="name-grid">
        {model.cards.value.names.map((name, kind) => {
          const ours = t(`dragon.good.${kind}` as 'dragon.good.0');
          return (
            <label key={ours} class="name-field">
              <MarketGood kind={kind} size={32} />
              <input
                type="text"
                value={name}
                maxLength={LONGEST_NAME}
                placeholder={ours}
                aria-label={t('dragon.cards.name-of', { good: ours })}
                autocomplete="off"
                onChange={({ currentTarget }) => model.rename(kind, currentTarget.value)}
              />
            </label>
          );
        })}
      </div>
    </details>
  );
}
