/** Whether the text lies on the clipboard now. A browser may refuse, and does when no person has asked for it. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copySelected(text); // over plain http, say from a laptop in the house, there is no clipboard to ask
  }
}

/** The older way: somebody's own copying of a selection, in a field that nobody sees. */
function copySelected(text: string): boolean {
  const before = document.activeElement;
  const field = document.createElement('textarea');
  field.value = text;
  field.readOnly = true; // no keyboard comes up
  field.className = 'unseen';
  // What lies outside an open dialog cannot be selected.
  (before?.closest('dialog') ?? document.body).append(field);
  field.select();
  const copied = document.execCommand('copy');
  field.remove();
  if (before instanceof HTMLElement) before.focus({ preventScroll: true });
  return copied;
}
