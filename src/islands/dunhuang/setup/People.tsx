import { Camel, FirstPlayer } from '../../../art/index.ts';
import { LONGEST_NAME } from '../../../lib/names.ts';
import { nameOf } from './sentences.ts';
import { useUi } from './ui.ts';
import './people.css';

/** Names in, order out: the last player is named first, and the one who begins last. */
export function People() {
  const ui = useUi();
  const { model, t } = ui;
  const order = model.order.value;
  const last = order ? order.length - 1 : 0;
  return (
    <section class="panel chrome" aria-labelledby="setup-people">
      <h2 id="setup-people">{t('setup.people')}</h2>
      <p>{t('setup.people.text')}</p>
      <div class="sitters">
        {model.names.value.slice(0, model.players.value).map((name, seat) => (
          <label key={`seat-${seat}`}>
            <span class="unseen">{t('setup.person', { n: seat + 1 })}</span>
            <input
              type="text"
              value={name}
              maxLength={LONGEST_NAME}
              placeholder={t('setup.person', { n: seat + 1 })}
              autocomplete="off"
              onInput={(event) => model.setName(seat, event.currentTarget.value)}
            />
          </label>
        ))}
      </div>
      <p class="buttons">
        <button type="button" class="button" onClick={() => model.drawOrder(false)}>
          {t('setup.draw.first')}
        </button>
        <button type="button" class="button" onClick={() => model.drawOrder(true)}>
          {t('setup.draw.seats')}
        </button>
      </p>
      {order && (
        <ol class="order" key={model.draws.value} aria-label={t('setup.order')}>
          {order.map((seat, turn) => (
            <li key={seat} class={`order-${last - turn}`}>
              <span class="order-piece">
                {turn === 0 && <FirstPlayer size={40} />}
                {turn === last && <Camel size={40} />}
              </span>
              <b>{nameOf(model, ui, seat)}</b>
              {turn === 0 && <span>{t('setup.order.first')}</span>}
              {turn === last && <span>{t('setup.order.last')}</span>}
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
