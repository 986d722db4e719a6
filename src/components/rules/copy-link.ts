import { copyText } from '../../lib/clipboard.ts';

/** The sign beside a heading copies the heading's address, and says so. */
const said = document.createElement('p');
said.className = 'copied';
said.role = 'status';
document.body.append(said);

document.addEventListener('click', async (event) => {
  const link = (event.target as Element).closest<HTMLAnchorElement>('a[data-copy]');
  if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
  // Where a browser refuses, the link has put the address into the address bar all the same.
  if (!(await copyText(link.href))) return;
  (link.closest('dialog') ?? document.body).append(said); // nothing is seen or read beside an open dialog
  said.textContent = link.dataset['copy']!;
  setTimeout(() => {
    said.textContent = '';
  }, 2500);
});
