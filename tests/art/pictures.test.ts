import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** Width and height, from a PNG's first chunk. */
function sizeOf(file: string): [number, number] {
  const bytes = readFileSync(new URL(`../../public/${file}`, import.meta.url));
  expect(bytes.toString('latin1', 1, 4)).toBe('PNG');
  return [bytes.readUInt32BE(16), bytes.readUInt32BE(20)];
}

it.each([
  ['icons/any-192.png', 192, 192],
  ['icons/any-512.png', 512, 512],
  ['icons/maskable-192.png', 192, 192],
  ['icons/maskable-512.png', 512, 512],
  ['icons/apple-180.png', 180, 180],
  ['icons/favicon-32.png', 32, 32],
  ['og.png', 1200, 630],
])('%s is as large as those who show it expect', (file, width, height) => {
  expect(sizeOf(file)).toEqual([width, height]);
});
