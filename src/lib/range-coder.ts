/**
 * Choices of unequal likelihood in few bytes (a range coder without carry). A choice is a slice of a whole: `from` and `size`, of
 * `total`. Likely choices have large slices and take less than a bit.
 */
const TOP = 2 ** 24;
const BOTTOM = 2 ** 16;
const WHOLE = 2 ** 32;

/** The most that slices can add up to. */
export const MOST_TOTAL = BOTTOM;

/** What writer and reader do alike: narrow the range to a slice, and widen it byte by byte. */
class Range {
  protected low = 0;
  protected range = WHOLE - 1;

  /** Narrows to a slice; calls `shift` for every byte that is certain now. */
  protected narrow(from: number, size: number, total: number, shift: (byte: number) => void): void {
    this.range = Math.floor(this.range / total);
    this.low = (this.low + from * this.range) % WHOLE;
    this.range *= size;
    for (;;) {
      const end = (this.low + this.range) % WHOLE;
      if ((this.low ^ end) >>> 0 >= TOP) {
        if (this.range >= BOTTOM) return;
        this.range = BOTTOM - (this.low % BOTTOM); // the slice straddles a byte: the part below it must do
      }
      shift(Math.floor(this.low / TOP));
      this.low = (this.low * 256) % WHOLE;
      this.range *= 256;
    }
  }
}

export class RangeWriter extends Range {
  private readonly written: number[] = [];

  write(from: number, size: number, total: number): void {
    this.narrow(from, size, total, (byte) => this.written.push(byte));
  }

  /** All bytes, as few as will do: a reader sees zeros after the end. */
  finish(): number[] {
    for (let bytes = 0; bytes < 4; bytes++) {
      const unit = 2 ** (32 - 8 * bytes);
      const value = Math.ceil(this.low / unit) * unit;
      if (value >= this.low + this.range || value >= WHOLE) continue;
      const tail = Array.from({ length: bytes }, (_, i) => Math.floor(value / 2 ** (24 - 8 * i)) % 256);
      return [...this.written, ...tail];
    }
    return [...this.written, ...[24, 16, 8, 0].map((shift) => Math.floor(this.low / 2 ** shift) % 256)];
  }
}

export class RangeReader extends Range {
  private readonly bytes: ArrayLike<number>;
  private at: number;
  private value = 0;

  constructor(bytes: ArrayLike<number>, from = 0) {
    super();
    this.bytes = bytes;
    this.at = from;
    for (let i = 0; i < 4; i++) this.shift();
  }

  private shift(): void {
    this.value = ((this.value * 256) % WHOLE) + (this.bytes[this.at++] ?? 0);
  }

  /** A number below `total` that lies in the slice that was written: find it, then `take` it. */
  peek(total: number): number {
    const inside = (this.value - this.low + WHOLE) % WHOLE;
    return Math.min(total - 1, Math.floor(inside / Math.floor(this.range / total)));
  }

  take(from: number, size: number, total: number): void {
    this.narrow(from, size, total, () => this.shift());
  }
}
