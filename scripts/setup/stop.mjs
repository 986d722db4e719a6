// @ts-check
/**
 * Calls back once when this process is told to stop. npm runs its scripts through a shell that does
 * not pass a signal on, so a parent that is gone means the same.
 * @param {() => void} stop
 * @returns {() => void} no longer listens
 */
export function onStop(stop) {
  const parent = process.ppid;
  const watch = setInterval(() => process.ppid !== parent && once(), 500);
  watch.unref();
  const off = () => {
    clearInterval(watch);
    process.off('SIGINT', once);
    process.off('SIGTERM', once);
  };
  const once = () => {
    off();
    stop();
  };
  process.on('SIGINT', once);
  process.on('SIGTERM', once);
  return off;
}
