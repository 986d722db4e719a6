/** A sheet in the fragment of a link, never sent to any server: JSON as letters that need no escaping. */
const LONGEST = 100_000; // letters of a link; what is longer is nobody's

export const toLinkText = (data: unknown): string =>
  btoa(String.fromCharCode(...new TextEncoder().encode(JSON.stringify(data))))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');

function fromLinkText(code: string): unknown {
  const bytes = atob(code.replaceAll('-', '+').replaceAll('_', '/'));
  const text = new TextDecoder('utf-8', { fatal: true }).decode(
    Uint8Array.from(bytes, (letter) => letter.charCodeAt(0)),
  );
  return JSON.parse(text);
}

/** What `read` makes of the text of a link; undefined where there is nothing to be made of it. */
export function readLinkText<T>(code: string, read: (data: unknown) => T | undefined): T | undefined {
  if (code.length > LONGEST) return undefined;
  try {
    return read(fromLinkText(code));
  } catch {
    return undefined;
  }
}
