/** Why something cannot be done is asked now and then: what can tell it is fetched with the first time, and stays. */
let here: typeof import('./why.ts') | undefined;

export const whyNot = () => here;

/** Undefined once it is here. */
export function fetchWhy(): Promise<void> | undefined {
  if (here) return undefined;
  return import('./why.ts').then((why) => {
    why.bringReasons();
    here = why;
  });
}
