import decodeQR from 'qr/decode.js';
import { encode } from 'uqr';
import { describe, expect, it } from 'vitest';
import { qrModules } from '../../../src/lib/qr/modules.ts';

/** Bytes that versions 1 to 40 hold at most, as the standard has it for level M. */
const MOST = [
  14, 26, 42, 62, 84, 106, 122, 152, 180, 213, 251, 287, 331, 362, 412, 450, 504, 560, 624, 666, 711, 779,
  857, 911, 997, 1059, 1125, 1190, 1264, 1370, 1452, 1538, 1628, 1722, 1809, 1911, 1989, 2099, 2213, 2331,
];

type Modules = readonly (readonly boolean[])[];

/** Small letters, so that the other encoder takes bytes as well. */
const textOf = (length: number): string =>
  Array.from({ length }, (_, n) => 'shang-dunhuang/x'[(n * 7 + (n >> 3)) % 16]).join('');

/** Which mask a code says it has. */
const maskOf = (code: Modules): number =>
  [10, 11, 12].reduce((sum, bit) => sum | (Number(code[code.length - 15 + bit]![8]) << (bit - 10)), 0) ^
  0b101;

/** A picture of it, with its border, as a camera gives it. */
function pictureOf(modules: Modules) {
  const [dot, border] = [4, 4];
  const side = (modules.length + 2 * border) * dot;
  const data = new Uint8ClampedArray(side * side * 4).fill(255);
  for (let y = 0; y < side; y++)
    for (let x = 0; x < side; x++) {
      const dark = modules[Math.floor(y / dot) - border]?.[Math.floor(x / dot) - border];
      if (dark) data.fill(0, (y * side + x) * 4, (y * side + x) * 4 + 3);
    }
  return { width: side, height: side, data };
}

describe('a QR code', () => {
  it.each(MOST.map((most, n) => [n + 1, most]))(
    'of version %i is what another encoder draws',
    (version, most) => {
      const modules = qrModules(textOf(most));
      expect(modules).toHaveLength(version * 4 + 17);
      const other = encode(textOf(most), { ecc: 'M', border: 0, maskPattern: maskOf(modules) });
      expect(modules).toEqual(other.data);
      if (version < 40) expect(qrModules(textOf(most + 1))).toHaveLength((version + 1) * 4 + 17);
    },
  );

  it('is read by a camera, whatever letters it holds', () => {
    for (const text of ['https://shang.example/en/dunhuang/table/#join=A1', 'Mei é ☲ ᚠ', textOf(450)])
      expect(decodeQR(pictureOf(qrModules(text)) as ImageData)).toBe(text);
  });

  it('is refused for what no code holds', () => {
    expect(() => qrModules('x'.repeat(2332))).toThrow('too long');
  });

  it('takes a mask that is easy to read: most often the one that another encoder would take', () => {
    const texts = Array.from({ length: 40 }, (_, n) => textOf(60 + n));
    const same = texts.filter((text) => {
      const best = encode(text, { ecc: 'M', border: 0 }).data;
      return maskOf(best) === maskOf(qrModules(text));
    });
    expect(same.length).toBeGreaterThan(20); // by chance it would be five
  });
});
