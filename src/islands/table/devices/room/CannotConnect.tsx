import { useUi } from '../words.ts';

/** Nothing comes through: what may be in the way, and what to try. */
export function CannotConnect() {
  const { t } = useUi();
  return (
    <div class="devices-cannot" role="alert">
      <p>{t('devices.cannot')}</p>
      <ul>
        <li>{t('devices.cannot.network')}</li>
        <li>{t('devices.cannot.guests')}</li>
        <li>{t('devices.cannot.leave')}</li>
        <li>{t('devices.cannot.link')}</li>
      </ul>
    </div>
  );
}
