/**
 * Hands on the board, listened to in one place. A tap says which target was meant, holding a thing (or the other mouse
 * button, or `?`) asks what it is, and what can be carried can be dragged to where it should go.
 */
import { useMemo, useRef } from 'preact/hooks';
import type { Target, Topic } from '../game/face.ts';

/** Below this a wavering hand only presses. */
const THRESHOLD = 8;
const HOLD = 500; // ms

interface Hands {
  readonly onTap: ((target: Target) => void) | undefined;
  readonly onDrag: ((from: Target | undefined, to: Target) => void) | undefined;
  readonly onPoint: ((target: Target | undefined) => void) | undefined;
  readonly explain: (topic: Topic) => void;
}

type Carried = HTMLElement | SVGElement;

interface Grip {
  readonly id: number; // of the pointer
  readonly x: number;
  readonly y: number;
  readonly carried: readonly Carried[];
  readonly from: Target | undefined;
  readonly timer: number;
  dragging: boolean;
}

const near = (event: Event, selector: string): HTMLElement | null =>
  (event.target as Element).closest<HTMLElement>(selector);

const targetOf = (event: Event): Target | undefined => near(event, '[data-target]')?.dataset['target'];

const topicAt = (event: Event): Topic | undefined => near(event, '[data-topic]')?.dataset['topic'];

/** What a press picks up: whatever says so, or what that says is carried in its place, and the target it stands for, if it does. */
function carriedAt(event: Event): { carried: readonly Carried[]; from?: Target | undefined } {
  const held = near(event, '[data-drag]');
  if (!held) return { carried: [] };
  const { drag, carries } = held.dataset;
  const carried = carries === undefined ? [held] : [...document.querySelectorAll<Carried>(carries)];
  return { carried, from: drag || undefined };
}

/** A drawing has units of its own. */
const unitsIn = (element: Carried): number =>
  element instanceof SVGGraphicsElement ? 1 / (element.ownerSVGElement?.getScreenCTM()?.a ?? 1) : 1;

/** The target under a point, what is carried left aside. A zone is meant by any place in it. */
function targetAt(x: number, y: number, carried: readonly Carried[]): Target | undefined {
  const below = document
    .elementsFromPoint(x, y)
    .filter((element) => !carried.some((one) => one.contains(element)));
  for (const element of below) {
    const target = element.closest<HTMLElement>('[data-target]')?.dataset['target'];
    const zone = element.closest<HTMLElement>('[data-drop]')?.dataset['drop'];
    if (target ?? zone) return target ?? zone;
  }
  return undefined;
}

/** Lifting the finger that asked is no tap: not on what was asked about, and not on what lies over it now. */
function swallowLift(): void {
  const swallow = (event: MouseEvent): void => {
    if (event.detail === 0) return; // by a key
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  addEventListener('click', swallow, true);
  addEventListener('pointerdown', () => removeEventListener('click', swallow, true), {
    capture: true,
    once: true,
  });
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
      for (const carried of grip.carried) {
        carried.classList.remove('carried');
        carried.style.translate = '';
      }
      grip = undefined;
    }

    return {
      onClick(event: Event): void {
        const target = targetOf(event);
        if (handled || target === undefined) return;
        const { onTap, explain } = now.current;
        const topic = topicAt(event);
        if (onTap) onTap(target);
        else if (topic) explain(topic);
      },
      onPointerDown(event: PointerEvent): void {
        handled = false;
        if (event.button !== 0) return;
        letGo();
        const topic = topicAt(event);
        const timer = window.setTimeout(() => {
          letGo();
          if (!topic) return;
          handled = true;
          swallowLift();
          now.current.explain(topic);
        }, HOLD);
        const { carried, from } = now.current.onDrag ? carriedAt(event) : { carried: [] };
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
        // Not when it comes over something: a board may open, or change, under a mouse that rests.
        if (event.pointerType === 'mouse' && !grip?.dragging) now.current.onPoint?.(targetOf(event));
        if (grip?.id !== event.pointerId) return;
        const [dx, dy] = [event.clientX - grip.x, event.clientY - grip.y];
        if (!grip.dragging && Math.hypot(dx, dy) < THRESHOLD) return;
        clearTimeout(grip.timer);
        if (grip.carried.length === 0) return;
        if (!grip.dragging) {
          (event.currentTarget as HTMLElement).setPointerCapture(event.pointerId);
          for (const carried of grip.carried) carried.classList.add('carried');
        }
        grip.dragging = true;
        for (const carried of grip.carried) {
          const units = unitsIn(carried);
          carried.style.translate = `${dx * units}px ${dy * units}px`;
        }
      },
      onPointerUp(event: PointerEvent): void {
        const held = grip;
        letGo();
        if (!held?.dragging) return;
        handled = true;
        const to = targetAt(event.clientX, event.clientY, held.carried);
        if (to !== undefined && to !== held.from) now.current.onDrag?.(held.from, to);
      },
      onPointerCancel: letGo,
      onPointerLeave: () => now.current.onPoint?.(undefined),
      onFocusIn(event: FocusEvent): void {
        const byKeys = (event.target as Element).matches(':focus-visible');
        now.current.onPoint?.(byKeys ? targetOf(event) : undefined);
      },
      onContextMenu(event: Event): void {
        const topic = topicAt(event);
        letGo();
        if (!topic) return;
        event.preventDefault();
        if (handled) return;
        handled = true;
        swallowLift();
        now.current.explain(topic);
      },
      onKeyDown(event: KeyboardEvent): void {
        const topic = event.key === '?' ? topicAt(event) : undefined;
        if (!topic) return;
        event.preventDefault();
        event.stopPropagation();
        now.current.explain(topic);
      },
    };
  }, []);
}
