import { CodeIn } from '../CircleCode.tsx';
import type { BadRead } from './code.ts';
import { useUi } from './ui.ts';

interface Props {
  wrong: BadRead | undefined;
  open: (code: string) => void;
  id?: string;
}

/** What is wrong with a code, and the nearest that is right. */
export function BadCode({ wrong, open, id }: Props) {
  const { t } = useUi();
  const nearest = wrong?.nearest;
  return (
    <>
      <p id={id} class="problem" role="alert">
        {wrong && t(wrong.problem === 'empty' ? 'setup.enter.empty' : `error.setup.${wrong.problem}`)}
      </p>
      {nearest && (
        <p>
          <button type="button" class="button" onClick={() => open(nearest)}>
            {/* One piece of text: in a button every piece stands by itself. */}
            <span>
              <CodeIn text={t('setup.enter.nearest', { code: nearest })} code={nearest} />
            </span>
          </button>
        </p>
      )}
    </>
  );
}
