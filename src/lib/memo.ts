/** For the pieces of a board full of pictures: a tap changes few of them, and the others need not be drawn again to find that out. */
import type { Component, FunctionComponent, VNode } from 'preact';

type Props = Readonly<Record<string, unknown>>;

function differ(a: Props, b: Props): boolean {
  const names = Object.keys(b);
  return names.length !== Object.keys(a).length || names.some((name) => a[name] !== b[name]);
}

/**
 * The same component, drawn anew only when one of its props is another; they had better be plain words and numbers. Where they are not,
 * `sight` makes one plain word of what is shown of them.
 */
export function memo<P extends object>(
  draw: (props: P) => VNode | null,
  sight?: (props: P) => string,
): FunctionComponent<P> {
  /** New props, or a state of its own (which is how a signal knocks). */
  function stirs(this: Component<P>, next: P, state: object): boolean {
    if (state !== this.state) return true;
    return sight ? sight(this.props) !== sight(next) : differ(this.props as Props, next as Props);
  }
  return function Memo(this: Component<P>, props: P) {
    this.shouldComponentUpdate = stirs;
    return draw(props);
  };
}
