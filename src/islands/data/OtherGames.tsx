import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { Speech } from './Data.tsx';
import { askWorker, type KeptGames } from './kept-games.ts';

/** The switch that keeps every game of the house on this device. In a house with one game there is nothing to ask. */
export function OtherGames({ speech: { t } }: { speech: Speech }) {
  const kept = useSignal<KeptGames | undefined>(undefined);
  const wish = useSignal<boolean | undefined>(undefined); // until it has come true

  async function ask(everything?: boolean): Promise<void> {
    wish.value = everything;
    const answer = await askWorker(everything === undefined ? {} : { everything });
    if (wish.value !== everything) return; // they changed their mind meanwhile
    kept.value = answer ?? kept.value;
    wish.value = undefined;
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
          onChange={({ currentTarget }) => ask(currentTarget.checked)}
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
