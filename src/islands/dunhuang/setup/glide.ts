/** Lets tiles glide from where they lay to where they lie now. */
import type { RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';

const DURATION = 280;

/** `list` holds one element per tile, each with its tile in `data-tile`; `layout` changes when they have moved. */
export function useGlide(list: RefObject<HTMLElement>, layout: unknown): void {
  const before = useRef(new Map<string, { left: number; top: number }>());
  useLayoutEffect(() => {
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
    for (const element of list.current!.querySelectorAll<HTMLElement>('[data-tile]')) {
      const tile = element.dataset['tile']!;
      const { offsetLeft: left, offsetTop: top } = element;
      const old = before.current.get(tile);
      before.current.set(tile, { left, top });
      if (!old || still || (old.left === left && old.top === top)) continue;
      element.animate([{ transform: `translate(${old.left - left}px, ${old.top - top}px)` }, {}], {
        duration: DURATION,
        easing: 'cubic-bezier(0.2, 0, 0.1, 1)',
      });
    }
  }, [layout]);
}
