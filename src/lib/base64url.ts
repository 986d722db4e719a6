/** Bytes as letters that need no escaping in an address: base64 with - and _, without padding. */
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

export function toBase64Url(bytes: ArrayLike<number>): string {
  let text = '';
  for (let i = 0; i < bytes.length; i += 3) {
    const three = (bytes[i]! << 16) | ((bytes[i + 1] ?? 0) << 8) | (bytes[i + 2] ?? 0);
    const letters = Math.min(4, bytes.length - i + 1);
    for (let n = 0; n < letters; n++) text += LETTERS[(three >> (18 - 6 * n)) & 63];
  }
  return text;
}

/** The bytes of a text; undefined where a letter is none of these, or one alone is left over. */
export function fromBase64Url(text: string): number[] | undefined {
  if (text.length % 4 === 1) return undefined;
  const bytes: number[] = [];
  let bits = 0;
  let value = 0;
  for (const letter of text) {
    const six = LETTERS.indexOf(letter);
    if (six < 0) return undefined;
    value = ((value << 6) | six) & 0xffffff;
    bits += 6;
    if (bits >= 8) {
      bits -= 8;
      bytes.push((value >> bits) & 255);
    }
  }
  return bytes;
}
