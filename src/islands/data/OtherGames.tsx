import { useEffect, useMemo } from 'preact/hooks';
import { createKeptGames, type KeptGamesModel } from './kept-games.ts';
import { useUi } from './ui.ts';

/** The switch that keeps every game of the house on this device. In a house with one game there is nothing to ask. */
export function OtherGames() {
  const { t } = useUi();
  const model: KeptGamesModel = useMemo(() => createKeptGames(), []);
  const { kept, wish } = model;
  useEffect(() => {
    const look = () => void model.look();
    look();
    // On a first visit the worker is not there yet.
    navigator.serviceWorker?.addEventListener('controllerchange', look);
    return () => navigator.serviceWorker?.removeEventListener('controllerchange', look);
  }, [model]);

  if (!kept.value || kept.value.games.length === 0) return null;
  const { games, everything } = kept.value;
  const here = games.filter((game) => game.here).length;
  const busy = wish.value !== undefined;
  const failed = everything && here < games.length && !busy;
  return (
    <section aria-labelledby="games">
      <h2 id="games">{t('data.games')}</h2>
      <p id="games-about">{t('data.games.text')}</p>
      <label class="mode">
        <input
          type="checkbox"
          checked={wish.value ?? everything}
          aria-describedby="games-about"
          onChange={({ currentTarget }) => model.keepAll(currentTarget.checked)}
        />
        <span>{t('data.games.all')}</span>
      </label>
      <p role="status">
        {busy ? t('data.games.busy') : t('data.games.here', { n: here, all: games.length })}{' '}
        {failed && t('data.games.failed')}
      </p>
    </section>
  );
}
