import { useEffect, useState } from 'preact/hooks';
import { shortcutsAreOn, turnShortcuts } from '../lib/shortcuts.ts';
import { type Says, useUi } from './ui.ts';
import './shortcut-switch.css';

/** Turns the keys that do something by themselves on and off, for the whole site. */
export function ShortcutSwitch() {
  const { t } = useUi<Says<'keys.'>>();
  const [on, setOn] = useState(true);
  useEffect(() => {
    const look = () => setOn(shortcutsAreOn());
    look();
    // Another tab may choose, and everything may be deleted on this very page.
    const watch = new MutationObserver(look);
    watch.observe(document.documentElement, { attributeFilter: ['data-keys'] });
    return () => watch.disconnect();
  }, []);
  return (
    <div class="shortcut-switch">
      <label>
        <input
          type="checkbox"
          checked={on}
          aria-describedby="shortcuts-about"
          onChange={({ currentTarget }) => turnShortcuts(currentTarget.checked)}
        />
        {t('keys.single')}
      </label>
      <p id="shortcuts-about">{t('keys.single.about')}</p>
    </div>
  );
}
