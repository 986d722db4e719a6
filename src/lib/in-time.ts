/** How long people wait for a device before something else should happen. */
const PATIENCE = 4000; // ms

export const LATE = Symbol('late');

/** What a promise gives, or LATE where that takes longer than people wait; it may still come true after that. */
export function inTime<T>(promise: Promise<T>, ms = PATIENCE): Promise<T | typeof LATE> {
  let timer: ReturnType<typeof setTimeout>;
  const late = new Promise<typeof LATE>((resolve) => {
    timer = setTimeout(resolve, ms, LATE);
  });
  return Promise.race([promise, late]).finally(() => clearTimeout(timer));
}
