/** Which characters a few typed letters mean. */
import { isSlip, keywords, tokens } from '../../../lib/search/text.ts';

/** Does every word that was typed begin, or nearly spell, a word of the text? */
export function fits(text: readonly string[], typed: string): boolean {
  return keywords(typed).every((word) =>
    text.some((known) => known.startsWith(word) || (word.length >= 5 && isSlip(word, known))),
  );
}

/** As you type, what does not fit is hidden, and a tile of which nothing is left. */
export function startFilter(finder: HTMLElement): () => void {
  const input = finder.querySelector<HTMLInputElement>('#finder-filter')!;
  const none = finder.querySelector<HTMLElement>('[data-none]')!;
  const status = finder.querySelector<HTMLElement>('[data-count]')!;
  const links = [...finder.querySelectorAll<HTMLAnchorElement>('a[data-character]')].map((link) => ({
    link,
    text: tokens(`${link.textContent} ${link.dataset['words']}`),
  }));

  function show() {
    let shown = 0;
    for (const { link, text } of links) {
      link.hidden = 'out' in link.dataset || !fits(text, input.value);
      if (!link.hidden) shown++;
    }
    none.hidden = shown > 0;
    status.textContent = input.value === '' ? '' : String(shown);
  }

  input.addEventListener('input', show);
  // Enter opens what is left, or the first of it.
  input.form!.addEventListener('submit', (event) => {
    event.preventDefault();
    links.find(({ link }) => !link.hidden)?.link.click();
  });
  show();
  return show;
}
