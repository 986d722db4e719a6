/** For long lists of which a tap changes little: what is made of the same as before is the very same, and Preact passes it by without a look. */
import type { VNode } from 'preact';
import { useRef } from 'preact/hooks';

/** The element at that place in the list; `of` is all it is made of, plain words and numbers. */
type Keep = (at: number, of: readonly unknown[], draw: () => VNode) => VNode;

export function useStill(): Keep {
  const { current } = useRef<{ of: readonly unknown[]; node: VNode }[]>([]);
  return (at, of, draw) => {
    const known = current[at];
    if (known?.of.every((one, i) => one === of[i])) return known.node;
    const node = draw();
    current[at] = { of, node };
    return node;
  };
}
