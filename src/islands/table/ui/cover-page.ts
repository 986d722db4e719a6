/** While a game covers the screen, the page below it is not there: not for the eye, not for keys, not for readers. */
export function coverPage(element: HTMLElement): () => void {
  const hidden: HTMLElement[] = [];
  for (let one: HTMLElement = element; one !== document.body; one = one.parentElement!) {
    for (const other of one.parentElement!.children) {
      if (other === one || !(other instanceof HTMLElement) || other.inert) continue;
      other.inert = true;
      hidden.push(other);
    }
  }
  const { classList, dataset } = document.documentElement;
  classList.add('is-covered');
  // Nothing that is read jumps any more: our fonts need not wait for another page (public/shell.js).
  if (dataset['fonts'] === 'next') delete dataset['fonts'];
  // Whoever goes by keyboard or ear is at the table now, unless a part of it has called them already.
  if (!element.contains(document.activeElement)) element.focus();
  return () => {
    for (const other of hidden) other.inert = false;
    classList.remove('is-covered');
    element.closest('main')?.focus({ preventScroll: true });
  };
}
