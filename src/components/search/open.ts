/**
 * Opens the search: by its button, `/` or Ctrl-K. It stands in the page itself, without imports, so that no early key
 * is lost. What answers is fetched when somebody reaches for the search, and finds what was typed meanwhile.
 */
import type { SearchDialog } from '../../islands/search/dialog.ts';

const dialog = document.querySelector<SearchDialog>('#search')!;
const button = document.querySelector<HTMLElement>('[data-search]')!;
const rest = dialog.querySelector('template')!.content;

/** Once, and all at the same time; the full text first, which takes longest to get ready. */
function fetchRest() {
  if (dialog.fullText) return;
  const { worker, pagefind, names } = dialog.dataset;
  dialog.fullText = new Worker(worker!, { type: 'module' });
  dialog.fullText.postMessage({
    folder: new URL(pagefind!, location.href).href,
    lang: document.documentElement.lang,
  });
  dialog.file = fetch(names!);
  document.head.append(document.adoptNode(rest));
}

function open() {
  if (dialog.open) return;
  fetchRest();
  dialog.showModal();
  dialog.querySelector('input')!.select();
}

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'));

for (const sign of ['pointerenter', 'pointerdown', 'focus']) button.addEventListener(sign, fetchRest);

document.addEventListener('click', ({ target }) => {
  if ((target as Element).closest('[data-search]')) open();
  // A click on the veil falls on the dialog itself.
  if (target === dialog || (target as Element).closest('[data-close]')) dialog.close();
});

document.addEventListener('keydown', (event) => {
  const slash = event.key === '/' && !isTyping(event.target);
  const ctrlK = event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey);
  if (!(slash || ctrlK) || event.altKey || document.querySelector('dialog:modal')) return;
  event.preventDefault();
  open();
});

// Enter before the answers are there is kept for when they are.
dialog.querySelector('form')!.addEventListener('submit', (event) => {
  event.preventDefault();
  dialog.dataset['go'] = 'on';
});
