import { describe, expect, it } from 'vitest';
import { basePath } from '../../scripts/setup/base-path.mjs';

describe('the base path', () => {
  it.each([
    [undefined, '/'],
    ['', '/'],
    ['/', '/'],
    ['shang', '/shang/'],
    ['/shang', '/shang/'],
    ['/games/shang/', '/games/shang/'],
  ])('%s means %s', (asked, meant) => {
    expect(basePath(asked)).toBe(meant);
  });

  it.each(['https://example.org/shang/', 'C:/Program Files/Git/shang/', '/a//b/', '/shang?x', '/商/'])(
    'is not %s',
    (asked) => {
      expect(() => basePath(asked)).toThrow(/BASE_PATH is .* such as BASE_PATH=\/shang\//);
    },
  );
});
