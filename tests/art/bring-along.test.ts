import { describe, expect, it } from 'vitest';
import { bringPiecesAlong } from '../../src/art/bring-along.ts';

const use = (href: string) => `<svg><use href="${href}" x="1"></use></svg>`;
const page = (content: string, store = '') => `<html><body>${content}${store}</body></html>`;

describe('the pieces of a page', () => {
  const tea = use('/shang/art/goods.svg#tea');
  const brought = bringPiecesAlong(page(tea + tea + use('/shang/art/tokens.svg#coin')));

  it('are found in the page itself', () => {
    expect(brought).toContain(use('#art-goods-tea') + use('#art-goods-tea') + use('#art-tokens-coin'));
    expect(brought).not.toContain('.svg#');
  });

  it('are each brought once, drawn', () => {
    expect(brought.match(/<symbol id="[^"]+"/g)).toEqual([
      '<symbol id="art-goods-tea"',
      '<symbol id="art-tokens-coin"',
    ]);
    expect(brought).toMatch(/<symbol id="art-goods-tea"[^>]*viewBox="0 0 64 64"[^>]*><(path|g|circle|rect)/);
  });

  it('of another game lie in its own folder', () => {
    expect(bringPiecesAlong(page(use('/art/dragon-market/goods.svg#young-dragon')))).toContain(
      use('#art-dragon-market-goods-young-dragon'),
    );
  });

  it('leave a page without pictures as it is', () => {
    expect(bringPiecesAlong(page('<p>tea</p>'))).toBe(page('<p>tea</p>'));
  });
});
