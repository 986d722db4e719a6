import { describe, expect, it } from 'vitest';
import { isBlind, MOMENT, type Press } from '../../../../src/islands/table/board/presses.ts';

const at = (time: number, x = 0): Press => ({ x, y: 0, time });
const changed = (time: number, opening = false) => ({ time, opening });

describe('a press is blind', () => {
  it('where the last one was, as long as what lies there now is new', () => {
    expect(isBlind(141, [at(140), at(0)], changed(20))).toBe(true);
    expect(isBlind(400, [at(399), at(0)], changed(20))).toBe(false);
    expect(isBlind(20 + MOMENT, [at(20 + MOMENT), at(0)], changed(20))).toBe(false);
  });

  it('however often it is repeated, and however late what it waited for has come', () => {
    expect(isBlind(261, [at(260), at(140), at(0)], changed(20))).toBe(true);
    expect(isBlind(700, [at(699), at(130), at(0)], changed(500))).toBe(true);
  });

  it('when the finger was down before it changed', () => {
    expect(isBlind(120, [at(60), at(-5000, 300)], changed(100))).toBe(true);
  });

  it('anywhere, where it changed by itself', () => {
    expect(isBlind(2101, [at(2100, 300), at(0)], changed(2000))).toBe(true);
    expect(isBlind(2101, [at(2100, 300)], changed(2000))).toBe(true);
  });

  it('not elsewhere, when somebody made it change and knows what comes', () => {
    expect(isBlind(141, [at(140, 120), at(0)], changed(20))).toBe(false);
    // Nor again at the same place, once it was heard there.
    expect(isBlind(241, [at(240, 120), at(140, 120), at(0)], changed(20))).toBe(false);
  });

  it('not where somebody asked for a board and waited long', () => {
    expect(isBlind(3101, [at(3100), at(0)], changed(3000, true))).toBe(false);
    expect(isBlind(141, [at(140), at(0)], changed(100, true))).toBe(true);
  });

  it('not where no finger was: somebody has the screen read to them', () => {
    expect(isBlind(5000, [at(0)], changed(4900))).toBe(false);
    expect(isBlind(5000, [], changed(4900))).toBe(false);
  });
});
