/** Whether the browser keeps what is here until somebody deletes it, or only as long as there is room. */

/** Undefined where the browser does not say. */
export async function isPersisted(): Promise<boolean | undefined> {
  return navigator.storage?.persisted?.();
}

/** Asks for it. Some browsers ask their user, most decide for themselves. */
export async function askToPersist(): Promise<boolean> {
  return (await navigator.storage?.persist?.()) ?? false;
}

const ASKED = 'shang.persist';

/** For when somebody keeps a game for the first time: then it is clear what the question is about. Asked once. */
export function persistOnce(): void {
  try {
    if (localStorage.getItem(ASKED) !== null) return;
    localStorage.setItem(ASKED, 'asked');
    askToPersist().catch(() => {}); // no answer is an answer
  } catch {
    // No storage, nothing to keep.
  }
}
