import { expect, it } from 'vitest';
import { cleanName } from '../../src/lib/names.ts';

it.each([
  ['Mei', 'Mei'],
  ['Łukasz 🐫', 'Łukasz 🐫'],
  ['\u202Eneve\u202C', 'neve'],
  ['a\u0000b\u001Bc\nd', 'abcd'],
  ['\uD800x\uDC00', 'x'],
  [`${'x'.repeat(23)}🐫`, 'x'.repeat(23)],
  ['y'.repeat(10_000), 'y'.repeat(24)],
  ['<b>bold</b>', '<b>bold</b>'],
])('a name %j is %j', (text, name) => {
  expect(cleanName(text)).toBe(name);
});
