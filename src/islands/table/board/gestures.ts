/**
 * Hands on the board, listened to in one place. A tap says which target was meant, holding a thing (or the other mouse
 * button, or `?`) asks what it is, and what can be carried can be dragged to where it should go.
 */
import { useMemo, useRef } from 'preact/hooks';
import { type ThingName, thingOf } from '../../dunhuang/table/board/topics.ts';
import type { Target } from '../../dunhuang/table/choosing/taps.ts';
import type { Thing } from '../ui/ui.ts';

/** Below this a wavering hand only presses. */
const THRESHOLD = 8;
const HOLD = 500; // ms

interface Hands {
  readonly onTap: ((target: Target) => void) | undefined;
  readonly onDrag: ((from: Target | undefined, to: Target) => void) | undefined;
  readonly onPoint: ((target: Target | undefined) => void) | undefined;
  readonly explain: (thing: Thing) => void;
}

interface Grip {
  readonly id: number; // of the pointer
  readonly x: number;
  readonly y: number;
  readonly carried: HTMLElement | undefined;
  readonly from: Target | undefined;
  readonly timer: number;
  dragging: boolean;
}

const near = (event: Event, selector: string): HTMLElement | null =>
  (event.target as Element).closest<HTMLElement>(selector);

const targetOf = (event: Event): Target | undefined =>
  near(event, '[data-target]')?.dataset['target'] as Target | undefined;

const thingAt = (event: Event): Thing | undefined => {
  const name = near(event, '[data-thing]')?.dataset['thing'];
  return name === undefined ? undefined : thingOf(name as ThingName);
};

/** What a press picks up: the camel, a card of one's own, or the market card of a space. */
function carriedAt(event: Event): { carried?: HTMLElement; from?: Target } {
  const camel = near(event, '[data-drag="camel"]');
  if (camel) return { carried: camel };
  const tile = near(event, '.tile');
  if (tile) return { carried: tile, from: tile.dataset['target'] as Target };
  const card = near(event, '.space-card:not(.space-hole)');
  const space = near(event, '.space');
  return card && space ? { carried: card, from: space.dataset['target'] as Target } : {};
}

/** The target under a point, what is carried left aside. A zone is meant by any place in it. */
function targetAt(x: number, y: number, carried: HTMLElement): Target | undefined {
  const below = document.elementsFromPoint(x, y).filter((element) => !carried.contains(element));
  for (const element of below) {
    const target = element.closest<HTMLElement>('[data-target]');
    if (target) return target.dataset['target'] as Target;
    const zone = element.closest<HTMLElement>('[data-zone]');
    if (zone) return `to.${zone.dataset['zone'] as 'shop' | 'hand'}`;
  }
  return undefined;
}

export function useGestures(hands: Hands) {
  const now = useRef(hands);
  now.current = hands;
  return useMemo(() => {
    let grip: Grip | undefined;
    let handled = false; // a press that became something else is no tap

    function letGo(): void {
      if (!grip) return;
      clearTimeout(grip.timer);
      grip.carried?.classList.remove('carried');
      if (grip.carried) grip.carried.style.translate = '';
      grip = undefined;
    }

    return {
      onClick(event: Event): void {
        const target = targetOf(event);
        if (handled || target === undefined) return;
        const { onTap, explain } = now.current;
        const thing = thingAt(event);
        if (onTap) onTap(target);
        else if (thing) explain(thing);
      },
      onPointerDown(event: PointerEvent): void {
        handled = false;
        if (event.button !== 0) return;
        letGo();
        const thing = thingAt(event);
        const timer = window.setTimeout(() => {
          letGo();
          if (!thing) return;
          handled = true;
          now.current.explain(thing);
        }, HOLD);
        const { carried, from } = now.current.onDrag ? carriedAt(event) : {};
        grip = {
          id: event.pointerId,
          x: event.clientX,
          y: event.clientY,
          carried,
          from,
          timer,
          dragging: false,
        };
      },
      onPointerMove(event: PointerEvent): void {
        if (grip?.id !== event.pointerId) return;
        const [dx, dy] = [event.clientX - grip.x, event.clientY - grip.y];
        if (!grip.dragging && Math.hypot(dx, dy) < THRESHOLD) return;
        clearTimeout(grip.timer);
        if (!grip.carried) return;
        if (!grip.dragging) {
          (event.currentTarget as HTMLElement).setPointerCapture(event.pointerId);
          grip.carried.classList.add('carried');
        }
        grip.dragging = true;
        grip.carried.style.translate = `${dx}px ${dy}px`;
      },
      onPointerUp(event: PointerEvent): void {
        const held = grip;
        letGo();
        if (!held?.dragging) return;
        handled = true;
        const to = targetAt(event.clientX, event.clientY, held.carried!);
        if (to !== undefined && to !== held.from) now.current.onDrag?.(held.from, to);
      },
      onPointerCancel: letGo,
      onPointerOver(event: PointerEvent): void {
        if (event.pointerType === 'mouse' && !grip?.dragging) now.current.onPoint?.(targetOf(event));
      },
      onPointerLeave: () => now.current.onPoint?.(undefined),
      onFocusIn(event: FocusEvent): void {
        const byKeys = (event.target as Element).matches(':focus-visible');
        now.current.onPoint?.(byKeys ? targetOf(event) : undefined);
      },
      onContextMenu(event: Event): void {
        const thing = thingAt(event);
        letGo();
        if (!thing) return;
        event.preventDefault();
        if (!handled) now.current.explain(thing);
        handled = true;
      },
      onKeyDown(event: KeyboardEvent): void {
        const thing = event.key === '?' ? thingAt(event) : undefined;
        if (!thing) return;
        event.preventDefault();
        event.stopPropagation();
        now.current.explain(thing);
      },
    };
  }, []);
}
