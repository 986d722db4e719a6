/**
 * The browser's local storage, for what somebody would miss. The browser writes that to disk in its own time, some seconds
 * later; so every text goes to its database as well, which has it at once (second-copy.ts).
 */
let copied: Storage | undefined;
let asked = false;

/** Throws where there is no local storage to be had. Until the rest of it is fetched, there is one copy. */
export function keptTwice(): Storage {
  const storage = localStorage;
  if (!asked) {
    asked = true;
    import('./second-copy.ts').then(
      ({ withCopies }) => {
        copied = withCopies(storage).storage;
      },
      () => {}, // then one has to do
    );
  }
  return copied ?? storage;
}
