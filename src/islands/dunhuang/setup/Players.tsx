import { useUi } from './ui.ts';

const COUNTS = [2, 3, 4] as const;

export function Players() {
  const { model, t } = useUi();
  return (
    <fieldset class="segments chrome">
      <legend>{t('setup.players')}</legend>
      {COUNTS.map((count) => (
        <label key={count}>
          <input
            class="unseen"
            type="radio"
            name="setup-players"
            checked={model.players.value === count}
            onChange={() => model.setPlayers(count)}
          />
          {count}
        </label>
      ))}
    </fieldset>
  );
}
