import { persistOnce } from '../../../lib/persist.ts';
import { writeHandover } from '../handover.ts';
import { type Destinations, useUi } from './ui.ts';

/** Where a circle that is ready leads; the code and the players go along. */
export function Onward({ destinations }: { destinations: Destinations }) {
  const { model, t } = useUi();
  const [setup, players] = [model.code.value, model.inOrder.value];
  const handover = writeHandover({ setup, players });
  const markPlayed = () => {
    model.markPlayed();
    persistOnce();
  };
  return (
    <section class="panel chrome" aria-labelledby="setup-onward">
      <h2 id="setup-onward">{t('setup.onward')}</h2>
      <p class="buttons">
        <button type="button" class="button button--main" onClick={markPlayed}>
          {t('setup.onward.played')}
        </button>
        {destinations.table && (
          <a class="button" href={destinations.table + handover}>
            {t('setup.onward.table')}
          </a>
        )}
        {destinations.score && (
          <a class="button" href={destinations.score + handover}>
            {t('setup.onward.score')}
          </a>
        )}
        <a class="button" href={destinations.characters + writeHandover({ setup, players: [] })}>
          {t('setup.onward.characters')}
        </a>
        <button type="button" class="button" onClick={() => print()}>
          {t('setup.onward.print')}
        </button>
      </p>
    </section>
  );
}
