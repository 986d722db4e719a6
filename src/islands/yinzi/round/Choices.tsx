import { useState } from 'preact/hooks';
import {
  BONUSES,
  CARD_VALUES,
  type CardValue,
  checkTap,
  FORTUNE_ACTIONS,
  type Tap,
  WORK_ACTIONS,
} from '../../../games/yinzi/index.ts';
import { tellTap } from './tell.ts';
import { useUi } from './ui.ts';

/** One thing that can be done now, or why not. */
function Choice({ tap, hint, done }: { tap: Tap; hint?: string; done?: () => void }) {
  const ui = useUi();
  const { model, t } = ui;
  const refused = checkTap(model.standing.value, tap);
  const why = refused && t(`yinzi.round.error.${refused.code}`);
  return (
    <button
      type="button"
      class="choice round-choice"
      disabled={refused !== undefined}
      onClick={() => {
        model.tap(tap);
        done?.();
      }}
    >
      {tellTap(tap, ui)}
      {(why ?? hint) && <small>{why ?? hint}</small>}
    </button>
  );
}

/** A card may leave a tax disc, and its value says what is owed later, if somebody tells it. */
function FortuneChoices() {
  const { t } = useUi();
  const [taxed, setTaxed] = useState(false);
  const [value, setValue] = useState<CardValue>(null);
  const forget = () => {
    setTaxed(false);
    setValue(null);
  };
  return (
    <fieldset class="round-group">
      <legend>{t('yinzi.round.fortune')}</legend>
      <div class="round-card">
        <span id="round-value">{t('yinzi.round.value')}</span>
        <fieldset class="choices" aria-labelledby="round-value">
          {CARD_VALUES.map((n) => (
            <button
              key={n}
              type="button"
              class="choice"
              aria-pressed={n === value}
              onClick={() => setValue(n === value ? null : n)}
            >
              {n}
            </button>
          ))}
        </fieldset>
        <label>
          <input
            type="checkbox"
            checked={taxed}
            onChange={({ currentTarget }) => setTaxed(currentTarget.checked)}
          />
          <span>{t('yinzi.round.taxed')}</span>
        </label>
      </div>
      <div class="round-choices">
        {FORTUNE_ACTIONS.map((action) => (
          <Choice key={action} tap={{ type: 'fortune', action, taxed, value }} done={forget} />
        ))}
      </div>
    </fieldset>
  );
}

/** What whoever is to act can tap. */
export function Choices() {
  const { model, t } = useUi();
  const { phase, toAct, over } = model.standing.value;
  if (over) return null;
  if (toAct === null) {
    return (
      <p>
        <button
          type="button"
          class="button button--main round-next"
          onClick={() => model.tap({ type: 'next' })}
        >
          {t('yinzi.round.next')}
        </button>
      </p>
    );
  }
  if (phase === 'bonus') {
    return (
      <fieldset class="round-choices" aria-label={t('yinzi.round.bonuses')}>
        {BONUSES.map((bonus) => (
          <Choice key={bonus} tap={{ type: 'bonus', bonus }} hint={t(`yinzi.bonus.${bonus}.text`)} />
        ))}
      </fieldset>
    );
  }
  return (
    <>
      <FortuneChoices />
      <fieldset class="round-group">
        <legend>{t('yinzi.round.work')}</legend>
        <div class="round-choices">
          {WORK_ACTIONS.map((action) => (
            <Choice key={action} tap={{ type: 'work', action }} />
          ))}
        </div>
      </fieldset>
    </>
  );
}
