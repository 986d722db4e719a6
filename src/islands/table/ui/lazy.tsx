import type { ComponentType, FunctionComponent } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { useUi } from './context.ts';

/** A part that is fetched when it is first shown; nothing stands in its place for the moment that takes. */
export function lazy<Props>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): FunctionComponent<Props> {
  let Loaded: ComponentType<Props> | undefined;
  return function Lazy(props: Props) {
    const { t } = useUi();
    const [state, setState] = useState<'coming' | 'here' | 'lost'>(Loaded ? 'here' : 'coming');
    useEffect(() => {
      if (Loaded) return;
      load().then(
        (module) => {
          Loaded = module.default;
          setState('here');
        },
        () => setState('lost'),
      );
    }, []);
    if (state === 'lost') return <p class="problem">{t('table.lost')}</p>;
    return Loaded ? <Loaded {...(props as Props & object)} /> : null;
  };
}
