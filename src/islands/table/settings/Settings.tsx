import { ShortcutSwitch } from '../../ShortcutSwitch.tsx';
import type { TableSettings } from '../game/types.ts';
import { useBoard, useUi } from '../ui/context.ts';
import { PACES } from './model.ts';
import './settings.css';

const SWITCHES = ['coach', 'autoEnd', 'oneTap', 'takeBack', 'recall', 'sound', 'awake'] as const;

interface Props {
  settings: TableSettings;
  onChange: (change: Partial<TableSettings>) => void;
}

/** How people like their table; it is remembered. */
export default function Settings({ settings, onChange }: Props) {
  const { t } = useUi();
  const { recalls, fetchCoach } = useBoard();
  const usable: Partial<Record<(typeof SWITCHES)[number], boolean>> = {
    recall: recalls === true,
    coach: fetchCoach !== undefined,
  };
  return (
    <div class="settings">
      <fieldset>
        <legend>{t('table.settings.pace')}</legend>
        {PACES.map((pace) => (
          <label key={pace} class="setting">
            <input
              type="radio"
              name="pace"
              checked={settings.pace === pace}
              onChange={() => onChange({ pace })}
            />
            {t(`table.settings.pace.${pace}`)}
          </label>
        ))}
      </fieldset>
      {SWITCHES.filter((name) => usable[name] ?? true).map((name) => (
        <div key={name}>
          <label class="setting">
            <input
              type="checkbox"
              checked={settings[name]}
              aria-describedby={`setting-${name}`}
              onChange={({ currentTarget }) => onChange({ [name]: currentTarget.checked })}
            />
            {t(`table.settings.${name}`)}
          </label>
          <p id={`setting-${name}`}>{t(`table.settings.${name}.about`)}</p>
        </div>
      ))}
      <ShortcutSwitch />
    </div>
  );
}
