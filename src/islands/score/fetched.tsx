import type { ComponentType, FunctionComponent } from 'preact';
import { useEffect, useState } from 'preact/hooks';

export interface Fetched<Props> extends FunctionComponent<Props> {
  /** So that it stands there as soon as it is drawn. */
  fetch(): Promise<void>;
}

/** A part of the page that is fetched when it is first drawn: nobody waits for it who only counts. */
export function fetched<Props>(load: () => Promise<{ default: ComponentType<Props> }>): Fetched<Props> {
  let Found: ComponentType<Props> | undefined;
  async function fetch(): Promise<void> {
    Found ??= (await load()).default;
  }
  function Part(props: Props) {
    const [, setHere] = useState(Found !== undefined);
    useEffect(() => {
      if (!Found) fetch().then(() => setHere(true)); // what fails is said by the island as a whole
    }, []);
    return Found ? <Found {...(props as Props & object)} /> : null;
  }
  return Object.assign(Part, { fetch });
}
