// Letters twice as large, and what goes wrong with them.
import type { Page } from '@playwright/test';

/** As somebody has set their browser to. */
export const enlargeLetters = (page: Page) =>
  page.addInitScript(() => {
    const large = new CSSStyleSheet();
    large.replaceSync(':root { font-size: 200% }');
    document.adoptedStyleSheets = [large];
  });

/** What cannot be reached by scrolling up and down, lies under something else, or is cut off. */
export const faultsOf = (page: Page, within: string): Promise<string[]> =>
  page.evaluate((selector) => {
    const faults: string[] = [];
    const root = document.querySelector(selector)!;
    if (root.scrollWidth > root.clientWidth) faults.push(`${root.className} is too wide`);
    for (const button of root.querySelectorAll<HTMLElement>('button, a[href], input, select, summary')) {
      if (!button.checkVisibility() || button.matches('.unseen, .skip')) continue;
      const name = `${button.className} ${button.ariaLabel ?? button.textContent}`;
      button.scrollIntoView({ block: 'center', behavior: 'instant' });
      // Of a link in a text, its first line.
      const { left, top, right, bottom } = button.getClientRects()[0]!;
      if (left < -0.5 || right > innerWidth + 0.5) faults.push(`${name} is out of sight`);
      const there = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
      const label = button.closest('label') ?? button;
      if (!label.contains(there)) faults.push(`${name} lies under ${there?.className}`);
    }
    for (const element of root.querySelectorAll<HTMLElement>('p, b, h2, span, button, label')) {
      const { overflowX } = getComputedStyle(element);
      if (element.clientWidth <= 1) continue; // said, not shown
      const cut = overflowX === 'hidden' && element.scrollWidth > element.clientWidth + 1;
      if (cut) faults.push(`"${element.textContent}" is cut off`);
    }
    const wide = (cell: Element) =>
      [...cell.children].some((one) => one.getBoundingClientRect().width > cell.clientWidth + 2);
    for (const cell of root.querySelectorAll('.cell')) {
      if (wide(cell)) faults.push(`${cell.className} is wider than its column`);
    }
    return faults;
  }, within);
