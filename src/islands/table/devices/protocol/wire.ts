/** A way from one device to another: whole texts, in order, until it is cut. */
export interface Wire {
  /** What is sent on a wire that is cut is lost, and nobody is told here. */
  send(text: string): void;
  /** After this nothing is heard any more. */
  close(): void;
  /** Listens from now on. A text may be anything but a text. */
  listen(ear: { heard(text: unknown): void; cut(): void }): void;
}

/** ms between two signs of life, and without one until a device counts as away. */
export const BEAT = 2000;
export const SILENCE = 7000;

/** Messages that may come at once, and how many more each second. People tap a few times a second. */
const AT_ONCE = 100;
const EACH_SECOND = 40;

/** Whether somebody still says no more than anybody would. */
export function createPatience(now: () => number): () => boolean {
  let left = AT_ONCE;
  let last = now();
  return () => {
    const time = now();
    left = Math.min(AT_ONCE, left + ((time - last) / 1000) * EACH_SECOND) - 1;
    last = time;
    return left >= 0;
  };
}
