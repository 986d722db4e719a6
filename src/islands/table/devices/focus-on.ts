/** For the heading of a page that came in place of another: who listens is told where they are, and who looks sees it at the top. */
export function focusOn(heading: HTMLElement | null): void {
  heading?.scrollIntoView();
  heading?.focus({ preventScroll: true });
}
