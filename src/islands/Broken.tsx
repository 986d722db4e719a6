import type { ComponentType } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { translator, type WordsOf } from '../i18n/translate.ts';
import type { Props as RemediesProps } from './Remedies.tsx';

export type BrokenWords = WordsOf<'broken.' | 'data.row.'>;

interface Props extends RemediesProps {
  whole: boolean; // the island is gone; otherwise only its last step
  done: () => void;
}

/** An island that broke says so at once; what else can be done is fetched now, as hardly anybody ever needs it. */
export function Broken({ whole, done, ...about }: Props) {
  const { t } = translator(about.lang, about.words);
  const what = whole ? 'broken' : 'broken.step';
  const heading = useRef<HTMLHeadingElement>(null);
  const [Remedies, setRemedies] = useState<ComponentType<RemediesProps>>();
  useEffect(() => {
    if (whole) heading.current?.focus();
    // Where it cannot be fetched, to try again is left.
    import('./Remedies.tsx').then(
      (found) => setRemedies(() => found.Remedies),
      () => {},
    );
  }, [whole]);
  return (
    <section class="broken card" role="alert" aria-labelledby="broken">
      <h2 id="broken" tabIndex={-1} ref={heading}>
        {t(`${what}.title`)}
      </h2>
      <p>{t(`${what}.text`)}</p>
      <p>
        <button type="button" class="button button--main" onClick={done}>
          {t(whole ? 'broken.again' : 'broken.close')}
        </button>
      </p>
      {Remedies && <Remedies {...about} />}
    </section>
  );
}
