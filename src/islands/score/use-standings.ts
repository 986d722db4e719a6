import { useEffect, useState } from 'preact/hooks';
import type { Entry } from './history.ts';
import type { ScoreRules } from './rules.ts';
import type { AnySheet } from './sheet.ts';
import { addUp, type NameOf, type Standing, standings } from './standings.ts';

/** So many are added up before anybody notices. */
const AT_ONCE = 100;
const SLICE = 4; // ms, then the page may answer a finger
const SOON = 250; // ms: what was asked for is on the screen by then

interface Played<S extends AnySheet> {
  readonly rules: ScoreRules<S>;
  readonly latest: readonly Entry<S>[];
  readonly total: number;
  readonly slowly: () => Generator<void, readonly Entry<S>[]>; // all of them
  readonly nameOf: NameOf<S>;
}

function* readAndAddUp<S extends AnySheet>({
  rules,
  slowly,
  nameOf,
}: Played<S>): Generator<void, Standing[]> {
  return yield* addUp(rules, yield* slowly(), nameOf);
}

/** How everybody has done; undefined while thousands of games are being read and added up for the first time. */
export function useStandings<S extends AnySheet>(played: Played<S>): readonly Standing[] | undefined {
  const { rules, latest, total, nameOf } = played;
  const [found, setFound] = useState<readonly Standing[]>();
  const few = total <= AT_ONCE;
  useEffect(() => {
    if (few) return;
    const adding = readAndAddUp(played);
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
  return few ? standings(rules, latest, nameOf) : found;
}
