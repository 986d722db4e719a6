/**
 * Letters, digits and signs that do something by themselves, such as `/` for the search: whoever dictates, or presses keys
 * unawares, turns them off on this device, for the whole site (WCAG 2.1.4). The page lets no such key through then, whoever
 * listens (src/build/first-paint.ts); keys with Ctrl, and Tab, arrows, Enter and Esc, always work.
 */
const KEY = 'shang.keys';
const OFF = 'off';

const show = (on: boolean): void => {
  const { dataset } = document.documentElement;
  if (on) delete dataset['keys'];
  else dataset['keys'] = OFF;
};

export const shortcutsAreOn = (): boolean => document.documentElement.dataset['keys'] !== OFF;

/** Where nothing can be kept the choice lasts as long as the page. */
export function turnShortcuts(on: boolean): void {
  show(on);
  try {
    if (on) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, OFF);
  } catch {
    // Refused.
  }
}

/** As it is kept: all of that may have been deleted. What another tab chooses, the page itself follows (public/shell.js). */
export function readShortcuts(): void {
  try {
    show(localStorage.getItem(KEY) !== OFF);
  } catch {
    // Refused: nobody else has chosen anything.
  }
}
