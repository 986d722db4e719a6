import { persistOnce } from '../../../lib/persist.ts';
import { writeHandover } from '../handover.ts';
import type { Doors, PartProps } from './words.ts';

/** Where a circle that is ready leads; the code and the players go along. */
export function Onward({ model, say, doors }: PartProps & { doors: Doors }) {
  const { t } = say;
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
        {doors.table && (
          <a class="button" href={doors.table + handover}>
            {t('setup.onward.table')}
          </a>
        )}
        {doors.score && (
          <a class="button" href={doors.score + handover}>
            {t('setup.onward.score')}
          </a>
        )}
        <a class="button" href={doors.characters + writeHandover({ setup, players: [] })}>
          {t('setup.onward.characters')}
        </a>
        <button type="button" class="button" onClick={() => print()}>
          {t('setup.onward.print')}
        </button>
      </p>
    </section>
  );
}
