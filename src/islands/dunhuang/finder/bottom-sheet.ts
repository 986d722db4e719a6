/** A tap on a character opens its page as a bottom sheet over the finder; back closes it, and a reload opens the page itself. */
export function startBottomSheet(finder: HTMLElement): void {
  const sheet = finder.querySelector<HTMLDialogElement>('[data-bottom-sheet]')!;
  const body = sheet.querySelector<HTMLElement>('[data-body]')!;
  const home = location.pathname;

  const linkTo = (path: string) =>
    [...finder.querySelectorAll<HTMLAnchorElement>('a[data-character]')].find(
      ({ pathname }) => pathname === path,
    );

  /** Shows what the address says: a character's sheet, or none. */
  function follow() {
    const id = linkTo(location.pathname)?.dataset['character'];
    if (id === undefined) {
      sheet.close();
      return;
    }
    const content = document.querySelector<HTMLTemplateElement>(`template[data-of="${id}"]`)!.content;
    body.replaceChildren(content.cloneNode(true));
    if (!sheet.open) sheet.showModal();
    sheet.scrollTop = 0;
  }

  function visit(path: string) {
    if (location.pathname === home) history.pushState(null, '', path);
    else history.replaceState(null, '', path);
    follow();
  }

  finder.addEventListener('click', (event) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return;
    const target = event.target as Element;
    const link = target.closest('a');
    if (link && linkTo(link.pathname) && link.hash === '') {
      event.preventDefault();
      visit(link.pathname);
    } else if (link?.dataset['copy'] !== undefined) {
      // It copies its address; the sheet stays where it is.
      event.preventDefault();
    } else if (target === sheet || target.closest('[data-close-bottom-sheet]')) {
      sheet.close();
    }
  });

  sheet.addEventListener('close', () => {
    if (location.pathname !== home) history.back();
  });
  addEventListener('popstate', follow);
}
