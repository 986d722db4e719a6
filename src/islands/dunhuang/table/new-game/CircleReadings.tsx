import { decodeSetup } from '../../../../games/dunhuang/index.ts';
import { CircleCode } from '../../CircleCode.tsx';
import { readingsOf } from '../../code-readings.ts';
import { useUi } from '../words/speech.ts';

interface Props {
  code: string;
  onChoose: (code: string) => void;
}

/** A code with an O or a zero, an I or a one: the circles it may mean, the one that will be played marked. */
export function CircleReadings({ code, onChoose }: Props) {
  const { t } = useUi();
  const readings = readingsOf(code);
  if (readings.length < 2) return null;
  return (
    <fieldset class="choices readings">
      <legend>{t('table.new.circle.readings')}</legend>
      {readings.toSorted().map((reading) => (
        <button
          key={reading}
          type="button"
          class="choice"
          aria-pressed={reading === code}
          onClick={() => onChoose(reading)}
        >
          <CircleCode code={reading} />
          {decodeSetup(reading)
            .map((id) => t(`character.${id}`))
            .join(', ')}
        </button>
      ))}
    </fieldset>
  );
}
