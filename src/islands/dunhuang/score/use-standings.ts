import { useEffect, useState } from 'preact/hooks';
import type { Entry } from './history.ts';
import { addUp, type NameOf, type Standing, standings } from './standings.ts';

/** So many are added up before anybody notices. */
const AT_ONCE = 100;
const SLICE = 6; // ms, then the page may answer a finger

/** How everybody has done; undefined while thousands of games are being added up for the first time. */
export function useStandings(entries: readonly Entry[], nameOf: NameOf): readonly Standing[] | undefined {
  const [found, setFound] = useState<readonly Standing[]>();
  const few = entries.length <= AT_ONCE;
  useEffect(() => {
    if (few) return;
    const adding = addUp(entries, nameOf);
    let timer: ReturnType<typeof setTimeout>;
    const goOn = () => {
      const end = performance.now() + SLICE;
      do {
        const { done, value } = adding.next();
        if (done) {
          setFound(value);
          return;
        }
      } while (performance.now() < end);
      timer = setTimeout(goOn);
    };
    timer = setTimeout(goOn);
    return () => clearTimeout(timer);
  }, [entries, nameOf]);
  return few ? standings(entries, nameOf) : found;
}
