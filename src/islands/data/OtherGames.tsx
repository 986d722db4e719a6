import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { Speech } from './Data.tsx';
import { askWorker, type KeptGames } from './kept-games.ts';

/** The switch that keeps every game of the house on this device. In a house with one game there is nothing to ask. */
export function OtherGames({ speech: { t } }: { speech: Speech }) {
  const kept = useSignal<KeptGames | undefined>(undefined);
  const busy = useSignal(false);

  async function ask(wish?: { everything: boolean }): Promise<void> {
    busy.value = wish !== undefined;
    kept.value = (await askWorker(wish)) ?? kept.value;
    busy.value = false;
  }
  useEffect(() => {
    const look = () => void ask();
    look();
    // On a first visit the worker is not there yet.
    navigator.serviceWorker?.addEventListener('controllerchange', look);
    return () => navigator.serviceWorker?.removeEventListener('controllerchange', look);
  }, []);

  if (!kept.value || kept.value.games.length === 0) return null;
  const { games, everything } = kept.value;
  const here = games.filter((game) => game.here).length;
  const failed = everything && here < games.length && !busy.value;
  return (
    <section aria-labelledby="games">
      <h2 id="games">{t('data.games')}</h2>
      <p id="games-about">{t('data.games.text')}</p>
      <label class="mode">
        <input
          type="checkbox"
          checked={everything}
          disabled={busy.value}
          aria-describedby="games-about"
          onChange={({ currentTarget }) => ask({ everything: currentTarget.checked })}
        />
        <span>{t('data.games.all')}</span>
      </label>
      <p role="status">
        {busy.value ? t('data.games.busy') : t('data.games.here', { n: here, all: games.length })}{' '}
        {failed && t('data.games.failed')}
      </p>
    </section>
  );
}
