/** Dragging a tile to another space. A finger drags only the chosen tile, so that the page still scrolls. */
import { signal } from '@preact/signals';
import { useMemo } from 'preact/hooks';
import { SPACE_COUNT } from './circle.ts';

/** Below this a wavering hand only presses. */
const THRESHOLD = 6;

/** The space in whose direction a point lies, seen from the middle of the ring. */
function spaceAt(ring: Element, x: number, y: number): number {
  const { left, top, width, height } = ring.getBoundingClientRect();
  const angle = Math.atan2(x - left - width / 2, top + height / 2 - y);
  const eighths = Math.round((angle / (2 * Math.PI)) * SPACE_COUNT);
  return (eighths + SPACE_COUNT) % SPACE_COUNT;
}

export function useDrag(drop: (tile: number, space: number) => void) {
  return useMemo(() => {
    const over = signal<number | undefined>(); // the space it would go to
    let grip: { tile: number; x: number; y: number } | undefined;
    let dragged = false;

    function release(button: HTMLElement): void {
      button.style.translate = '';
      grip = undefined;
      over.value = undefined;
    }

    return {
      over,
      /** A press that ended a drag is no click. */
      wasDragged: () => dragged,
      start(event: PointerEvent, tile: number, chosen: boolean): void {
        dragged = false;
        if (event.button !== 0 || (event.pointerType === 'touch' && !chosen)) return;
        grip = { tile, x: event.clientX, y: event.clientY };
      },
      move(event: PointerEvent, ring: Element): void {
        if (!grip) return;
        const button = event.currentTarget as HTMLElement;
        const [dx, dy] = [event.clientX - grip.x, event.clientY - grip.y];
        if (!dragged && Math.hypot(dx, dy) < THRESHOLD) return;
        if (!dragged) button.setPointerCapture(event.pointerId);
        dragged = true;
        button.style.translate = `${dx}px ${dy}px`;
        over.value = spaceAt(ring, event.clientX, event.clientY);
      },
      end(event: PointerEvent): void {
        const [held, space] = [grip, over.value];
        release(event.currentTarget as HTMLElement);
        if (held && dragged && space !== undefined) drop(held.tile, space);
      },
      cancel: (event: Event): void => release(event.currentTarget as HTMLElement),
    };
  }, [drop]);
}
