// @ts-check
// Read by the oldest Node a person may have, before anything else: plain syntax, no imports.

export const OLDEST_NODE = 18;

/**
 * @param {string} version such as `v20.1.0`
 * @returns {string | undefined} what to do when that Node is too old
 */
export function tooOldNode(version) {
  if (Number(version.replace(/^v/, '').split('.')[0]) >= OLDEST_NODE) return undefined;
  return `Shang needs Node ${OLDEST_NODE} or newer and this is Node ${version}. Get a newer one from https://nodejs.org and try again.`;
}

/**
 * Goes on only where Node can read what comes next; elsewhere it says what to do.
 * @param {() => Promise<unknown>} load imports the rest
 */
export function onNewEnoughNode(load) {
  const advice = tooOldNode(process.version);
  if (advice) {
    console.error(advice);
    process.exitCode = 1;
  } else {
    load();
  }
}
