import { contentsFor, PREPARATION } from '../../../games/dunhuang/index.ts';
import { localeOf } from '../../../i18n/translate.ts';
import type { CheckId } from './checklist.ts';
import { nameOf } from './sentences.ts';
import { useUi } from './ui.ts';
import './checklist.css';

/** The box, step by step, for as many as play. */
export function Checklist({ rules }: { rules: string }) {
  const ui = useUi();
  const { model, t, lang } = ui;
  const done = model.ticks.value;
  const { out, cards, tokens, coins } = contentsFor(model.players.value);
  const goods = new Intl.ListFormat(localeOf(lang)).format(
    out.map((good) => `${t(`good.${good}`)} (${good})`),
  );
  const order = model.order.value;

  const text: Record<CheckId, string> = {
    circle: t('setup.check.circle'),
    goods:
      out.length > 0 ? t('setup.check.goods', { goods, n: cards }) : t('setup.check.goods.all', { n: cards }),
    tokens:
      out.length > 0
        ? t('setup.check.tokens', { goods, n: tokens })
        : t('setup.check.tokens.all', { n: tokens }),
    market: t('setup.check.market'),
    hand: t('setup.check.hand'),
    coins: t('setup.check.coins', { n: coins }),
    first: order
      ? t('setup.check.first.known', { name: nameOf(model, ui, order[0]!) })
      : t('setup.check.first'),
    camel: order
      ? t('setup.check.camel.known', { name: nameOf(model, ui, order.at(-1)!) })
      : t('setup.check.camel'),
  };

  return (
    <section class="panel chrome" aria-labelledby="setup-check">
      <h2 id="setup-check">{t('setup.check')}</h2>
      <ol class="checks">
        {PREPARATION.map(({ step: id, rule }, i) => (
          <li key={id}>
            <label>
              <input
                type="checkbox"
                checked={done.includes(id)}
                onChange={(event) => model.tick(id, event.currentTarget.checked)}
              />
              <span>{text[id]}</span>
            </label>
            <a href={`${rules}#${rule}`} aria-label={t('setup.check.rule', { n: i + 1 })}>
              ?
            </a>
          </li>
        ))}
      </ol>
      <p class="buttons">
        <button type="button" class="button" disabled={done.length === 0} onClick={model.clearTicks}>
          {t('setup.check.clear')}
        </button>
        <span role="status">{t('setup.check.done', { n: done.length, of: PREPARATION.length })}</span>
      </p>
    </section>
  );
}
