/** Bots whose code is fetched when one of them is first asked: among people alone nobody is. */
import type { Bots, Watch } from '../game/bots.ts';

/** Rejects as soon as the signal is aborted, and does nothing else. */
const aborted = ({ signal }: Watch): Promise<never> =>
  new Promise((_, reject) => {
    signal?.addEventListener('abort', () => reject(signal.reason));
  });

/** What could not be fetched is fetched anew with the next question. */
export function fetchedBots(fetch: () => Promise<Bots>): Bots {
  let coming: Promise<Bots> | undefined;
  function here(watch: Watch): Promise<Bots> {
    const bots = coming ?? fetch();
    coming = bots;
    bots.catch(() => {
      if (coming === bots) coming = undefined;
    });
    return Promise.race([bots, aborted(watch)]);
  }
  return {
    choose: async (view, asked, watch) => (await here(watch)).choose(view, asked, watch),
    advise: async (view, asked, watch) => (await here(watch)).advise(view, asked, watch),
    review: async (record, asked, watch) => (await here(watch)).review(record, asked, watch),
    close: () => void coming?.then((bots) => bots.close()).catch(() => {}),
  };
}
