import type { FunctionComponent } from 'preact';
import { useErrorBoundary, useState } from 'preact/hooks';
import type { Lang } from '../lib/languages.ts';
import { Broken, type BrokenWords } from './Broken.tsx';
import type { Keeps } from './Remedies.tsx';
import { useUncaughtErrors } from './uncaught-errors.ts';

interface Spoken {
  lang: Lang;
  words: BrokenWords;
}

/**
 * An island that says so when it breaks, instead of standing there empty or dead. What throws while it is drawn takes its
 * place; what throws in an event or a promise is said above it, for the rest may go on. What says so stands outside the island and
 * what that lays out for its views (ui.ts), so it is handed its words. `keeps` is what an island starts from: the boxes that are put
 * aside when somebody starts it afresh.
 */
export function guarded<Props extends Spoken>(
  Island: FunctionComponent<Props>,
  keeps: Keeps = {},
): FunctionComponent<Props> {
  return function Guarded(props: Props) {
    const [broken, again] = useErrorBoundary();
    const [mishap, setMishap] = useState<unknown>();
    const home = useUncaughtErrors(setMishap);
    const say = (error: unknown, done: () => void, whole = false) => (
      <Broken error={error} whole={whole} lang={props.lang} words={props.words} keeps={keeps} done={done} />
    );
    if (broken !== undefined) return say(broken, again, true);
    return (
      <>
        <span ref={home} hidden />
        {mishap !== undefined && say(mishap, () => setMishap(undefined))}
        <Island {...props} />
      </>
    );
  };
}
