/** One tab at a time: what reads, changes and writes is done whole before another tab begins. */

/** Longer than any tab needs; one that holds on is passed by. */
const PATIENCE = 2000; // ms

const locksOf = (): LockManager | undefined => globalThis.navigator?.locks;

/** Where the browser has no locks it is done at once: reading and writing again within one task is the best there is. */
export async function inTurn<T>(name: string, act: () => T, locks = locksOf()): Promise<T> {
  if (locks === undefined) return act();
  let done: { readonly result: T } | undefined;
  let failed: { readonly error: unknown } | undefined;
  try {
    await locks.request(name, { signal: AbortSignal.timeout(PATIENCE) }, () => {
      try {
        done = { result: act() };
      } catch (error) {
        failed = { error };
      }
    });
  } catch {
    // No lock is to be had, here or in time.
  }
  if (failed) throw failed.error;
  return done ? done.result : act();
}
