import type { ComponentType } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { translator, type WordsOf } from '../i18n/translate.ts';
import type { Lang } from '../lib/languages.ts';
import type { Keeps, Props as RemediesProps } from './Remedies.tsx';

export type BrokenWords = WordsOf<'broken.' | 'data.row.'>;

interface Props {
  error: unknown;
  whole?: boolean; // the island is gone; otherwise only its last step
  lang: Lang;
  words: BrokenWords;
  keeps: Keeps;
  done: () => void;
}

/** An island that broke says so at once; what else can be done is fetched now, as hardly anybody ever needs it. */
export function Broken({ error, whole = false, lang, words, keeps, done }: Props) {
  const { t } = translator(lang, words);
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
        {t(whole ? 'broken.title' : 'broken.step.title')}
      </h2>
      <p>{t(whole ? 'broken.text' : 'broken.step.text')}</p>
      <p>
        <button type="button" class="button button--main" onClick={done}>
          {t(whole ? 'broken.again' : 'broken.close')}
        </button>
      </p>
      {Remedies && <Remedies error={error} lang={lang} words={words} keeps={keeps} />}
    </section>
  );
}
