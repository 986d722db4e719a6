/**
 * What our islands need of @preact/signals, which stands in for it wherever it is imported (src/build/aliases.ts): views follow the
 * signals that they read while they are drawn. Signals as text, as attributes and as models of its own are left out, a third of it.
 *
 * Like @preact/signals it holds on by the short names of an effect (`S` begins to note what is read, `c` is called when that
 * changes, `N` hears of a change first, `s` is what was read, `d` lets go), and of Preact (`__c` is the component of a node).
 */
import { batch, computed, effect } from '@preact/signals-core';
import { Component, Fragment, options } from 'preact';
import { useEffect, useMemo, useRef } from 'preact/hooks';

export { batch, computed, effect, signal, untracked } from '@preact/signals-core';

interface Effect {
  S(): () => void;
  c(): void;
  N(): void;
  d(): void;
  readonly s: unknown;
}

interface Drawn extends Component {
  follows?: Effect | undefined;
  changed?: boolean; // something that it read
  __f?: boolean; // it has state of its own, and Preact knows whether that changed
}

interface Node {
  readonly type: unknown;
  readonly __c?: Drawn;
}

type Hook = (...given: never[]) => void;

/** Does something at a step of Preact's drawing, before what others do there. */
function at(step: string, act: Hook): void {
  const hooks = options as unknown as Record<string, Hook | undefined>;
  const others = hooks[step];
  hooks[step] = (...given) => {
    act(...given);
    others?.(...given);
  };
}

/** An effect in another's hands: it does nothing by itself. */
function bareEffect(): Effect {
  let bare!: Effect;
  effect(function (this: Effect) {
    bare = this;
  } as () => void);
  return bare;
}

let done: (() => void) | undefined;

/** What is read from now on is not for the view that was being drawn. */
function finish(): void {
  const last = done;
  done = undefined;
  last?.();
}

function follow(view: Drawn): Effect {
  const follows = bareEffect();
  follows.c = () => {
    view.changed = true;
    view.setState({});
  };
  return follows;
}

at('__b', finish);
at('__e', finish);
at('diffed', finish);
const { __r: others } = options as { __r?: Hook }; // effects may run there, and what they read is not read by this view
(options as { __r?: Hook }).__r = ((node: Node) => {
  others?.(node as never);
  finish();
  const { type, __c: view } = node;
  if (type === Fragment || !view) return;
  view.changed = false;
  view.follows ??= follow(view);
  done = view.follows.S();
}) as Hook;
at('unmount', ({ __c: view }: Node) => {
  view?.follows?.d();
  if (view) view.follows = undefined;
});

/** A view that reads signals, or has state of its own, is drawn anew when one of them or one of its props is another. */
Component.prototype.shouldComponentUpdate = function (this: Drawn, props: object, state: object) {
  for (const _ in state) return true;
  if (this.changed || !(this.__f || this.follows?.s)) return true;
  const old = this.props as Record<string, unknown>;
  const now = props as Record<string, unknown>;
  return Object.keys({ ...old, ...now }).some((name) => old[name] !== now[name]);
};

function useLatest<T>(value: T) {
  const latest = useRef(value);
  latest.current = value;
  return latest;
}

export function useComputed<T>(compute: () => T) {
  const latest = useLatest(compute);
  return useMemo(() => computed(() => latest.current()), []);
}

/** Once what changed has been drawn. */
export function useSignalEffect(act: () => void): void {
  const latest = useLatest(act);
  useEffect(
    () =>
      effect(function (this: Effect) {
        const now = Object.getPrototypeOf(this).N as () => void;
        this.N = () => setTimeout(() => batch(() => now.call(this)));
        return latest.current();
      } as () => void),
    [],
  );
}
