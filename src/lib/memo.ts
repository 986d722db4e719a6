/** For the pieces of a board full of pictures: a tap changes few of them, and the others need not be drawn again to find that out. */
import type { Component, FunctionComponent, VNode } from 'preact';

/** New props, or a state of its own (which is how a signal knocks). */
function stirs(this: Component, next: object, state: object): boolean {
  if (state !== this.state) return true;
  const [a, b] = [this.props, next] as Record<string, unknown>[];
  const names = Object.keys(b!);
  return names.length !== Object.keys(a!).length || names.some((name) => a![name] !== b![name]);
}

/** The same component, drawn anew only when one of its props is another; they had better be plain words and numbers. */
export function memo<P extends object>(draw: (props: P) => VNode | null): FunctionComponent<P> {
  return function Memo(this: Component<P>, props: P) {
    this.shouldComponentUpdate = stirs;
    return draw(props);
  };
}
