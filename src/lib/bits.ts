/** Whole numbers of any width, one after another, in bytes. */
export class BitWriter {
  readonly bytes: number[] = [];
  private room = 0; // bits left in the last byte

  write(value: number, width: number): void {
    for (let i = width - 1; i >= 0; i--) {
      if (this.room === 0) {
        this.bytes.push(0);
        this.room = 8;
      }
      this.room--;
      const bit = (value >>> i) & 1;
      this.bytes[this.bytes.length - 1]! |= bit << this.room;
    }
  }

  /** A number of no fixed width: groups of seven bits, each with a bit that says whether more come. */
  writeCount(value: number): void {
    if (value >= 128) {
      this.write(1, 1);
      this.write(value & 127, 7);
      this.writeCount(value >>> 7);
    } else this.write(value, 8);
  }
}

export class BitReader {
  private readonly bytes: ArrayLike<number>;
  private at = 0;

  constructor(bytes: ArrayLike<number>) {
    this.bytes = bytes;
  }

  /** Bits after the end are zeros. */
  read(width: number): number {
    let value = 0;
    for (let i = 0; i < width; i++, this.at++) {
      const byte = this.bytes[this.at >> 3] ?? 0;
      value = (value << 1) | ((byte >> (7 - (this.at & 7))) & 1);
    }
    return value;
  }

  /** Bytes of which something was read. */
  get bytesRead(): number {
    return (this.at + 7) >> 3;
  }

  readCount(): number {
    let value = 0;
    for (let shift = 0; shift < 28; shift += 7) {
      const more = this.read(1);
      value |= this.read(7) << shift;
      if (more === 0) break;
    }
    return value;
  }
}

/** Bits needed for a choice among `n`. */
export const widthOf = (n: number): number => 32 - Math.clz32(n - 1);
