/** A camera that looks at a QR code: the film that Chromium plays in place of one. */
import { writeFileSync } from 'node:fs';
import { encode } from 'uqr';

const [WIDTH, HEIGHT] = [640, 480];
const DOT = 7; // pixels a module
const FRAMES = 3;

/** Writes a film (YUV4MPEG2) of a code that lies still. */
export function film(file: string, text: string): void {
  const { data, size } = encode(text, { ecc: 'M', border: 4 });
  const light = Buffer.alloc(WIDTH * HEIGHT, 235);
  const [left, top] = [Math.floor((WIDTH - size * DOT) / 2), Math.floor((HEIGHT - size * DOT) / 2)];
  for (let y = 0; y < size * DOT; y++) {
    for (let x = 0; x < size * DOT; x++) {
      const dark = data[Math.floor(y / DOT)]![Math.floor(x / DOT)];
      if (dark) light[(top + y) * WIDTH + left + x] = 16;
    }
  }
  const colour = Buffer.alloc((WIDTH * HEIGHT) / 2, 128);
  const frame = Buffer.concat([Buffer.from('FRAME\n'), light, colour]);
  const head = Buffer.from(`YUV4MPEG2 W${WIDTH} H${HEIGHT} F10:1 Ip A1:1 C420jpeg\n`);
  writeFileSync(file, Buffer.concat([head, ...Array.from({ length: FRAMES }, () => frame)]));
}
