/** Opens the search: by its button, `/` or Ctrl-K. The rest is fetched then, and finds what was typed meanwhile. */
const dialog = document.querySelector<HTMLDialogElement>('#search')!;

function open() {
  if (dialog.open) return;
  dialog.showModal();
  dialog.querySelector('input')!.select();
  // Side by side, not one after the other: the dialog asks for it in a moment.
  import(/* @vite-ignore */ new URL(`${dialog.dataset['pagefind']}pagefind.js`, location.href).href).catch(
    () => {},
  );
  import('../../islands/search/dialog.ts').then(({ serve }) => serve(dialog));
}

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'));

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
