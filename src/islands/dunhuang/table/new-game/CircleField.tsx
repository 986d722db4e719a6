import { localePath } from '../../../../lib/url.ts';
import { readCode } from '../../setup/code.ts';
import { useUi } from '../words/speech.ts';
import { CircleReadings } from './CircleReadings.tsx';
import type { Own } from './own.ts';

interface Props {
  own: Own;
  onChange: (some: Partial<Own>) => void;
}

/** The code of a circle, or none for a random one. */
export default function CircleField({ own, onChange }: Props) {
  const { t, lang } = useUi();
  const code = readCode(own.code);
  const problem = 'problem' in code && code.problem !== 'empty' ? code.problem : undefined;
  return (
    <>
      <p class="field">
        <label for="new-code">{t('table.new.circle')}</label>
        <input
          id="new-code"
          type="text"
          value={own.code}
          placeholder={t('table.new.circle.random')}
          autocomplete="off"
          autocapitalize="characters"
          spellcheck={false}
          aria-invalid={problem !== undefined}
          aria-describedby="new-code-about"
          onInput={({ currentTarget: { value } }) => onChange({ code: value })}
        />
      </p>
      <p id="new-code-about" class={problem ? 'problem' : 'hint-line'} role="status">
        {problem ? t(`error.setup.${problem}`) : t('table.new.circle.about')}{' '}
        <a href={localePath(lang, '/dunhuang/setup/')}>{t('table.new.circle.generator')}</a>
      </p>
      {'code' in code && (
        <CircleReadings code={code.code} onChoose={(reading) => onChange({ code: reading })} />
      )}
    </>
  );
}
