/** For what nobody waits to see: it is done when the frame is painted and the browser has nothing better to do. */

const SOON = 250; // ms: a browser that is never at rest, or paints nothing, does it all the same

const whenIdle = (act: () => void): (() => void) => {
  if (typeof requestIdleCallback === 'function') {
    const asked = requestIdleCallback(act);
    return () => cancelIdleCallback(asked);
  }
  const timer = setTimeout(act);
  return () => clearTimeout(timer);
};

/** Gives what calls it off. */
export function atRest(act: () => void): () => void {
  let forget = (): void => {};
  const stop = (): void => {
    clearTimeout(timer);
    cancelAnimationFrame(frame);
    forget();
  };
  const done = (): void => {
    stop();
    act();
  };
  const timer = setTimeout(done, SOON);
  const frame = requestAnimationFrame(() => {
    forget = whenIdle(done);
  });
  return stop;
}
