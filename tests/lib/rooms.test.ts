import { describe, expect, it } from 'vitest';
import { barRooms, isOpen, openRooms, ROOMS, roomOf } from '../../src/lib/rooms.ts';

describe('the rooms', () => {
  it('are found from any page in them', () => {
    expect(roomOf('/').id).toBe('home');
    expect(roomOf('/dunhuang/rules/turn/').id).toBe('rules');
    expect(roomOf('/somewhere/').id).toBe('home');
  });

  it('are open or not as a whole', () => {
    for (const { path, open } of ROOMS) expect(isOpen(`${path}deeper/`)).toBe(open);
  });

  it('keep the style guide out of lists and search engines', () => {
    expect(isOpen('/style/')).toBe(false);
    expect(isOpen('/')).toBe(true);
  });

  it('leave at most five in the bar, all of them open', () => {
    expect(ROOMS.filter(({ bar }) => bar).length).toBeLessThanOrEqual(5);
    expect(barRooms().length).toBeLessThanOrEqual(5);
    for (const room of barRooms()) expect(openRooms()).toContain(room);
  });
});
