import type { PartProps } from './words.ts';

const COUNTS = [2, 3, 4] as const;

export function Players({ model, say }: PartProps) {
  return (
    <fieldset class="segments chrome">
      <legend>{say.t('setup.players')}</legend>
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
