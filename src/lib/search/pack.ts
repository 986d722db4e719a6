/** Many small files as one: a line of JSON with their names and lengths, then all of them, one after another. */

const LINE_END = 10;

export function pack(files: ReadonlyMap<string, Uint8Array>): Uint8Array<ArrayBuffer> {
  const lengths = [...files].map(([name, content]) => [name, content.length]);
  const parts = [new TextEncoder().encode(`${JSON.stringify(lengths)}\n`), ...files.values()];
  const packed = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    packed.set(part, at);
    at += part.length;
  }
  return packed;
}

export function unpack(packed: Uint8Array<ArrayBuffer>): Map<string, Uint8Array<ArrayBuffer>> {
  const head = packed.indexOf(LINE_END);
  const lengths: [string, number][] = JSON.parse(new TextDecoder().decode(packed.subarray(0, head)));
  const files = new Map<string, Uint8Array<ArrayBuffer>>();
  let at = head + 1;
  for (const [name, length] of lengths) {
    files.set(name, packed.subarray(at, at + length));
    at += length;
  }
  return files;
}
