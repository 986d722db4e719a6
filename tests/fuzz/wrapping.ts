/** A record's bytes in a wrapping that is right: an attacker can count as well. */
export function wrapRecord(body: string, version = 'A'): string {
  const bytes = Buffer.from(body, 'latin1').subarray(0, 3000);
  let hash = 0x811c9dc5;
  for (const byte of bytes) hash = Math.imul(hash ^ byte, 0x01000193);
  const check = ((hash >>> 24) ^ hash) & 0xffffff;
  const head = bytes.length < 128 ? [bytes.length] : [128 | (bytes.length >> 7), bytes.length & 127];
  return `${version}${Buffer.from([...head, ...bytes, check >> 16, (check >> 8) & 255, check & 255]).toString('base64url')}`;
}

export function unwrapRecord(code: string): string {
  const bytes = Buffer.from(code.slice(1), 'base64url');
  return bytes.subarray(bytes[0]! < 128 ? 1 : 2, -3).toString('latin1');
}
