/** The sign beside a heading copies the heading's address, and says so. */
const said = document.createElement('p');
said.className = 'copied';
said.role = 'status';
document.body.append(said);

document.addEventListener('click', async (event) => {
  const link = (event.target as Element).closest<HTMLAnchorElement>('a[data-copy]');
  if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
  try {
    await navigator.clipboard.writeText(link.href);
    said.textContent = link.dataset['copy']!;
    setTimeout(() => {
      said.textContent = '';
    }, 2500);
  } catch {
    // No clipboard here: the link has put the address into the address bar all the same.
  }
});
