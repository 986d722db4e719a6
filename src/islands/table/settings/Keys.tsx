import { ShortcutSwitch } from '../../ShortcutSwitch.tsx';
import { useUi } from '../ui/context.ts';
import { KEYS } from './keys.ts';
import './keys.css';

/** The map of keys. */
export default function Keys() {
  const { t } = useUi();
  return (
    <>
      <ShortcutSwitch />
      <dl class="keys">
        {KEYS.flatMap(([keys, does]) => [
          <dt key={does}>
            {keys.map((key) => (
              <kbd key={key}>{key}</kbd>
            ))}
          </dt>,
          <dd key={`${does}-does`}>{t(`table.keys.${does}`)}</dd>,
        ])}
      </dl>
    </>
  );
}
