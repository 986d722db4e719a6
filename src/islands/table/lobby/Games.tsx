import { useRef } from 'preact/hooks';
import { FileButton } from '../../FileButton.tsx';
import { useUi } from '../ui/context.ts';
import { lazy } from '../ui/lazy.tsx';
import { useLong } from '../ui/use-long.ts';
import { exportGames } from './export-games.ts';
import type { LobbyModel } from './model.ts';

const GameList = lazy(() => import('./GameList.tsx'));

/** What is kept on this device, and the way in for a file. */
export function Games({ model }: { model: LobbyModel }) {
  const { t, number } = useUi();
  const heading = useRef<HTMLHeadingElement>(null);
  const { entries, total, unlisted } = model.pages;
  const shown = entries.value;
  const slow = useLong(shown === undefined);
  const read = async (file: File) => model.importFile(await file.text());
  /** Whoever turns a page begins to read at its top. */
  const turn = async (to: number) => {
    await model.pages.turn(to);
    heading.current?.focus();
  };
  return (
    <section class="kept" aria-labelledby="kept">
      <h2 id="kept" ref={heading} tabIndex={-1}>
        {t('table.games.title')}
      </h2>
      {slow && <p role="status">{t('table.games.opening')}</p>}
      {unlisted.value > 0 && (
        <p role="status" data-unlisted>
          {t('table.games.sorting', { n: number(unlisted.value), all: number(total.value) })}
        </p>
      )}
      {shown?.length === 0 && model.trouble.value !== 'closed' && <p>{t('table.games.none')}</p>}
      {total.value > 0 && <GameList model={model} onTurn={turn} />}
      <div class="choices">
        {total.value > 0 && (
          <button type="button" class="button" onClick={() => exportGames(model, t('table.games.file.all'))}>
            {t('table.games.export-all')}
          </button>
        )}
        <FileButton text={t('table.games.import')} onFile={read} />
      </div>
    </section>
  );
}
