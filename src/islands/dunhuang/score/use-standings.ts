import { useEffect, useState } from 'preact/hooks';
import type { Entry } from './history.ts';
import { addUp, type NameOf, type Standing, standings } from './standings.ts';

/** So many are added up before anybody notices. */
const AT_ONCE = 100;
const SLICE = 6; // ms, then the page may answer a finger
const SOON = 250; // ms: what was asked for is on the screen by then

interface Kept {
  readonly total: number;
  readonly slowly: () => Generator<void, readonly Entry[]>;
}

function* readAndAddUp({ slowly }: Kept, nameOf: NameOf): Generator<void, Standing[]> {
  return yield* addUp(yield* slowly(), nameOf);
}

/** How everybody has done; undefined while thousands of games are being read and added up for the first time. */
export function useStandings(
  latest: readonly Entry[],
  kept: Kept,
  nameOf: NameOf,
): readonly Standing[] | undefined {
  const [found, setFound] = useState<readonly Standing[]>();
  const few = kept.total <= AT_ONCE;
  useEffect(() => {
    if (few) return;
    const adding = readAndAddUp(kept, nameOf);
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
    timer = setTimeout(goOn, SOON);
    return () => clearTimeout(timer);
  }, [latest, nameOf]);
  return few ? standings(latest, nameOf) : found;
}
