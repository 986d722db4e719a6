import { decodeSetup } from '../../../games/dunhuang/index.ts';
import { CircleCode } from '../CircleCode.tsx';
import { useUi } from './ui.ts';

interface Props {
  readings: readonly string[];
  open: (code: string) => void;
}

/** A code with an O or a zero, an I or a one: every circle it may mean, to choose from. */
export function Readings({ readings, open }: Props) {
  const { t } = useUi();
  return (
    <div class="readings">
      <p role="status">{t('setup.readings')}</p>
      {readings.map((code) => (
        <button key={code} type="button" class="button" onClick={() => open(code)}>
          <b>
            <CircleCode code={code} />
          </b>{' '}
          {decodeSetup(code)
            .map((id) => t(`character.${id}`))
            .join(', ')}
        </button>
      ))}
    </div>
  );
}
