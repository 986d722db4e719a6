import { describe, expect, it } from 'vitest';
import { GAMES, gameOf } from '../../src/site/games.ts';
import {
  barPages,
  headerPages,
  isOpen,
  morePages,
  NAV_PAGES,
  navPageOf,
  openPages,
} from '../../src/site/navigation.ts';

describe('the pages of the navigation', () => {
  it('are found from any page below them', () => {
    expect(navPageOf('/').id).toBe('home');
    expect(navPageOf('/dunhuang/rules/turn/').id).toBe('rules');
    expect(navPageOf('/dunhuang/').id).toBe('dunhuang');
    expect(navPageOf('/somewhere/').id).toBe('home');
  });

  it('are open or not as a whole', () => {
    for (const { path, open } of NAV_PAGES) expect(isOpen(`${path}deeper/`)).toBe(open);
  });

  it('keep the style guide out of lists and search engines', () => {
    expect(isOpen('/style/')).toBe(false);
    expect(isOpen('/')).toBe(true);
  });

  it('leave room for "More" in the bar, and are in the one or the other', () => {
    expect(barPages().length).toBeLessThanOrEqual(4);
    expect(morePages().length).toBeGreaterThan(0);
    expect(new Set([...barPages(), ...morePages()])).toEqual(new Set(headerPages()));
    for (const page of headerPages()) expect(openPages()).toContain(page);
  });

  it('are those of the house and of the game that a page is about', () => {
    const front = openPages('/').map(({ id }) => id);
    expect(front).toEqual(openPages('/dunhuang/score/').map(({ id }) => id));
    for (const page of openPages('/dunhuang/')) expect([undefined, 'dunhuang']).toContain(page.game);
    expect(gameOf('/dunhuang/rules/')).toBe('dunhuang');
    expect(gameOf('/about/')).toBeUndefined();
  });

  it('has a page of its own for every game', () => {
    for (const { id, path } of GAMES) expect(navPageOf(path).id).toBe(id);
  });
});
