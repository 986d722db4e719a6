/**
 * Opens the search: by a button or a field, `/` or Ctrl-K. It stands in the page itself, without imports, so that no early
 * key is lost. What answers is fetched when somebody reaches for the search, and finds what was typed meanwhile.
 */
import type { SearchDialog } from '../../islands/search/file.ts';

const dialog = document.querySelector<SearchDialog>('#search')!;
const rest = dialog.querySelector('template')!.content;

/** Once, and all at the same time; the full text first, which takes longest to get ready. */
function fetchRest() {
  if (dialog.file) return;
  startFullText();
  dialog.file = fetch(dialog.dataset['names']!);
  dialog.file.catch(() => {}); // whoever answers tries again
  fetchScripts();
}

/** One that does not come, or breaks, makes way for another. */
function startFullText() {
  const { worker, folder, here } = dialog.dataset;
  const fullText = new Worker(worker!, { type: 'module' });
  fullText.addEventListener('error', () => {
    dialog.fullText = undefined;
  });
  fullText.postMessage({ folder, here, lang: document.documentElement.lang });
  dialog.fullText = fullText;
  return fullText;
}
dialog.startFullText = startFullText;

/**
 * Again at the next key, if they do not come. All are fetched as plain files first, and run only once they are here: a module
 * that could not be fetched is never asked for again by browsers before the autumn of 2026.
 */
function fetchScripts() {
  const scripts = document.importNode(rest, true);
  const files = [...scripts.querySelectorAll('script')];
  const again = () => dialog.addEventListener('input', fetchScripts, { once: true });
  for (const file of files) file.onerror = again;
  // To its last byte: only then does the browser have a file at hand.
  Promise.all(files.map(async ({ src }) => (await fetch(src)).arrayBuffer())).then(
    () => document.head.append(scripts),
    again,
  );
}

function open() {
  if (dialog.open) return;
  fetchRest();
  dialog.showModal();
  dialog.querySelector('input')!.select();
}

/** A list can be typed in too: the browser goes to what begins so. */
const isTyping = (target: EventTarget | null) => (target as Element).matches(':read-write, select');

for (const opener of document.querySelectorAll('[data-search]'))
  for (const sign of ['pointerenter', 'pointerdown', 'focus']) opener.addEventListener(sign, fetchRest);

document.addEventListener('click', (event) => {
  const target = event.target as Element;
  if (target.closest('[data-search]')) {
    event.preventDefault(); // without scripts a field is a link
    open();
  }
  // A click on the veil falls on the dialog itself.
  if (target === dialog || target.closest('[data-close]')) dialog.close();
});

// By itself the first Esc would only empty the field.
dialog.addEventListener('keydown', (event) => {
  if (event.key !== 'Escape') return;
  event.preventDefault();
  dialog.close();
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
