/** Which games the service worker keeps on this device besides the first (scripts/build/worker/games.js answers). */
import { signal } from '@preact/signals';
import type { Model } from '../model.ts';

export interface KeptGames {
  readonly games: readonly { readonly id: string; readonly here: boolean }[];
  readonly everything: boolean; // all are kept, whether they have been opened or not
}

/** Undefined where no worker answers: nothing is kept there, or nothing yet. */
export function askWorker(wish: { readonly everything?: boolean } = {}): Promise<KeptGames | undefined> {
  const worker = navigator.serviceWorker?.controller;
  if (!worker) return Promise.resolve(undefined);
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    port1.onmessage = ({ data }) => resolve(data);
    worker.postMessage(wish, [port2]);
  });
}

/** What the worker says, and what somebody wishes of it until that has come true. */
export function createKeptGames(ask = askWorker) {
  const kept = signal<KeptGames | undefined>();
  const wish = signal<boolean | undefined>();

  async function look(everything?: boolean): Promise<void> {
    wish.value = everything;
    const answer = await ask(everything === undefined ? {} : { everything });
    if (wish.value !== everything) return; // they changed their mind meanwhile
    kept.value = answer ?? kept.value;
    wish.value = undefined;
  }
  return { kept, wish, look: () => look(), keepAll: (everything: boolean) => look(everything) };
}

export type KeptGamesModel = Model<ReturnType<typeof createKeptGames>>;
