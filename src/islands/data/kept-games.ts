/** Which games the service worker keeps on this device besides the first (scripts/build/worker/games.js answers). */
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
