import { useState } from 'preact/hooks';
import { LANGUAGE_NAMES, LANGUAGES } from '../../../lib/languages.ts';
import { localePath } from '../../../lib/url.ts';
import type { Session } from '../game/types.ts';
import { type Overlay, useBoard, useUi } from '../ui/context.ts';
import './menu.css';

interface Props {
  /** The address of the table after the language. */
  path: string;
  session: Session;
  onReplay: () => void;
  onLeave: () => void;
}

const HERE = ['log', 'devices', 'cast', 'settings', 'keys'] as const satisfies readonly Overlay[];

/** All that is not needed at every turn. */
export default function Menu({ path, session, onReplay, onLeave }: Props) {
  const { t, lang } = useUi();
  const { open, rulesPath, Facts, Cast } = useBoard();
  const [full, setFull] = useState(document.fullscreenElement !== null);
  const toggleFull = async () => {
    try {
      if (document.fullscreenElement) await document.exitFullscreen();
      else await document.documentElement.requestFullscreen();
    } catch {
      // Not everywhere allowed: then the table stays as large as it is.
    }
    setFull(document.fullscreenElement !== null);
  };
  const { seed } = session.game.value.options;
  // Whoever has the seed can deal the same cards again, and see all of them.
  const over = session.stage.value.at === 'over';
  const people = session.game.value.players.filter(({ bot }) => bot === null).length;
  const usable: Partial<Record<Overlay, boolean>> = {
    cast: Cast !== undefined,
    devices: session.hosting !== undefined && people > 1,
  };
  return (
    <>
      <ul class="menu">
        {HERE.filter((overlay) => usable[overlay] ?? true).map((overlay) => (
          <li key={overlay}>
            <button type="button" class="button" onClick={() => open(overlay)}>
              {t(`table.${overlay}.title`)}
            </button>
          </li>
        ))}
        {(session.hosting || over) && (
          <li>
            <button type="button" class="button" onClick={onReplay}>
              {t('table.replay.title')}
            </button>
          </li>
        )}
        {document.fullscreenEnabled && (
          <li>
            <button type="button" class="button" onClick={toggleFull}>
              {t(full ? 'table.menu.window' : 'table.menu.full')}
            </button>
          </li>
        )}
        <li>
          <a class="button" href={localePath(lang, rulesPath)} target="_blank" rel="noreferrer">
            {t('table.menu.rules')}
          </a>
        </li>
        {LANGUAGES.filter((other) => other !== lang).map((other) => (
          <li key={other}>
            {/* The site's own switch: it takes the game along in the fragment. */}
            <a
              class="button"
              href={localePath(other, path)}
              lang={other}
              hreflang={other}
              data-language={other}
            >
              {LANGUAGE_NAMES[other]}
            </a>
          </li>
        ))}
        <li>
          <button type="button" class="button" onClick={onLeave}>
            {t('table.menu.leave')}
          </button>
        </li>
      </ul>
      <p class="menu-facts">
        <Facts view={session.view.value} />{' '}
        {over ? t('table.menu.seed', { seed }) : t('table.menu.seed-later')}
      </p>
    </>
  );
}
