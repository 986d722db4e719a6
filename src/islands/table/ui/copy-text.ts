/** What to say after a text was copied: that it was, or, where the clipboard is refused, the text to copy by hand. */
export async function copyText(text: string, done: string): Promise<string> {
  try {
    await navigator.clipboard.writeText(text);
    return done;
  } catch {
    return text;
  }
}
