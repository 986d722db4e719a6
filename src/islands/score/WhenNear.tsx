import type { ComponentChildren } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';

/** Drawn for those who come near it. */
export function WhenNear({ children }: { children: ComponentChildren }) {
  const place = useRef<HTMLDivElement>(null);
  const [near, setNear] = useState(false);
  useEffect(() => {
    const watch = new IntersectionObserver(([seen]) => seen?.isIntersecting && setNear(true), {
      rootMargin: '400px',
    });
    watch.observe(place.current!);
    return () => watch.disconnect();
  }, []);
  return <div ref={place}>{near && children}</div>;
}
