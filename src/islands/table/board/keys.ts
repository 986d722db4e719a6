/** The table by keyboard alone; `Keys.tsx` is the map of these keys. */
import { useLayoutEffect } from 'preact/hooks';
import type { Chooser } from '../choosing/chooser.ts';
import { listOptions } from '../choosing/options.ts';
import type { Target } from '../game/face.ts';
import type { Session } from '../game/types.ts';
import type { AtBoard, Ui } from '../ui/context.ts';
import { letGo } from './focus.ts';
import { isFresh } from './presses.ts';

const isTyping = ({ target }: KeyboardEvent): boolean =>
  target instanceof HTMLElement && target.closest('input, select, textarea, dialog') !== null;

/** A button is pressed by Enter; but on what cannot be chosen, Enter goes through with what is. */
function isPressed({ target, key }: KeyboardEvent, isReady: boolean): boolean {
  if ((key !== 'Enter' && key !== ' ') || !(target instanceof HTMLElement)) return false;
  const idle = isReady && target.matches('[data-target]:not(.lit, .tapped)');
  return !idle && target.closest('button, a, summary') !== null;
}

export function useKeys(session: Session, chooser: Chooser, board: AtBoard, ui: Ui): void {
  // Before it is painted: who sees the board may press a key.
  useLayoutEffect(() => {
    const act: Record<string, () => void> = {
      // The only way on is gone by who has seen that there is no other.
      Enter: () => {
        if (session.awaits.value) session.step();
        else if (chooser.choice.value.tapped.length > 0 || !isFresh()) chooser.commit();
      },
      Escape: chooser.clear,
      u: chooser.undo,
      r: chooser.redo,
      e: () => {
        if (session.legal.value.some(({ type }) => type === board.rules.endMove)) chooser.commit();
      },
      h: () => board.open('hint'),
      l: () => board.open('log'),
      m: () => board.open('menu'),
      k: () => board.open('keys'),
      '?': () => board.open('keys'),
    };
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.altKey || event.ctrlKey || event.metaKey || event.defaultPrevented || event.repeat) return;
      if (isTyping(event) || document.querySelector('dialog[open]')) return;
      if (isPressed(event, chooser.ready.value !== undefined)) return;
      const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
      const option = /^[1-9]$/.test(key)
        ? listOptions(session.view.value, chooser, board, ui)[Number(key) - 1]
        : undefined;
      const pick = (target: Target) => {
        letGo();
        // As the button with that number does, where there is one.
        if (document.querySelector('[data-option]')) chooser.answer(target);
        else chooser.tap(target);
      };
      const does = option ? () => pick(option.target) : act[key];
      if (!does) return;
      event.preventDefault();
      does();
    };
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, [session, chooser, board, ui]);
}
