import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';

interface Props {
  label: string;
  children: ComponentChildren;
}

/** Holds what may be wider than a phone. A keyboard stops here only when there is something to scroll. */
export function Scroller({ label, children }: Props) {
  const frame = useRef<HTMLElement>(null);
  useEffect(() => {
    const box = frame.current!;
    const look = () => {
      if (box.scrollWidth > box.clientWidth) box.tabIndex = 0;
      else box.removeAttribute('tabindex');
    };
    const watch = new ResizeObserver(look);
    for (const one of [box, ...box.children]) watch.observe(one);
    return () => watch.disconnect();
  }, []);
  return (
    <section class="scroller" aria-label={label} ref={frame}>
      {children}
    </section>
  );
}
