import { CodeIn } from '../CircleCode.tsx';
import type { BadRead } from './code.ts';
import type { Say } from './words.ts';

interface Props {
  wrong: BadRead | undefined;
  say: Say;
  open: (code: string) => void;
  id?: string;
}

/** What is wrong with a code, and the nearest that is right. */
export function BadCode({ wrong, say: { t }, open, id }: Props) {
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
