/** Keeps the screen on while a game is played; where the browser cannot, nothing happens. */
export function stayAwake(): () => void {
  let lock: Promise<WakeLockSentinel> | undefined;
  // A hidden page loses its lock, so it is asked for again when the page comes back.
  const ask = (): void => {
    if (document.visibilityState !== 'visible') return;
    lock = navigator.wakeLock?.request('screen');
    lock?.catch(() => {}); // a low battery may refuse it
  };
  ask();
  document.addEventListener('visibilitychange', ask);
  return () => {
    document.removeEventListener('visibilitychange', ask);
    lock?.then((held) => held.release()).catch(() => {});
  };
}
